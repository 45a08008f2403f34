import { ok } from '@/base/result';
import { MAX_TEXT_LENGTH } from '@/catalog/format/textFile';
import { findBadLink } from './findBadLink';
import { type CellResult, refuseCell } from './refuseCell';

/** Reads a text to be shown: any that a catalog can hold and that holds no address which runs a script. What looks like a
 *  formula (=1+1, @x) is text like any other. */
export function parseWords(text: string): CellResult<string> {
  if (text.length > MAX_TEXT_LENGTH) return refuseCell('too-long', { kind: 'textWithin', most: MAX_TEXT_LENGTH }, text);
  const scheme = findBadLink(text);
  return scheme === null ? ok(text) : refuseCell('bad-link', { kind: 'harmlessText', scheme }, text);
}
