import type { Scale } from '@/games/types';
import { foldWord } from './foldWord';

/** Ways of writing a label besides the scale's own, found by the shape of the label.
 *  `$1` is the number in it: ★5 is also written 5★, 5星, 星5; 2破 also 2凸, 2突. */
const OTHER_SHAPES: readonly (readonly [RegExp, readonly string[]])[] = [
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
 *  The top of limit breaks is also counted: where 满破 follows 3破 it is 4破 as well.
 *  @param level  1 to the scale's number of steps */
export function spellLevel(scale: Scale, level: number): ReadonlySet<string> {
  const own = labelsAt(scale, level);
  const counted = level === scale.steps.length ? labelsAt(scale, level - 1).flatMap(countOn) : [];
  const labels = [...own, ...counted];
  return new Set([...labels, ...labels.flatMap(otherShapes)]);
}

function labelsAt(scale: Scale, level: number): readonly string[] {
  const step = scale.steps[level - 1];
  return step === undefined ? [] : Object.values(step).map(foldWord);
}

/** 3破 → 4破, where the label of the next level says no number. */
function countOn(label: string): readonly string[] {
  const match = /^(?:(\d)([破凸])|(lb)(\d))$/.exec(label);
  if (match === null) return [];
  const [, before, sign, word, after] = match;
  return [word === undefined ? `${Number(before) + 1}${sign}` : `${word}${Number(after) + 1}`];
}

function otherShapes(label: string): readonly string[] {
  return OTHER_SHAPES.flatMap(([shape, others]) =>
    shape.test(label) ? others.map((other) => label.replace(shape, other)) : [],
  );
}
