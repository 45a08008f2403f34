import type { GameSpec } from '@/games/types';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { isBreak, meaningOf } from '@/query-parser/text/token';
import { fits, isJoin, isPassing, type Slot } from './slot';

/** 满宝：梅林 孔明；2宝：C呆: what stands before a colon holds for every name up to the next stop or heading. */
export function bindHeadings(slots: readonly Slot[], spec: GameSpec): void {
  for (const [at, slot] of slots.entries()) {
    const { modifier } = slot;
    if (modifier === null || slot.part.gap === 'none' || slots[at + 1]?.part.tokens[0]?.colon !== true) continue;
    for (let place = at + 1; place < slots.length; place++) {
      const name = slots[place];
      if (name === undefined || (place > at + 1 && (name.part.gap === 'stop' || isHeading(slots, place)))) break;
      if (name.spellings === null || !fits(name, modifier, spec)) continue;
      take(name, slot, modifier);
    }
  }
}

function isHeading(slots: readonly Slot[], at: number): boolean {
  return slots[at]?.modifier !== null && slots[at + 1]?.part.tokens[0]?.colon === true;
}

/** How many names one 都 reaches back over. */
const LONGEST_LIST = 40;

/** 梅林、C呆都满宝: what follows 都 holds for every name before it. */
export function bindEach(slots: readonly Slot[], spec: GameSpec): void {
  for (const [at, slot] of slots.entries()) {
    const { modifier } = slot;
    if (modifier === null || meaningOf(slots[at - 1]?.part.tokens[0], 'each') === undefined) continue;
    if (!slot.bound && isBreak(slot.part.gap)) continue;
    for (let place = at - 1; place >= Math.max(0, at - LONGEST_LIST); place--) {
      const name = slots[place];
      if (name === undefined || (name.spellings === null && !isPassing(name.part) && !isJoin(name.part))) break;
      const has = name.modifiers.includes(modifier);
      if (!has && (name.modifiers.length > 0 || !fits(name, modifier, spec))) continue;
      if (!has) take(name, slot, modifier);
      name.part = { ...name.part, each: true };
    }
  }
}

/** Says the modifier of the name; the words of the modifier stand with the first name that takes it. */
function take(name: Slot, slot: Slot, modifier: Modifier): void {
  name.modifiers.push(modifier);
  if (!slot.bound) name.part = { ...name.part, also: [...name.part.also, ...slot.part.tokens] };
  slot.bound = true;
}
