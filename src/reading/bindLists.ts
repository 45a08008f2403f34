import type { GameSpec } from '@/games/types';
import type { Modifier } from './levelOf';
import { fits, isJoin, isPassing, type Slot } from './slot';
import { isBreak, meaningOf } from './token';

/** 满宝：梅林 孔明；2宝：C呆: what stands before a colon holds for every name up to the next stop or heading. */
export function bindHeadings(slots: readonly Slot[], spec: GameSpec): void {
  for (const [at, slot] of slots.entries()) {
    const { modifier } = slot;
    if (modifier === null || slot.part.gap === 'none' || slots[at + 1]?.part.tokens[0]?.colon !== true) continue;
    for (let place = at + 1; place < slots.length; place++) {
      const name = slots[place];
      if (name === undefined || (place > at + 1 && (name.part.gap === 'stop' || isHeading(slots, place)))) break;
      if (name.spellings === null || !fits(name, modifier, spec)) continue;
      name.modifiers.push(modifier);
      slot.bound = true;
      name.part = { ...name.part, also: place === at + 1 ? [...name.part.also, ...slot.part.tokens] : name.part.also };
    }
  }
}

function isHeading(slots: readonly Slot[], at: number): boolean {
  return slots[at]?.modifier !== null && slots[at + 1]?.part.tokens[0]?.colon === true;
}

/** 梅林、C呆都满宝: what follows 都 holds for every name before it. */
export function bindEach(slots: readonly Slot[], spec: GameSpec): void {
  for (const [at, slot] of slots.entries()) {
    const { modifier } = slot;
    const isEach = meaningOf(slots[at - 1]?.part.tokens[0], 'each') !== undefined;
    const taker = isEach
      ? slots.findLast((one, place) => place < at && one.modifiers.includes(modifier as Modifier))
      : undefined;
    if (modifier === null || !isEach || (!slot.bound && isBreak(slot.part.gap))) continue;
    for (let place = at - 2; place >= 0; place--) {
      const name = slots[place];
      if (name === undefined || (name.spellings === null && !isPassing(name.part) && !isJoin(name.part))) break;
      if (name === taker || name.modifiers.length > 0 || !fits(name, modifier, spec)) continue;
      name.modifiers.push(modifier);
      name.part = { ...name.part, each: true };
      slot.bound = true;
    }
    if (taker !== undefined) taker.part = { ...taker.part, each: true };
  }
}
