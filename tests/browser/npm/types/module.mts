import Default, { SandBoard } from "sandgrid-embed";
import type { BoardState, SandBoardEvents } from "sandgrid-embed";

const board: SandBoard = document.createElement("sand-board");
export const same: SandBoard = new Default();
export const state: Promise<BoardState> = board.play("c3");
export type Turn = SandBoardEvents["turn"];
board.addEventListener("turn", (event) => event.detail.text.trim());

// @ts-expect-error: there is no such method
board.playy("c3");
