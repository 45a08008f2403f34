/** Numbers by document, in four bytes each where all are whole and small enough. */
export type NumberColumn = Int32Array | Float64Array;

/** Stands for a missing number in columns of 32-bit integers, which have no NaN. */
export const MISSING = -(2 ** 31);

/** Encodes numbers in the smallest form that holds them all.
 *  @param values  NaN where an offer does not have the number */
export function encodeNumbers(values: Float64Array): NumberColumn {
  const isSmall = values.every((value) => Number.isNaN(value) || ((value | 0) === value && value !== MISSING));
  return isSmall ? new Int32Array(values.map((value) => (Number.isNaN(value) ? MISSING : value))) : values;
}

/** Returns the number of a document, NaN if it does not have one. */
export function numberAt(column: NumberColumn | undefined, doc: number): number {
  const value = column?.[doc];
  return value === undefined || (value === MISSING && column instanceof Int32Array) ? Number.NaN : value;
}
