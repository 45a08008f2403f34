import type { QueryParserState } from './useQueryParser';

/** The query parser, for components outside the search box. */
export type ParserState = QueryParserState & {
  /** Puts a line of text into the search box that replaces all conditions. */
  readonly rewrite: (line: string) => void;
};
