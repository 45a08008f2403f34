/** Numbers of the docs of a block, in four bytes each where they are whole and small enough. */
export type NumberColumn = Int32Array | Float64Array;

/** Stands for "does not have it" where there is no NaN. */
export const LACKING = -(2 ** 31);

/** Keeps numbers in the smaller form.
 *  @param values  NaN where a doc does not have the number */
export function keepNumbers(values: Float64Array): NumberColumn {
  const isSmall = values.every((value) => Number.isNaN(value) || ((value | 0) === value && value !== LACKING));
  return isSmall ? new Int32Array(values.map((value) => (Number.isNaN(value) ? LACKING : value))) : values;
}

/** The number of a doc, NaN if it does not have it. */
export function numberAt(column: NumberColumn | undefined, doc: number): number {
  const value = column?.[doc];
  return value === undefined || (value === LACKING && column instanceof Int32Array) ? Number.NaN : value;
}

/** The kernel matches numbers by the word of bits. */
export function docsPadded(docs: number): number {
  return Math.ceil(docs / 32) * 32;
}
