import { bareName } from '@/names/bracketed';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Item } from '@/names/roster';

/** A spelling that an item has from another of its name: it means the item only beside a word that tells them apart. */
export type InheritedSpelling = Spelling & { readonly inherited: true };

/** Items that are called the same but for what stands in brackets share their nicknames: Gil is the archer, Caster Gil
 *  the caster; 北黑 is the girl, 满破北黑 one of her cards. */
export function inheritedSpellings({ roster, spellings }: NameIndex): readonly InheritedSpelling[] {
  const bareNames = new Map(roster.items.map((item) => [item, bareName(item.names.zh)]));
  const siblings = siblingsOf(bareNames);
  return spellings.flatMap((spelling) => {
    if (spelling.form === 'initials' || spelling.form === 'variant') return [];
    const others = siblings.get(bareNames.get(spelling.item) ?? '') ?? [];
    return others.flatMap((item) => (item === spelling.item ? [] : [{ ...spelling, item, inherited: true as const }]));
  });
}

function siblingsOf(bareNames: ReadonlyMap<Item, string>): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [item, bare] of bareNames) groups.set(bare, [...(groups.get(bare) ?? []), item]);
  return groups;
}
