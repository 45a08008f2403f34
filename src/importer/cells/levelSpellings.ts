import { type LabelShapes, levelLabels, reshapeLabels } from '@/games/levelLabels';
import type { Scale } from '@/games/types';
import { foldWord } from './foldWord';

/** Ways of writing a label besides the scale's own, found by the shape of the label.
 *  `$1` is the number in it: ★5 is also written 5★, 5星, 星5; 2破 also 2凸, 2突. */
const OTHER_SHAPES: LabelShapes = [
  [/^★(\d)$/, ['$1★', '☆$1', '$1☆', '$1星', '星$1']],
  [/^宝具?(\d)$/, ['$1宝', '宝$1']],
  [/^(\d)破$/, ['$1突']],
  [/^0破$/, ['零破', '无突破', '无凸', '無凸']],
  [/^lb(\d)$/, ['$1lb']],
  [/^满破$/, ['满突', '满凸', '全破']],
  [/^专武(\d)$/, ['专$1', '武$1']],
  [/^lr\+(\d+)$/, ['lr$1']],
];

/** Every folded spelling of one level of a scale, in any language.
 *  @param level  1 to the scale's number of steps */
export function spellLevel(scale: Scale, level: number): ReadonlySet<string> {
  const labels = levelLabels(scale, level).map(foldWord);
  return new Set([...labels, ...reshapeLabels(labels, OTHER_SHAPES)]);
}
