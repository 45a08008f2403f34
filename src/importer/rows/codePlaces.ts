/** A row of an open table: which table, and which of its rows, both from 0. */
export type RowPlace = { readonly table: number; readonly at: number };

/** Where each code stands, kept up to date while cells are put right. */
export type CodePlaces = {
  readonly add: (code: string, place: RowPlace) => void;
  readonly remove: (code: string, place: RowPlace) => void;
  /** All rows that have the code; the same list for all of them, not to be kept. */
  readonly of: (code: string) => readonly RowPlace[];
};

const NOWHERE: readonly RowPlace[] = [];

/** Starts without any code. An empty code stands nowhere. */
export function createCodePlaces(): CodePlaces {
  const places = new Map<string, RowPlace[]>();
  return {
    add: (code, place) => {
      if (code === '') return;
      const known = places.get(code);
      if (known === undefined) places.set(code, [place]);
      else known.push(place);
    },
    remove: (code, { table, at }) => {
      const left = places.get(code)?.filter((place) => place.table !== table || place.at !== at) ?? [];
      if (left.length === 0) places.delete(code);
      else places.set(code, left);
    },
    of: (code) => places.get(code) ?? NOWHERE,
  };
}
