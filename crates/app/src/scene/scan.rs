//! Switch scanning: steps through all targets, for users of a single key.

/// A scan through groups of targets, and through the targets of the selected group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan<T> {
    groups: Vec<Vec<T>>,
    group: usize,
    /// Index of the highlighted target, once a group is selected.
    target: Option<usize>,
    /// Number of completed passes through the group.
    passes: u8,
}

impl<T> Default for Scan<T> {
    fn default() -> Self {
        Self { groups: Vec::new(), group: 0, target: None, passes: 0 }
    }
}

impl<T: Clone + PartialEq> Scan<T> {
    /// Number of passes through a group before the scan returns to the groups.
    const PASSES: u8 = 2;

    /// Updates the targets. If they differ, the scan restarts; returns whether it does.
    pub fn renew(&mut self, groups: Vec<Vec<T>>) -> bool {
        let groups: Vec<_> = groups.into_iter().filter(|group| !group.is_empty()).collect();
        let differs = groups != self.groups;
        if differs {
            *self = Self { groups, ..Self::default() };
        }
        differs
    }

    /// Returns the highlighted targets: a whole group, or a single target.
    #[must_use]
    pub fn highlighted(&self) -> &[T] {
        let group = self.groups.get(self.group).map_or(&[][..], Vec::as_slice);
        match self.target {
            Some(target) => group.get(target..=target).unwrap_or_default(),
            None => group,
        }
    }

    /// Advances to the next group or target.
    pub fn next(&mut self) {
        let length = self.groups.get(self.group).map_or(0, Vec::len);
        match self.target {
            Some(target) if target + 1 < length => self.target = Some(target + 1),
            Some(_) if self.passes + 1 < Self::PASSES => {
                self.target = Some(0);
                self.passes += 1;
            }
            // The user selected no target of this group.
            Some(_) => self.leave(),
            None if self.group + 1 < self.groups.len() => self.group += 1,
            None => self.group = 0,
        }
    }

    /// Enters the highlighted group, or returns the highlighted target and restarts.
    pub fn choose(&mut self) -> Option<T> {
        match self.highlighted() {
            [] => None,
            [one] => {
                let one = one.clone();
                self.group = 0;
                self.leave();
                Some(one)
            }
            _ => {
                self.target = Some(0);
                None
            }
        }
    }

    /// Leaves the group; among the groups, goes back to the previous one.
    pub fn back(&mut self) {
        if self.target.is_some() {
            self.leave();
        } else {
            let last = self.groups.len().saturating_sub(1);
            self.group = self.group.checked_sub(1).unwrap_or(last);
        }
    }

    fn leave(&mut self) {
        self.target = None;
        self.passes = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(groups: &[&str]) -> Scan<char> {
        let mut scan = Scan::default();
        assert!(scan.renew(groups.iter().map(|group| group.chars().collect()).collect()));
        scan
    }

    fn highlighted(scan: &Scan<char>) -> String {
        scan.highlighted().iter().collect()
    }

    #[test]
    fn scan_cycles_groups_then_their_targets() {
        let mut scan = scan(&["abc", "", "de"]);
        assert_eq!(highlighted(&scan), "abc");
        scan.next();
        assert_eq!(highlighted(&scan), "de", "what is empty is left out");
        scan.next();
        assert_eq!(highlighted(&scan), "abc", "and round");
        assert_eq!(scan.choose(), None);
        assert_eq!(highlighted(&scan), "a");
        scan.next();
        assert_eq!(scan.choose(), Some('b'));
        assert_eq!(highlighted(&scan), "abc", "from the beginning");
    }

    #[test]
    fn scan_leaves_a_group_without_a_choice() {
        let mut scan = scan(&["ab", "cd"]);
        scan.next();
        scan.choose();
        let mut seen = String::new();
        for _ in 0..4 {
            seen += &highlighted(&scan);
            scan.next();
        }
        assert_eq!(seen, "cdcd");
        assert_eq!(highlighted(&scan), "cd", "the group again");
        scan.next();
        assert_eq!(highlighted(&scan), "ab");
    }

    #[test]
    fn single_target_is_selected_at_once() {
        let mut scan = scan(&["ab", "c"]);
        scan.next();
        assert_eq!(scan.choose(), Some('c'));
    }

    #[test]
    fn a_third_switch_leads_back() {
        let mut scan = scan(&["ab", "cd", "e"]);
        scan.choose();
        scan.next();
        scan.back();
        assert_eq!(highlighted(&scan), "ab", "out of the group");
        scan.back();
        assert_eq!(highlighted(&scan), "e", "to the group before, and round");
        scan.back();
        assert_eq!(highlighted(&scan), "cd");
    }

    #[test]
    fn scan_restarts_only_after_changes() {
        let mut scan = scan(&["ab", "cd"]);
        scan.next();
        assert!(!scan.renew(vec![vec!['a', 'b'], vec![], vec!['c', 'd']]));
        assert_eq!(highlighted(&scan), "cd");
        assert!(scan.renew(vec![vec!['a', 'b'], vec!['c']]));
        assert_eq!(highlighted(&scan), "ab");
    }

    #[test]
    fn scan_accepts_empty_lists() {
        let mut scan: Scan<char> = Scan::default();
        scan.next();
        scan.back();
        assert_eq!(scan.choose(), None);
        assert_eq!(highlighted(&scan), "");
    }
}
