import type { Expectation } from './rowIssue';

/** Issue messages in one language. */
export type IssueTexts = {
  readonly location: (file: string, sheet: string | null, row: number, column: string | null) => string;
  /** null: the row as a whole. */
  readonly remarkLocation: (column: string | null) => string;
  readonly sentence: (location: string, expected: string, got: string) => string;
  readonly quote: (text: string) => string;
  readonly empty: string;
  readonly suggestion: (text: string) => string;
  readonly warning: string;
  /** The expectation as the object of "expected …". */
  readonly expected: {
    readonly [K in Expectation['kind']]: (expectation: Extract<Expectation, { readonly kind: K }>) => string;
  };
};
