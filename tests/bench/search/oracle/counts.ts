import type { WantLevels } from './oracleContext';
import type { Row } from './shopRows';

/** Something that is counted over the offers that meet all conditions but perhaps some. */
export type Count = {
  /** Keys of the conditions that an offer need not meet. */
  readonly ignoredKeys: readonly string[];
  readonly add: (row: Row, wantLevels: WantLevels) => void;
};

/** A part of a page that is counted while the offers pass. */
export type CountedPart<T> = { readonly counts: readonly Count[]; readonly result: () => T };

/** The keys that are there. */
export function definedKeys(...keys: readonly (string | null)[]): readonly string[] {
  return keys.filter((key) => key !== null);
}
