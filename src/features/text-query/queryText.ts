import type { QueryParserState } from './useQueryParser';

/** The query as text, for the parts of the screen besides the box. */
export type QueryText = QueryParserState & {
  /** Puts a line into the box that stands for all conditions. */
  readonly rewrite: (line: string) => void;
};
