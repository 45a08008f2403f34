import type { ItemId } from '@/domain/offer';
import type { FamilyId } from '@/games/types';

/** Nicknames shared by several items, for which the buyer is asked to choose. */
export const SHARED_NICKNAMES: Partial<Readonly<Record<FamilyId, Readonly<Record<string, readonly string[]>>>>> = {
  fgo: {
    // The support servants of the three command card colours.
    红拐: ['svt-150', 'svt-314', 'svt-353', 'svt-316'],
    蓝拐: ['svt-62', 'svt-284'],
    绿拐: ['svt-215', 'svt-357'],
    双拐: ['svt-215', 'svt-284'],
    羽蛇神: ['svt-144', 'svt-233'],
    教授: ['svt-156', 'svt-346'],
    公主: ['svt-351', 'svt-431'],
    龙娘: ['svt-457', 'svt-18'],
  },
};

/** Returns the shared nicknames of a family with their item ids. */
export function sharedNicknames(family: FamilyId): readonly (readonly [word: string, items: readonly ItemId[]])[] {
  return Object.entries(SHARED_NICKNAMES[family] ?? {}).map(([word, items]) => [word, items as readonly ItemId[]]);
}
