import type { Expectation } from './rowIssue';

/** The words of issues in one language. */
export type IssueTexts = {
  /** `stock/FateGO.csv 第 14 行「价格」` */
  readonly location: (file: string, sheet: string | null, row: number, column: string | null) => string;
  /** `「价格」`; null: the row as a whole. */
  readonly remarkLocation: (column: string | null) => string;
  readonly sentence: (place: string, expected: string, got: string) => string;
  readonly quote: (text: string) => string;
  readonly empty: string;
  readonly suggestion: (text: string) => string;
  readonly warning: string;
  /** What should have been there, as an object of "expected …". */
  readonly expected: {
    readonly [K in Expectation['kind']]: (expectation: Extract<Expectation, { readonly kind: K }>) => string;
  };
};
