import type { Scale } from '../types';
import { named, sameInAllLanguages } from './specBuilders';

/** Noble Phantasm levels of FGO servants. */
export const NOBLE_PHANTASM: Scale = {
  id: 'np',
  names: named('宝具等级', '宝具レベル', 'NP level'),
  steps: [1, 2, 3, 4, 5].map((level) => named(`宝${level}`, `宝具${level}`, `NP${level}`)),
};

/** Stars of Uma Musume trainees. */
export const TRAINEE_STARS: Scale = {
  id: 'stars',
  names: named('星级', '★ランク', 'Star rank'),
  steps: [1, 2, 3, 4, 5].map((star) => sameInAllLanguages(`★${star}`)),
};

/** Stars of Blue Archive students, followed by the stars of their unique weapon: ★5 = 5, 专武1 = 6. */
export const STUDENT_STARS: Scale = {
  id: 'studentStars',
  names: named('星级·专武', '★・固有武器', 'Stars and unique weapon'),
  steps: [
    ...[1, 2, 3, 4, 5].map((star) => sameInAllLanguages(`★${star}`)),
    ...[1, 2, 3, 4].map((star) => named(`专武${star}`, `固有${star}`, `UE${star}`)),
  ],
  breakAt: 5,
};

const TIERS_BELOW_LR = ['N', 'R', 'SR', 'SR+', 'SSR', 'SSR+', 'UR', 'UR+'];
const TIERS_FROM_LR = ['LR', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((plus) => `LR+${plus}`)];

/** Tiers of MementoMori characters: N = 1, LR = 9, LR+n = 9 + n. */
export const MEMENTO_TIERS: Scale = {
  id: 'tier',
  names: named('进化阶级', 'レアリティ', 'Rarity tier'),
  steps: [...TIERS_BELOW_LR, ...TIERS_FROM_LR].map(sameInAllLanguages),
  breakAt: TIERS_BELOW_LR.length,
};

/** Creates a scale of limit breaks: n breaks are level n + 1, so 0破 = 1 and 满破 is the top.
 *  @param max  the number of possible breaks, 1 to 9 */
export function limitBreakScale(max: number): Scale {
  const partly = Array.from({ length: max }, (_, times) => named(`${times}破`, `${times}凸`, `LB${times}`));
  return {
    id: `limitBreak${max}`,
    names: named('突破', '限界突破', 'Limit break'),
    steps: [...partly, named('满破', '完凸', 'MLB')],
  };
}

/** Creates a scale of numbers of copies: level n is n copies.
 *  @param max  the highest number, 1 to 99 */
export function copiesScale(max: number): Scale {
  return {
    id: `copies${max}`,
    names: named('数量', '枚数', 'Copies'),
    steps: Array.from({ length: max }, (_, index) => sameInAllLanguages(`×${index + 1}`)),
  };
}
