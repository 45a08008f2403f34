import { ok } from '@/base/result';
import { MAX_TEXT_LENGTH } from '@/catalog/textFile';
import { type CellResult, refuseCell } from './refuseCell';

/** Reads a title or a note: any text that a catalogue can hold. */
export function parseWords(text: string): CellResult<string> {
  if (text.length <= MAX_TEXT_LENGTH) return ok(text);
  return refuseCell('too-long', { kind: 'textWithin', most: MAX_TEXT_LENGTH }, text);
}
