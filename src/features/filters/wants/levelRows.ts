import type { Scale } from '@/games/types';

const WIDEST_ROW = 6;
const MOST_STEPS = 20;
const STEPS_OF_A_LONG_SCALE = 9;

/** Lays the levels of a scale out in rows of equal steps, at most six a row unless the scale breaks in two by itself
 *  (★ | 专武). A scale of more than 20 levels (copies) shows its first nine and the chosen one.
 *  @param chosen  the level asked for now
 *  @returns       rows of levels, ascending, level 1 first */
export function layOutLevels(scale: Scale, chosen: number): readonly (readonly number[])[] {
  const top = scale.steps.length;
  const levels = Array.from({ length: top > MOST_STEPS ? STEPS_OF_A_LONG_SCALE : top }, (_, index) => index + 1);
  const last = levels.length;
  if (chosen > last && chosen <= top) levels.push(chosen);

  const parts = scale.breakAt === undefined ? [levels] : [levels.slice(0, scale.breakAt), levels.slice(scale.breakAt)];
  return parts.flatMap(evenRows);
}

function evenRows(levels: readonly number[]): readonly (readonly number[])[] {
  const rows = Math.ceil(levels.length / WIDEST_ROW);
  const width = Math.ceil(levels.length / rows);
  return Array.from({ length: rows }, (_, row) => levels.slice(row * width, (row + 1) * width));
}
