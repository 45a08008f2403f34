import type { GameSpec } from '@/games/types';
import { distribute } from '@/query-parser/levels/bindLists';
import { hasOwnLevel, type NameSlot } from '@/query-parser/levels/nameSlot';
import { isSelection } from './bindRest';

/** Between a list of names and its level. */
const COLON = /^ ?(?:\([^()\n]{1,12}\) ?)?: ?$/;
/** Between two names of a list. */
const SEPARATOR = /^ ?(?:[,，、&+/]|and|和|跟|与|ト) ?(?:and |和|& ?)?$/;
/** Between the beginning of a line and a list. */
const LINE_START = /(?:^|[\n。;]|\. )[^\p{L}\p{N}]{0,12}$/u;
/** Maximum number of names and words of a list. */
const MAX_LIST_LENGTH = 40;

/** Gives the level behind the colon after a list that fills the beginning of its line to all names of the list: McQueen, Taishin, Maruzensky: 3*.
 *  @param chars  the folded text */
export function bindColonLists(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, level] of slots.entries()) {
    const last = slots[index - 1];
    if (level.ownModifier?.kind !== 'level' || last?.spellings == null) continue;
    // ★3 may be a rarity as well.
    if (isSelection(level) && !hasOwnLevel(last, spec)) continue;
    if (!COLON.test(chars.slice(last.part.end, level.part.start))) continue;
    const names = slots
      .slice(Math.max(0, index - MAX_LIST_LENGTH), index)
      .filter(({ spellings }) => spellings !== null);
    const joined = joinedToLast(names, chars);
    if (!joined.some((name) => hasOtherLevel(name, level, spec))) distribute(joined, level, spec);
  }
}

function hasOtherLevel(name: NameSlot, { ownModifier }: NameSlot, spec: GameSpec): boolean {
  return hasOwnLevel(name, spec) && !name.modifiers.some((modifier) => modifier === ownModifier);
}

/** Returns the names joined to the last one, without it; none if something else begins the line. */
function joinedToLast(names: readonly NameSlot[], chars: string): readonly NameSlot[] {
  let first = names.length - 1;
  while (SEPARATOR.test(chars.slice(names[first - 1]?.part.end ?? 0, names[first]?.part.start))) first--;
  const start = names[first]?.part.start ?? 0;
  const isWhole = LINE_START.test(chars.slice(Math.max(0, start - MAX_LIST_LENGTH), start));
  return isWhole ? names.slice(Math.max(0, first), -1) : [];
}
