import type { ParsedText } from '@/query-parser/result/parsedText';
import type { CorpusLine } from '../corpus';

/** A change of a text that does not change its meaning. */
export type Mutation = {
  readonly name: string;
  /** Returns variants of the text; none if the change does not apply. */
  readonly variantsOf: (line: CorpusLine, parsed: ParsedText) => readonly string[];
};

/** Replaces the range of a text. */
export function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** Returns a fixed choice for a position of a text, so that a run can be repeated and the choices vary between texts. */
export function pick<Value>(values: readonly Value[], text: string, position: number): Value {
  let hash = position;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  const value = values[(hash >>> 3) % values.length];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** Maximum number of places where a mutation changes a text, one at a time. */
const MAX_PLACES = 4;

/** Returns some places spread over the text; all of them if there are few. */
export function sample<Place>(places: readonly Place[]): readonly Place[] {
  const step = Math.max(1, places.length / MAX_PLACES);
  return places.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
