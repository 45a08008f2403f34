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

/** Applies a modifier to every preceding name if it follows 都 (梅林、C呆都满宝) or stands beside a choice (梅林或C呆，满宝有一个就行). */
export function bindEach(slots: readonly NameSlot[], spec: GameSpec): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    const isChoice = ownModifier !== null && standsBesideChoice(slots, index);
    if (ownModifier === null || (meaningOf(slots[index - 1]?.part.tokens[0], 'each') === undefined && !isChoice))
      continue;
    if (!slot.isBound && !isChoice && isBreakingGap(slot.part.gap)) continue;
    for (let position = index - 1; position >= Math.max(0, index - MAX_LIST_LENGTH); position--) {
      const name = slots[position];
      if (name === undefined || (name.spellings === null && !continuesList(name) && !isOneOf(name))) break;
      const hasModifier = name.modifiers.includes(ownModifier);
      if (!hasModifier && (name.modifiers.length > 0 || !acceptsModifier(name, ownModifier, spec))) continue;
      if (!hasModifier) attachModifier(name, slot, ownModifier);
      name.part = { ...name.part, isDistributed: true };
    }
  }
}

/** どちらか完凸, 满破的，有一个就行: the modifier is about all names of the choice. In 宝2 任一梅林 the choice is of what follows. */
function standsBesideChoice(slots: readonly NameSlot[], index: number): boolean {
  const before = nearest(slots, index, -1);
  const after = nearest(slots, index, 1);
  if (before !== null && isOneOf(slots[before])) return true;
  if (after === null || !isOneOf(slots[after])) return false;
  const next = slots[after + 1];
  return next === undefined || next.spellings === null || next.part.gap !== 'none';
}

/** Returns the index of the nearest word of the sentence that is not skippable. */
function nearest(slots: readonly NameSlot[], index: number, step: 1 | -1): number | null {
  for (let position = index + step; ; position += step) {
    const slot = slots[position];
    if (slot === undefined || (step === 1 ? slot : slots[position + 1])?.part.gap === 'stop') return null;
    if (!isSkippable(slot.part)) return position;
  }
}

function isOneOf(slot: NameSlot | undefined): boolean {
  return slot?.part.entity === null && meaningOf(slot.part.tokens[0], 'oneOf') !== undefined;
}

function continuesList({ part }: NameSlot): boolean {
  return isSkippable(part) || isConjunction(part);
}

/** Attaches a modifier to a name. Its words belong to the first name that takes it. */
function attachModifier(name: NameSlot, slot: NameSlot, modifier: Modifier): void {
  name.modifiers.push(modifier);
  if (!slot.isBound) name.part = { ...name.part, extraRanges: [...name.part.extraRanges, ...slot.part.tokens] };
  slot.isBound = true;
}
