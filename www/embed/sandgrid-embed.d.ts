// The element of docs/embedding.md. The types of what is asked and told stand in protocol.d.ts, which
// is made from the Rust types of the same names.
import type { Answer, Form, LearningResult, Request, HostEvent, SideName, BoardState } from "./protocol";

export type { Answer, Form, LearningResult, Request, HostEvent, SideName, BoardState };

/** What is told with an event of that name. */
type Detail<Name extends HostEvent["event"]> = Omit<Extract<HostEvent, { event: Name }>, "event">;

/** An error of a board; one that does not come has the code `unreachable`, why, and where it was asked for. */
type ErrorDetail = Omit<Detail<"error">, "code"> & {
  code: Detail<"error">["code"] | "unsupported" | "unreachable" | "broken";
  cause?: "missing" | "framed" | "policy" | "type" | "old" | "broken" | "slow" | "unknown";
  address?: string;
};

/** The events of a board, by name; each is a `CustomEvent` with this as its `detail`. */
export type SandBoardEvents = {
  [Name in Exclude<HostEvent["event"], "answer" | "kept">]: CustomEvent<Name extends "error" ? ErrorDetail : Detail<Name>>;
};

/** `<sand-board>`: one board in a page. Every method waits until the board is there. */
export declare class SandBoard extends HTMLElement {
  /** Whether the board can be asked. */
  readonly isReady: boolean;
  /** Resolves when it can; rejects with `code: "unreachable"` where it does not come, or `"removed"`. Waits for the page. */
  readonly ready: Promise<BoardState>;
  /** Makes the frame, where `loading` or `poster` has put it off; as `ready`. */
  begin(): Promise<BoardState>;
  newGame(choice?: { rules?: string; side?: "first" | "second" | "both" | "none"; level?: number }): Promise<BoardState>;
  /** A position, a record, or a link. */
  load(text: string): Promise<BoardState>;
  /** An action or a turn as records write it; rejects with `code: "refused"` where it is not legal. */
  play(turn: string): Promise<BoardState>;
  undo(): Promise<BoardState>;
  redo(): Promise<BoardState>;
  restart(): Promise<BoardState>;
  /** So many turns on; back, where it is negative. */
  step(by?: number): Promise<BoardState>;
  goTo(to: number): Promise<BoardState>;
  /** The record, or the form that is asked for; of Yebo, the record alone. */
  export(form?: Form): Promise<string>;
  state(): Promise<BoardState>;
  hint(): Promise<Detail<"hint">>;
  /** Sets an option, as the attribute of that name does; `null` unsets it. */
  set(name: string, value: string | number | boolean | null): Promise<BoardState>;
  addEventListener<Name extends keyof SandBoardEvents>(
    name: Name,
    listener: (event: SandBoardEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The listeners of a board's events in JSX: `onturn` and so on, as React from 19 on and Preact know them. */
type Listeners = { [Name in keyof SandBoardEvents as `on${Name}`]?: (event: SandBoardEvents[Name]) => void };

/** The attributes of `<sand-board>` in JSX. */
export interface SandBoardTag extends Listeners {
  rules?: string;
  position?: string;
  record?: string;
  at?: number | string;
  lesson?: string;
  puzzle?: number | string;
  side?: SideChoice;
  level?: number | string;
  lang?: string;
  theme?: "system" | "day" | "night" | "light" | "dark";
  sound?: Switch | number | `${number}`;
  readonly?: Switch;
  coordinates?: Switch;
  controls?: "all" | "few" | "none";
  links?: Switch;
  kiosk?: Switch;
  idle?: number | string;
  motion?: "system" | "less";
  learning?: Switch;
  takes?: string;
  games?: string;
  languages?: string;
  "volume-max"?: number | string;
  accent?: string;
  ground?: string;
  ink?: string;
  radius?: number | string;
  font?: string;
  hours?: string;
  staff?: number | string;
  src?: string;
  fixed?: Switch;
  title?: string;
  loading?: "eager" | "lazy";
  poster?: string;
  /** Whatever the library of the page has for every tag: `ref`, `key`, `className`, `style` … */
  [name: string]: any;
}

type SideChoice = "first" | "second" | "both" | "none";
type Switch = boolean | "" | "yes" | "no" | "true" | "false" | "on" | "off" | "0" | "1";

declare global {
  interface HTMLElementTagNameMap {
    "sand-board": SandBoard;
  }
  namespace JSX {
    interface IntrinsicElements {
      "sand-board": SandBoardTag;
    }
  }
}
