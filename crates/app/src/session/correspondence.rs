//! Games of two named people: at one screen, or with a friend elsewhere. With a friend elsewhere, every turn is sent as a
//! link, and all links of a game have one id.

use sandgrid_rules::{Action, Adjudication, BySide, Game, Side};

use super::Session;
use crate::i18n::message::CorrespondenceMessage;
use crate::storage::saved_game::{SavedGame, whole};
use crate::text::share_link::Mail;
use crate::{
    CorrespondenceCommand, Delivery, Effect, GameSetup, Message, Names, PeopleNames, Player,
    Prompt, Sending,
};

/// A game to send to a friend elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Code of the link with its header, which follows [`MARK`](crate::text::share_link::MARK) in an address.
    pub link: String,
    /// Words for the message.
    pub words: String,
}

/// The relation of a received game to the saved one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Received {
    /// It continues the saved game, equals it, or ends it by a resignation.
    Newer,
    /// The saved game continues it, or was ended before it by a resignation.
    Older,
    /// Neither continues the other.
    Different,
}

impl Session {
    /// Carries out a command.
    pub(super) fn correspond(&mut self, command: CorrespondenceCommand) -> Vec<Effect> {
        match command {
            CorrespondenceCommand::Invite(choice, people) => self.invite(choice, &people),
            CorrespondenceCommand::Sent(delivery) => self.mark_sent(delivery),
        }
    }

    /// Starts a game of two people.
    fn invite(&mut self, choice: GameSetup, people: &PeopleNames) -> Vec<Effect> {
        let Some(friend) = choice.friend().or(choice.guest()) else { return Vec::new() };
        self.begin_named(choice, named(friend, people))
    }

    /// Returns the names for a game: those of the current game, if both are games with a friend elsewhere, or both of two
    /// people at the screen.
    pub(super) fn names_for(&self, choice: GameSetup) -> Names {
        match (choice.friend(), self.choice.friend()) {
            (Some(friend), Some(_)) => named(friend, &self.correspondents()),
            _ => choice.guest().map_or_else(Names::default, |it| named(it, &self.companions())),
        }
    }

    /// Returns the names of the two people at the screen, of whom the first one begins; those of an imported record are
    /// elsewhere.
    #[must_use]
    pub fn companions(&self) -> PeopleNames {
        let are_here = self.choice.has_two_people() && self.offered.is_none();
        let name = |side| self.names.of_side(side).filter(|_| are_here).map(str::to_owned);
        PeopleNames { own: name(Side::First), other: name(Side::Second) }
    }

    /// Returns the names of the people of the present game, or of the last one with a friend elsewhere.
    #[must_use]
    pub fn correspondents(&self) -> PeopleNames {
        let saved = self.saved_games();
        let last = saved.iter().find_map(|game| Some((game.choice.friend()?, &game.names)));
        let present = self.choice.friend().map(|friend| (friend, &self.names));
        let Some((friend, names)) = present.or(last) else { return PeopleNames::default() };
        let name = |side| names.of_side(side).map(str::to_owned);
        PeopleNames { own: name(!friend), other: name(friend) }
    }

    /// Returns the game to send; `None` if there is no friend elsewhere.
    #[must_use]
    pub fn invitation(&self) -> Option<Invitation> {
        let to = self.choice.friend()?;
        let name = |side| self.names.of_side(side).map(str::to_owned);
        let mail = Mail { id: self.choice.seed, to, from_name: name(!to), to_name: name(to) };
        let words = self.turns.last().map_or_else(
            || CorrespondenceMessage::MailFirst(to, self.choice.rules),
            |turn| CorrespondenceMessage::Mail(self.choice.rules, turn.text.clone()),
        );
        let words = self.say(&Message::Correspondence(words));
        Some(Invitation { link: self.link() + &mail.write(), words })
    }

    /// Returns the progress of the game: the number of actions, and one more for a resignation.
    fn progress_to_send(&self) -> usize {
        self.game.played().count() + usize::from(self.adjudication.is_some())
    }

    /// Returns whether the friend does not know what the person has played.
    pub(super) fn is_unsent(&self) -> bool {
        self.progress_to_send() > self.sent
    }

    /// Marks the game as sent, if it is to be sent: from now on its last turn cannot be undone.
    fn mark_sent(&mut self, delivery: Delivery) -> Vec<Effect> {
        let friend = self.choice.friend().filter(|_| self.sending().is_some());
        let Some(friend) = friend else { return Vec::new() };
        self.sent = self.progress_to_send();
        self.persistence.mark_dirty();
        let say = |message| self.say(&Message::Correspondence(message));
        match delivery {
            Delivery::Shared => {
                vec![Effect::Announce(say(CorrespondenceMessage::Sent))]
            }
            Delivery::Copied => {
                vec![Effect::Answer(say(CorrespondenceMessage::Copied(friend, self.seating())))]
            }
            Delivery::Shown => Vec::new(),
        }
    }

    /// Returns the invitation to send the game on; `None` while it is the person's turn.
    pub(super) fn sending(&self) -> Option<Sending> {
        let friend =
            self.choice.friend().filter(|_| !self.is_learning() && !self.is_read_only())?;
        let (turn, is_over) = (self.game.position().turn(), self.is_over());
        let has_acted = turn == friend || is_over && self.is_unsent();
        if !has_acted || self.game.can_redo() {
            return None;
        }
        let is_sent = !self.is_unsent() && self.sent > 0;
        let say = |message| self.say(&Message::Correspondence(message));
        let words = if is_sent {
            CorrespondenceMessage::Sent
        } else if self.game.can_undo() {
            CorrespondenceMessage::Send(friend, self.seating())
        } else {
            CorrespondenceMessage::SendFirst(friend, self.seating())
        };
        let label = say(CorrespondenceMessage::SendLabel(friend, self.seating()));
        Some(Sending { words: say(words), label, is_sent, can_take_back: self.is_unsent() })
    }

    /// Opens a game that a friend has sent: a new one, or the saved one of the same id.
    pub(super) fn receive(
        &mut self,
        game: Game,
        settled: Option<Adjudication>,
        mail: &Mail,
    ) -> Vec<Effect> {
        let Some(saved) = self.persistence.game(mail.id) else {
            return self.accept(game, settled, mail);
        };
        let Some(friend) = saved.choice.friend() else {
            // The id belongs to a game without a friend: keep them apart.
            return self.accept_apart(game, settled);
        };
        let seating = saved.choice.seating(&saved.names);
        match received(&saved, &game, settled) {
            Received::Newer => self.adopt(&saved, game, settled, mail),
            Received::Older => {
                let effects = self.continue_game(mail.id, saved);
                self.answer_with(
                    effects,
                    &Message::Correspondence(CorrespondenceMessage::Older(friend, seating)),
                )
            }
            Received::Different => {
                let effects = self.accept_apart(game, settled);
                self.answer_with(
                    effects,
                    &Message::Correspondence(CorrespondenceMessage::Different(friend, seating)),
                )
            }
        }
    }

    /// Takes turns that arrived without a header if they continue the present game with a friend.
    pub(super) fn receive_bare(
        &mut self,
        game: &Game,
        settled: Option<Adjudication>,
    ) -> Option<Vec<Effect>> {
        let friend = self.choice.friend()?;
        let saved = self.persistence.game(self.id())?;
        let is_longer = game.played().count() > whole(&saved.game).played().count();
        let is_newer = is_longer && received(&saved, game, settled) == Received::Newer;
        let mail = Mail { id: self.id(), to: !friend, from_name: None, to_name: None };
        is_newer.then(|| self.adopt(&saved, game.clone(), settled, &mail))
    }

    /// Opens a game with a friend that this device does not have.
    fn accept(&mut self, game: Game, settled: Option<Adjudication>, mail: &Mail) -> Vec<Effect> {
        let players =
            BySide::from_fn(|side| if side == mail.to { Player::Person } else { Player::Remote });
        let rules = game.ruleset();
        let choice = GameSetup { rules, players, seed: mail.id };
        let people = PeopleNames { own: mail.to_name.clone(), other: mail.from_name.clone() };
        let (names, is_first) = (named(!mail.to, &people), game.turns().count() < 2);
        let new = Self { game, names, adjudication: settled, ..Self::with(self.features, choice) };
        let effects = self.replace(new, None);
        self.persistence.follow(choice);
        self.persistence.mark_dirty();
        self.sent = self.progress_to_send();
        if self.is_over() {
            return effects;
        }
        let message = if is_first {
            CorrespondenceMessage::Invited(!mail.to, self.seating(), rules)
        } else {
            CorrespondenceMessage::Arrived(!mail.to, self.seating())
        };
        self.answer_with(effects, &Message::Correspondence(message))
    }

    /// Opens a saved game with the turns that have arrived.
    fn adopt(
        &mut self,
        saved: &SavedGame,
        game: Game,
        settled: Option<Adjudication>,
        mail: &Mail,
    ) -> Vec<Effect> {
        let Some(friend) = saved.choice.friend() else { return Vec::new() };
        // A person who opens their own link has already played its turns.
        let (is_own, before) = (mail.to == friend, saved.sent);
        let name = |side: Side, sent: &Option<String>| {
            saved.names.of_side(side).map(str::to_owned).or_else(|| sent.clone())
        };
        let (theirs, ours) = if is_own {
            (mail.to_name.clone(), mail.from_name.clone())
        } else {
            (mail.from_name.clone(), mail.to_name.clone())
        };
        let people = PeopleNames { own: name(!friend, &ours), other: name(friend, &theirs) };
        let names = named(friend, &people);
        let game = Box::new(game);
        let effects =
            self.continue_game(mail.id, SavedGame { settled, names, game, ..saved.clone() });
        self.sent = self.progress_to_send();
        if self.sent != before {
            self.persistence.mark_dirty();
        }
        if is_own || self.is_over() {
            return effects;
        }
        self.answer_with(
            effects,
            &Message::Correspondence(CorrespondenceMessage::Arrived(friend, self.seating())),
        )
    }

    /// Opens a game that belongs to none of the saved ones, for two people at the screen.
    fn accept_apart(&mut self, game: Game, settled: Option<Adjudication>) -> Vec<Effect> {
        let rules = game.ruleset();
        let choice = GameSetup::two_people(rules, self.choice.seed);
        let offered = Some(self.setup_to_offer().players);
        let apart = Self::with(self.features, choice);
        let new = Self { game, adjudication: settled, offered, ..apart };
        let effects = self.replace(new, Some(Message::Loaded(rules, None)));
        self.import_game();
        effects
    }

    /// Shows a message in place of what the effects would announce; the person's prompt is announced after it.
    pub(super) fn answer_with(&self, effects: Vec<Effect>, message: &Message) -> Vec<Effect> {
        let position = self.position();
        let side = position.turn();
        let is_asked = self.choice.players[side] == Player::Person && !self.is_over();
        let task = Prompt::of(&position).filter(|_| is_asked);
        let prompt = task.map(|task| Effect::Announce(self.say(&self.prompt(side, task))));
        let said = self.say(message);
        let is_kept = |effect: &Effect| !matches!(effect, Effect::Announce(_));
        let others = effects.into_iter().filter(is_kept);
        others.chain([Effect::Answer(said)]).chain(prompt).collect()
    }
}

/// Returns the names by side.
fn named(friend: Side, people: &PeopleNames) -> Names {
    Names::between(BySide::from_fn(|side| {
        if side == friend { people.other.as_deref() } else { people.own.as_deref() }
    }))
}

/// Compares a received game with the saved one. A resignation ends both, even if it crosses a turn.
fn received(saved: &SavedGame, game: &Game, settled: Option<Adjudication>) -> Received {
    let ours = whole(&saved.game);
    let is_same_start = (ours.ruleset(), ours.start()) == (game.ruleset(), game.start());
    let (ours, theirs): (Vec<Action>, Vec<Action>) =
        (ours.played().collect(), game.played().collect());
    if !is_same_start {
        Received::Different
    } else if ours == theirs {
        let has_resigned = saved.settled.is_some() && settled.is_none();
        if has_resigned { Received::Older } else { Received::Newer }
    } else if theirs.starts_with(&ours) {
        if saved.settled.is_some() { Received::Older } else { Received::Newer }
    } else if ours.starts_with(&theirs) {
        if settled.is_some() { Received::Newer } else { Received::Older }
    } else {
        Received::Different
    }
}
