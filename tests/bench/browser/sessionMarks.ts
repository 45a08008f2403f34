/** What the browser says of a session; times in ms since the page was opened. */
export type SessionMarks = {
  /** Events of 16 ms or more that belong to an interaction, from the event to the next paint. */
  readonly interactions: readonly { readonly id: number; readonly at: number; readonly duration: number }[];
  /** Shifts of what is on screen that nobody has asked for by a key or a tap just before. */
  readonly shifts: readonly {
    readonly at: number;
    readonly value: number;
    /** Tags and classes of what was moved. */
    readonly moved: readonly string[];
  }[];
  readonly tasks: readonly { readonly at: number; readonly duration: number }[];
};

/** The probe's door in the page's global scope. */
export type SessionWindow = {
  readonly sessionProbe: {
    readonly marks: () => SessionMarks;
    /** Notes when every frame of the main thread begins, until it is stopped. */
    readonly startFrames: () => void;
    readonly stopFrames: () => readonly number[];
  };
};
