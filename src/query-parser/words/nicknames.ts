import type { ItemId } from '@/domain/offer';
import type { FamilyId } from '@/games/types';

/** Nicknames that several items share, so that no roster gives them to one: who writes such a word is asked which is meant. */
export const SHARED_NICKNAMES: Partial<Readonly<Record<FamilyId, Readonly<Record<string, readonly string[]>>>>> = {
  fgo: {
    // The supporters of the three colours of command cards.
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

/** The shared nicknames of a family with the ids they can mean. */
export function sharedNicknames(family: FamilyId): readonly (readonly [word: string, items: readonly ItemId[]])[] {
  return Object.entries(SHARED_NICKNAMES[family] ?? {}).map(([word, items]) => [word, items as readonly ItemId[]]);
}
