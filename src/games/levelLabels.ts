import type { Scale } from './types';

/** Ways of writing a label, found by its shape; `$1` is the number in it: 2破 is also 2突. */
export type LabelShapes = readonly (readonly [shape: RegExp, others: readonly string[]])[];

/** Every label of one level in the three languages, in lower case. The top of limit breaks is also counted: where 满破
 *  follows 3破 it is 4破 as well.
 *  @param level  1 to the scale's number of steps */
export function levelLabels(scale: Scale, level: number): readonly string[] {
  const counted = level === scale.steps.length ? labelsAt(scale, level - 1).flatMap(countOn) : [];
  return [...labelsAt(scale, level), ...counted];
}

/** The other ways of writing some labels. */
export function reshapeLabels(labels: readonly string[], shapes: LabelShapes): readonly string[] {
  return labels.flatMap((label) =>
    shapes.flatMap(([shape, others]) => (shape.test(label) ? others.map((other) => label.replace(shape, other)) : [])),
  );
}

function labelsAt({ steps }: Scale, level: number): readonly string[] {
  const step = steps[level - 1];
  return step === undefined ? [] : Object.values(step).map((label) => label.toLowerCase());
}

/** 3破 → 4破, where the label of the next level says no number. */
function countOn(label: string): readonly string[] {
  const match = /^(?:(\d)([破凸])|(lb)(\d))$/.exec(label);
  if (match === null) return [];
  const [, before, sign, word, after] = match;
  return [word === undefined ? `${Number(before) + 1}${sign}` : `${word}${Number(after) + 1}`];
}
