//! Short lists in order. A sort of the library would weigh 1,600 bytes in each program, for each type that it sorts.

/// Returns the items in the order of `comes_before`; items of equal rank keep theirs.
pub(crate) fn sorted<T>(
    items: impl IntoIterator<Item = T>,
    comes_before: impl Fn(&T, &T) -> bool,
) -> Vec<T> {
    let mut list: Vec<T> = Vec::new();
    for item in items {
        let at = list.partition_point(|other| !comes_before(&item, other));
        list.insert(at, item);
    }
    list
}

#[test]
fn items_are_sorted_and_equal_ones_keep_their_order() {
    let items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
    let by_number = sorted(items, |one, other| one.0 < other.0);
    assert_eq!(by_number, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
}
