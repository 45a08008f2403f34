import exceptions from './exceptions.json';

/** Texts whose reading a mutation may change: mutation → location → reason. Every variant of every other text must read like the text,
 *  up to the ceiling of the mutation. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = exceptions;

/** Maximum share of the variants that are read differently, for mutations that are not always without meaning: a semicolon ends a
 *  sentence, a line has a heading or a name of its own. */
const CEILINGS: ReadonlyMap<string, number> = new Map([
  ['line breaks to commas and semicolons', 0.03],
  ['commas and semicolons to line breaks', 0.02],
  ['commas to semicolons and back', 0.04],
]);

/** Returns the share of the variants that a mutation may change, besides the exceptions. */
export function ceilingOf(mutation: string): number {
  return CEILINGS.get(mutation) ?? 0;
}

/** Returns true if the mutation may change the reading of the text. */
export function isException(mutation: string, location: string): boolean {
  return EXCEPTIONS[mutation]?.[location] !== undefined;
}
