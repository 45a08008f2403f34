import { topLevel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';

/** Kind of a noun by what the number beside it counts: `np` Noble Phantasm levels, `break` limit breaks, `star` stars, `weapon` levels of a
 *  weapon, `plus` what follows LR+. */
export type LevelNoun = 'np' | 'break' | 'star' | 'weapon' | 'plus';

/** Nouns that name a scale, at the end of a folded text. */
export const LEVEL_NOUNS: readonly (readonly [LevelNoun, RegExp])[] = [
  ['np', /(?:^|[^a-z])(宝具(?:等级|lv|level|レベル|数)?|np(?: *level| *lv)?|noble +phantasm(?: +level)?)$/u],
  [
    'break',
    /(?:^|[^a-z])((?:上限突破|限界突破|限破|突破|破|凸|突)(?:数|等级|级数|次数|回数|レベル)|上限突破|限界突破|突破|limit *breaks?|breaks?|lbs?|凸)$/u,
  ],
  ['star', /(?:^|[^a-z])(星级|星数|★数|star +level|stars?)$/u],
  ['weapon', /(?:^|[^a-z])(专武(?:等级|级别)?|固有武器|固有)$/u],
];

/** Returns the levels of a number for every kind of items on the scale of a noun; empty if the number is too high for all of them. */
export function levelsOf(noun: LevelNoun, value: number, { kinds }: GameSpec): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  for (const kind of kinds) {
    const level = levelOn(kind.scale?.id ?? '', noun, value);
    if (level !== null && Number.isInteger(level) && level >= 1 && level <= topLevel(kind)) levels.set(kind.id, level);
  }
  return levels;
}

/** Stars of students before the levels of their weapons. */
const STUDENT_STARS = 5;

/** The level of LR. */
const LAST_TIER = 9;

function levelOn(scale: string, noun: LevelNoun, value: number): number | null {
  if (noun === 'break') return scale.startsWith('limitBreak') ? value + 1 : null;
  if (noun === 'np') return scale === 'np' ? value : null;
  if (noun === 'plus') return scale === 'tier' ? value + LAST_TIER : null;
  if (noun === 'weapon') return scale === 'studentStars' && value > 0 ? value + STUDENT_STARS : null;
  return scale === 'stars' || (scale === 'studentStars' && value <= STUDENT_STARS) ? value : null;
}
