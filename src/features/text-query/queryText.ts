import type { QueryParserState } from './useQueryParser';

/** The query as text, for the parts of the page outside the search box. */
export type QueryText = QueryParserState & {
  /** Puts a line into the search box that stands for all conditions. */
  readonly rewrite: (line: string) => void;
};
