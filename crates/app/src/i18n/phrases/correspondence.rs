//! Formats the messages of a game with a friend elsewhere.

use sandgrid_rules::Side;

use super::super::{Language, key};
use crate::Seating;
use crate::i18n::message::CorrespondenceMessage;

impl Language {
    /// Formats a message of a game with a friend elsewhere.
    pub(in crate::i18n) fn correspondence(self, message: &CorrespondenceMessage) -> String {
        use CorrespondenceMessage as Message;
        let who = |side: &Side, seating: &Seating| self.player(*side, seating);
        match message {
            Message::Invited(side, seating, rules) => self.sentence(key::FriendInvited {
                kind: &rules.kind().to_string(),
                us: self.of(!*side),
                who: &who(side, seating),
            }),
            Message::Arrived(side, seating) => {
                self.sentence(key::FriendArrived { us: self.of(!*side), who: &who(side, seating) })
            }
            Message::Older(side, seating) => {
                self.format(key::FriendOlder { who: &who(side, seating) })
            }
            Message::Different(side, seating) => {
                self.format(key::FriendDifferent { who: &who(side, seating) })
            }
            Message::SendFirst(side, seating) => {
                self.sentence(key::FriendSendFirst { who: &who(side, seating) })
            }
            Message::Send(side, seating) => {
                self.format(key::FriendSend { who: &who(side, seating) })
            }
            Message::Copied(side, seating) => {
                self.format(key::FriendCopied { who: &who(side, seating) })
            }
            Message::Sent => self.format(key::FriendSent),
            Message::SendLabel(side, seating) => match seating.names[*side] {
                Some(_) => self.format(key::FriendSendLabel { who: &who(side, seating) }),
                None => self.format(key::FriendSendLabelUnnamed),
            },
            Message::MailFirst(side, rules) => self.format(key::FriendMailFirst {
                kind: &rules.kind().to_string(),
                us: self.of(*side),
            }),
            Message::Mail(rules, played) => {
                self.format(key::FriendMail { kind: &rules.kind().to_string(), played })
            }
        }
    }
}
