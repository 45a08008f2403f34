import type { Facets } from '../oracle/offerValues';

/** A row of a result, one value per column. */
export type Row = readonly (string | number | null)[];

/** A database with the tables of sqlTables.ts. */
export type Database = {
  readonly run: (sql: string) => void;
  readonly rows: (sql: string) => readonly Row[];
  /** Returns the condition that an offer's own text contains a word. */
  readonly hasWord: (folded: string) => string;
  /** Name of the SQL function for the greater of two values. */
  readonly greater: string;
};

/** Ids in the tables: items are numbers, facets are columns. */
export type Naming = {
  readonly facets: Facets;
  readonly items: readonly string[];
  readonly numberOfItem: ReadonlyMap<string, number>;
};

/** Quotes an SQL identifier. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes an SQL string. */
export function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the codes that a statement selects. */
export function codesOf(db: Database, sql: string): readonly string[] {
  return db.rows(sql).map(([code]) => String(code));
}
