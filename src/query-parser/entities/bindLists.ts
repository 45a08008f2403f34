import type { GameSpec } from '@/games/types';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { isBreakingGap, meaningOf } from '@/query-parser/text/token';
import { acceptsModifier, isConjunction, isSkippable, type NameSlot } from './nameSlot';

/** Applies a modifier before a colon to every name up to the end of the sentence or the next heading: 满宝：梅林 孔明；2宝：C呆. */
export function bindHeadings(slots: readonly NameSlot[], spec: GameSpec): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    if (ownModifier === null || slot.part.gap === 'none' || slots[index + 1]?.part.tokens[0]?.followsColon !== true)
      continue;
    for (let position = index + 1; position < slots.length; position++) {
      const name = slots[position];
      if (name === undefined || (position > index + 1 && (name.part.gap === 'stop' || isHeading(slots, position))))
        break;
      if (name.spellings === null || !acceptsModifier(name, ownModifier, spec)) continue;
      attachModifier(name, slot, ownModifier);
    }
  }
}

function isHeading(slots: readonly NameSlot[], index: number): boolean {
  return slots[index]?.ownModifier !== null && slots[index + 1]?.part.tokens[0]?.followsColon === true;
}

/** Maximum number of names that one 都 applies to. */
const MAX_LIST_LENGTH = 40;

/** Applies the modifier after 都 to every preceding name: 梅林、C呆都满宝. */
export function bindEach(slots: readonly NameSlot[], spec: GameSpec): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    if (ownModifier === null || meaningOf(slots[index - 1]?.part.tokens[0], 'each') === undefined) continue;
    if (!slot.isBound && isBreakingGap(slot.part.gap)) continue;
    for (let position = index - 1; position >= Math.max(0, index - MAX_LIST_LENGTH); position--) {
      const name = slots[position];
      if (name === undefined || (name.spellings === null && !isSkippable(name.part) && !isConjunction(name.part)))
        break;
      const hasModifier = name.modifiers.includes(ownModifier);
      if (!hasModifier && (name.modifiers.length > 0 || !acceptsModifier(name, ownModifier, spec))) continue;
      if (!hasModifier) attachModifier(name, slot, ownModifier);
      name.part = { ...name.part, isDistributed: true };
    }
  }
}

/** Attaches a modifier to a name. Its words belong to the first name that takes it. */
function attachModifier(name: NameSlot, slot: NameSlot, modifier: Modifier): void {
  name.modifiers.push(modifier);
  if (!slot.isBound) name.part = { ...name.part, extraRanges: [...name.part.extraRanges, ...slot.part.tokens] };
  slot.isBound = true;
}
