import type { Scale } from './types';

/** Other spellings of labels by pattern; `$1` is the number: 2破 is also 2突. */
export type LabelShapes = readonly (readonly [shape: RegExp, others: readonly string[]])[];

/** Returns the labels of a level in the three languages, in lower case. The top of limit breaks also has a numeric label: 满破 after 3破
 *  is also 4破.
 *  @param level  1 to the scale's number of steps */
export function levelSpellings(scale: Scale, level: number): readonly string[] {
  const counted = level === scale.steps.length ? labelsOf(scale, level - 1).flatMap(countOn) : [];
  return [...labelsOf(scale, level), ...counted];
}

/** Returns the other spellings of labels. */
export function reshapeLabels(labels: readonly string[], shapes: LabelShapes): readonly string[] {
  return labels.flatMap((label) =>
    shapes.flatMap(([shape, others]) => (shape.test(label) ? others.map((other) => label.replace(shape, other)) : [])),
  );
}

function labelsOf({ steps }: Scale, level: number): readonly string[] {
  const step = steps[level - 1];
  return step === undefined ? [] : Object.values(step).map((label) => label.toLowerCase());
}

/** Returns the label of the next level: 3破 → 4破. */
function countOn(label: string): readonly string[] {
  const match = /^(?:(\d)([破凸])|(lb)(\d))$/.exec(label);
  if (match === null) return [];
  const [, before, sign, word, after] = match;
  return [word === undefined ? `${Number(before) + 1}${sign}` : `${word}${Number(after) + 1}`];
}
