import type { Facets } from '../oracle/offerValues';

/** A row of an answer, a value a column. */
export type Row = readonly (string | number | null)[];

/** A database that holds the tables of sqlTables.ts. */
export type Database = {
  readonly run: (sql: string) => void;
  readonly rows: (sql: string) => readonly Row[];
  /** A condition that holds for the offers whose own text has a word. */
  readonly hasWord: (folded: string) => string;
  /** The name of the function that gives the greater of two values. */
  readonly greater: string;
};

/** How ids stand in the tables: items as numbers, facets as columns. */
export type Naming = {
  readonly facets: Facets;
  readonly items: readonly string[];
  readonly numberOfItem: ReadonlyMap<string, number>;
};

/** A name as SQL has it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text as SQL has it. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The codes that a statement selects. */
export function codesOf(db: Database, sql: string): readonly string[] {
  return db.rows(sql).map(([code]) => String(code));
}
