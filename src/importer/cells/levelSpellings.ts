import { type LabelShapes, levelLabels, reshapeLabels } from '@/games/levelLabels';
import type { Scale } from '@/games/types';
import { foldText } from '@/names/foldText';
import { spellLevel as spellInTexts } from '@/query-parser/words/levelWords';

/** Ways of writing copies, found by the shape of the label; a text has numbers for them, a cell only spellings. */
const COPIES: LabelShapes = [[/^×(\d+)$/, ['$1张', '$1枚', '$1个', '$1copies', '$1cards', '*$1', 'x$1', '$1x', '$1×']]];

/** Every spelling of one level of a scale, folded, in any language: those of texts (see `reading/words`), and copies.
 *  @param level  1 to the scale's number of steps */
export function spellLevel(scale: Scale, level: number): ReadonlySet<string> {
  const copies = reshapeLabels(levelLabels(scale, level), COPIES);
  return new Set([...spellInTexts(scale, level), ...copies.map(foldText)]);
}
