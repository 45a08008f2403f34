import { topLevel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import type { Item } from '@/names/roster';
import { meaningOf, means, type Token } from '@/query-parser/text/token';

/** Information that a word adds to a neighbouring name: a level, or which item is meant. */
export type Modifier =
  | { readonly kind: 'level'; readonly token: Token }
  | { readonly kind: 'copies'; readonly count: number };

/** Returns the level that a modifier gives an item: 0 if it only selects the item, null if it does not fit. */
export function levelOf(modifier: Modifier, item: Item, spec: GameSpec): number | null {
  if (modifier.kind === 'copies') return copiesLevel(modifier.count, item, spec);
  const level = meaningOf(modifier.token, 'level')?.levels.get(item.kind);
  if (level !== undefined) return level;
  if (meaningOf(modifier.token, 'filter')?.matches(item) === true) return 0;
  return meaningOf(modifier.token, 'kind')?.id === item.kind ? 0 : null;
}

/** Converts copies to a limit break or Noble Phantasm level. Stars do not depend on copies. */
function copiesLevel(count: number, item: Item, { kinds }: GameSpec): number | null {
  const kind = kinds.find(({ id }) => id === item.kind);
  const scale = kind?.scale?.id;
  if (kind === undefined || scale === undefined || scale === 'stars' || scale === 'studentStars' || scale === 'tier')
    return null;
  return count >= 1 && count <= topLevel(kind) ? count : null;
}

/** Returns true for a word that can modify a neighbouring name. */
export function isModifier(token: Token | undefined): boolean {
  return means(token, 'level') || means(token, 'filter') || means(token, 'kind');
}
