/** Numbers of the docs of a block, in four bytes each where they are whole and small enough. */
export type NumberColumn = Int32Array | Float64Array;

/** Stands for "does not have it" where there is no NaN. */
export const LACKING = -(2 ** 31);

/** Keeps numbers in the smaller form.
 *  @param values  NaN where a doc does not have the number */
export function keepNumbers(values: Float64Array): NumberColumn {
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (!Number.isNaN(value) && ((value | 0) !== value || value === LACKING)) return values;
  }
  const whole = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) whole[i] = Number.isNaN(values[i]!) ? LACKING : values[i]!;
  return whole;
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
