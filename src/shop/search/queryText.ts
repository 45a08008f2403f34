import type { TextReader } from './textReader';

/** The query as text, for the parts of the screen besides the box. */
export type QueryText = {
  /** null until it was asked for and has come. */
  readonly reader: TextReader | null;
  /** Gets the reader; null if it cannot be had. */
  readonly load: () => Promise<TextReader | null>;
  /** Puts a line into the box that stands for all conditions. */
  readonly rewrite: (line: string) => void;
};
