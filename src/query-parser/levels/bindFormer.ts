import type { GameSpec } from '@/games/types';
import { isBreakingGap, means } from '@/query-parser/text/token';
import { listBefore } from './nameLists';
import { acceptsModifier, attachModifier, type NameSlot } from './nameSlot';

/** Words for the last of the names before them, and for the first or the last ones: 前者, 后面两个, the latter. */
const LATTER = /^(?:后|(?:the )?l)/;
const POINTER = /^(?:[前后](?:者|面|[两二三23])|(?:the )?(?:former|latter|(?:first|last) (?:two|three|2|3)))/;

/** How many words may stand between them and their level: the latter at LB2. */
const MAX_DISTANCE = 4;

/** Attaches a level to the first or last name of the list before it if the text points back: A和B都要，前者满破后者随意; A and B, the latter
 *  LB2.
 *  @param chars  the folded text */
export function bindFormer(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  let list: readonly NameSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    if (slot.spellings !== null) list = [];
    if (!points(slot, POINTER, chars)) continue;
    if (list.length === 0) list = listBefore(slots, index, chars);
    if (list.length < 2) continue;
    const count = countOf(chars.slice(slot.part.start, slot.part.end));
    const names = points(slot, LATTER, chars) ? list.slice(0, count) : list.slice(-count);
    const level = levelAfter(slots, index);
    const modifier = level?.ownModifier;
    if (level === null || modifier == null) continue;
    for (const name of names) if (acceptsModifier(name, modifier, spec)) attachModifier(name, level, modifier);
  }
}

/** How many names 后面两个 points at. */
function countOf(text: string): number {
  if (/[三3]|three/.test(text)) return 3;
  return /[两二2]|two/.test(text) ? 2 : 1;
}

function points({ part }: NameSlot, words: RegExp, chars: string): boolean {
  return part.entity === null && words.test(chars.slice(part.start, part.end));
}

function levelAfter(slots: readonly NameSlot[], index: number): NameSlot | null {
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap) || slot.spellings !== null) return null;
    if (slot.ownModifier !== null) return slot.isBound ? null : slot;
    if (means(slot.part.tokens[0], 'not')) return null;
  }
  return null;
}
