import type { QueryParserState } from './useQueryParser';

/** The query as text, for the parts of the page outside the search box. */
export type QueryText = QueryParserState & {
  /** Puts a line of text into the search box that replaces all conditions. */
  readonly rewrite: (line: string) => void;
};
