/** Performance entries of a session; times in ms since navigation. */
export type SessionMarks = {
  /** Events of interactions that took 16 ms or more until the next paint. */
  readonly interactions: readonly { readonly id: number; readonly startTime: number; readonly duration: number }[];
  /** Layout shifts without recent input. */
  readonly shifts: readonly {
    readonly startTime: number;
    readonly value: number;
    /** Moved elements by tag, class and text, with their places before and after in CSS pixels. */
    readonly moved: readonly string[];
  }[];
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
};

/** Global variable that gives access to the probe. */
export type SessionWindow = {
  readonly sessionProbe: {
    readonly marks: () => SessionMarks;
    /** Records the start of every frame of the main thread until stopped. */
    readonly startFrames: () => void;
    readonly stopFrames: () => readonly number[];
  };
};
