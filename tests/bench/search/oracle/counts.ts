import type { WantLevels } from './oracleContext';
import type { Row } from './shopRows';

/** A count over the offers that meet all conditions except possibly some. */
export type Count = {
  /** Keys of the conditions that may be missed. */
  readonly ignoredKeys: readonly string[];
  readonly add: (row: Row, wantLevels: WantLevels) => void;
};

/** A part of the response that is counted in one pass over the offers. */
export type CountedPart<T> = { readonly counts: readonly Count[]; readonly result: () => T };

/** Returns the keys that are not null. */
export function definedKeys(...keys: readonly (string | null)[]): readonly string[] {
  return keys.filter((key) => key !== null);
}
