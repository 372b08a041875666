//! Similarity of positions.

use sandgrid_rules::{Cell, Position, Shape};

/// A board from the point of view of the side to act: 1 ours, 2 theirs, column by column.
pub(super) type View = [[u8; 8]; 8];

/// Returns the board under all rotations and reflections.
pub(super) fn views(position: &Position) -> Vec<View> {
    let shape = position.ruleset().shape();
    let square = shape.columns() == shape.rows();
    let ways = if square { 0..8 } else { 0..4 };
    ways.map(|way| view(position, shape, way)).collect()
}

fn view(position: &Position, shape: Shape, way: u8) -> View {
    let mut view = View::default();
    for (pieces, mark) in [(position.ours(), 1), (position.theirs(), 2)] {
        for cell in pieces {
            let (column, row) = turned(cell, shape, way);
            view[usize::from(column)][usize::from(row)] = mark;
        }
    }
    view
}

fn turned(cell: Cell, shape: Shape, way: u8) -> (u8, u8) {
    let (mut column, mut row) = (cell.column(), cell.row());
    if way & 1 != 0 {
        column = shape.columns() - 1 - column;
    }
    if way & 2 != 0 {
        row = shape.rows() - 1 - row;
    }
    if way & 4 != 0 { (row, column) } else { (column, row) }
}

/// Returns the number of holes at which two boards differ.
pub(super) fn differences(one: &View, other: &View) -> usize {
    let cells = one.iter().flatten().zip(other.iter().flatten());
    cells.filter(|(one, other)| one != other).count()
}

/// Returns the identifier of a position: a hash independent of symmetry and of the side to act.
pub(super) fn name(position: &Position) -> String {
    let least = views(position).into_iter().min().expect("there is a way to look at it");
    let key = position.ruleset().key().bytes();
    let board = least.into_iter().flatten();
    let us = position.turn();
    let hands = [position.in_hand()[us], position.in_hand()[!us]];
    // FNV-1a.
    let hash = key
        .chain(board)
        .chain(hands)
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{:06x}", hash >> 8)
}
