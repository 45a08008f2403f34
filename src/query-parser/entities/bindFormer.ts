import type { GameSpec } from '@/games/types';
import { isBreakingGap, meaningOf } from '@/query-parser/text/token';
import { listBefore } from './bindLists';
import { acceptsModifier, attachModifier, type NameSlot } from './nameSlot';

/** Words for the first and for the last of the names before them. */
const FORMER = /^(?:前者|(?:the )?former)/;
const LATTER = /^(?:后者|(?:the )?latter)/;

/** How many words may stand between them and their level: the latter at LB2. */
const MAX_DISTANCE = 4;

/** Attaches a level to the first or last name of the list before it if the text points back: A和B都要，前者满破后者随意; A and B, the latter
 *  LB2.
 *  @param chars  the folded text */
export function bindFormer(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  let list: readonly NameSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    if (slot.spellings !== null) list = [];
    const isLatter = points(slot, LATTER, chars);
    if (!isLatter && !points(slot, FORMER, chars)) continue;
    if (list.length === 0) list = listBefore(slots, index, chars);
    const name = isLatter ? list[0] : list.at(-1);
    if (name === undefined || list.length < 2) continue;
    const level = levelAfter(slots, index);
    if (level?.ownModifier != null && acceptsModifier(name, level.ownModifier, spec))
      attachModifier(name, level, level.ownModifier);
  }
}

function points({ part }: NameSlot, words: RegExp, chars: string): boolean {
  return part.entity === null && words.test(chars.slice(part.start, part.end));
}

function levelAfter(slots: readonly NameSlot[], index: number): NameSlot | null {
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap) || slot.spellings !== null) return null;
    if (slot.ownModifier !== null) return slot.isBound ? null : slot;
    if (meaningOf(slot.part.tokens[0], 'not') !== undefined) return null;
  }
  return null;
}
