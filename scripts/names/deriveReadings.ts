import { foldText } from '../../src/names/foldText';
import { spellingsOf } from '../../src/names/itemNames';
import type { Readings } from '../../src/names/readings';
import type { Item, Roster } from '../../src/names/roster';
import { bareNames } from './bareNames';
import { kanaOf } from './kanaReadings';
import { nameParts } from './nameParts';
import { variantNames } from './variants';

/** Folded spellings that belong to an item already. */
type Owned = ReadonlySet<string>;

/** Derives the spellings of every item of a roster. Variants, bare names and parts that equal the name or nickname of any item
 *  are omitted, and so are parts that equal the bare name of another item. */
export function deriveReadings(roster: Roster): ReadonlyMap<Item, Readings> {
  const called: Owned = new Set(roster.items.flatMap(spellingsOf).map(foldText));
  const bare = new Map(roster.items.map((item) => [item, takeFree(bareNames(item), called)]));
  const calledOrBare: Owned = new Set([...called, ...[...bare.values()].flat().map(foldText)]);
  return new Map(
    roster.items.map((item) => {
      const own = bare.get(item) ?? [];
      const variants = takeFree(variantNames(item, roster), called);
      const parts = takeFree(nameParts(item, roster.family), calledOrBare);
      return [item, { variants, bare: own, parts, kana: kanaOf(item, [...own, ...parts], roster.family) }];
    }),
  );
}

function takeFree(spellings: readonly string[], owned: Owned): readonly string[] {
  const free = new Map<string, string>();
  for (const spelling of spellings) {
    const folded = foldText(spelling);
    const isFree = folded !== '' && !owned.has(folded) && !/[|~^]/.test(spelling);
    if (isFree && !free.has(folded)) free.set(folded, spelling);
  }
  return [...free.values()];
}
