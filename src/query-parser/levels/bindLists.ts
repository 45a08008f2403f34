import type { GameSpec } from '@/games/types';
import type { Section } from '@/query-parser/clauses/findSections';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { isBreakingGap, meaningOf, means, type Side } from '@/query-parser/text/token';
import {
  COUNTS_PEOPLE,
  countsLevelled,
  enumerationAfter,
  isOneOf,
  isWordForOthers,
  listAfter,
  listBefore,
  startsLine,
} from './nameLists';
import { acceptsModifier, attachModifier, hasOwnLevel, isSkippable, type NameSlot, statedModifier } from './nameSlot';

/** Applies the modifier of a heading to every name of its list: 满宝：梅林 孔明；2宝：C呆. A name with a level of its own keeps it. */
export function bindHeadings(
  slots: readonly NameSlot[],
  sections: readonly Section[],
  spec: GameSpec,
  chars: string,
): void {
  for (const { start, first, end } of sections) {
    const names = slots.slice(first, end).filter(({ spellings }) => spellings !== null);
    const stating = slots.slice(start, first).filter((slot) => isHeading(slot, chars));
    // 三张LR的：… has three names; it does not count copies.
    const levels = stating.filter((slot) => statedModifier(slot)?.kind === 'level');
    // One short of max (LB2): brackets state the level precisely.
    const exact = levels.filter(
      ({ part }) => means(part.tokens[0], 'level') && chars[part.start - 1] === '(' && chars[part.end] === ')',
    );
    const deciding = exact.length > 0 ? exact : levels.length > 0 ? levels : stating;
    for (const heading of withLastLevel(deciding, names, spec)) distribute(names, heading, spec);
  }
}

/** In ★3が102人、うち★5はA the level beside the list is meant. */
function withLastLevel(headings: readonly NameSlot[], names: readonly NameSlot[], spec: GameSpec): readonly NameSlot[] {
  const [name] = names;
  if (name === undefined) return [];
  const statesLevel = (slot: NameSlot) => {
    const modifier = statedModifier(slot);
    return modifier !== null && hasOwnLevel({ ...name, modifiers: [modifier] }, spec);
  };
  const last = headings.filter(statesLevel).at(-1);
  return headings.filter((slot) => slot === last || !statesLevel(slot));
}

/** In 双龙号：A、B the character is part of a word. */
function isHeading(slot: NameSlot, chars: string): boolean {
  // 只推她们四个⏎A、B counts the names.
  if (countsPeople(slot, chars)) return false;
  return statedModifier(slot) !== null && meaningOf(slot.part.tokens[0], 'copies')?.prefix !== true;
}

function countsPeople({ ownModifier, part }: NameSlot, chars: string): boolean {
  return ownModifier?.kind === 'copies' && COUNTS_PEOPLE.test(chars.slice(part.start, part.end));
}

/** Gives the modifier of a slot to all names that accept it and do not say otherwise. */
export function distribute(names: readonly NameSlot[], slot: NameSlot, spec: GameSpec): void {
  const ownModifier = statedModifier(slot);
  if (ownModifier === null) return;
  const isLevel = (name: NameSlot) => hasOwnLevel({ ...name, modifiers: [ownModifier] }, spec);
  for (const name of names) {
    const hasModifier = name.modifiers.includes(ownModifier);
    // 三张的：A、B、C x1
    if (!hasModifier && ownModifier.kind === 'copies' && name.modifiers.some(isCopies)) continue;
    if (!hasModifier && (!acceptsModifier(name, ownModifier, spec) || (isLevel(name) && hasOwnLevel(name, spec))))
      continue;
    if (!hasModifier) attachModifier(name, slot, ownModifier);
    name.part = { ...name.part, isDistributed: true };
  }
}

/** Applies a level to all names of the list before it if it stands beside 都 or each (梅林、C呆都满宝, 墓指、一滴每样至少两张, 梅林とC呆、どちらも宝2), or
 *  beside a choice (梅林或C呆，满宝有一个就行); without such names to those after it (2 each of A and B).
 *  @param chars  the folded text */
export function bindEach(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    // A、B二选一，宝2C: the level is that of C.
    const isOwn = slot.ownModifier !== null && !isBoundAfter(slots, index);
    if (isOwn && !countsPeople(slot, chars) && standsBesideChoice(slots, index))
      distribute(listBefore(slots, index, chars), slot, spec);
    const side =
      meaningOf(slot.part.tokens[0], 'each')?.side ?? (countsLevelled(slots, index, chars) ? 'after' : undefined);
    const next = slots[index + 1];
    // A. Everyone else is 5★
    if (side === undefined || slot.part.entity !== null || (next !== undefined && isWordForOthers(next, chars)))
      continue;
    if (slots.slice(Math.max(0, index - 2), index).some((one) => isWordForOthers(one, chars))) continue;
    const level = levelBeside(slots, index, side, chars);
    const own = level === null ? undefined : slots[level];
    if (level === null || own === undefined) continue;
    const [first, last] = [Math.min(index, level), Math.max(index, level)];
    // 3 each: A, B⏎2 each: C, D, but not A、B⏎都要宝2，C
    const after = slots[last + 1];
    const isHeading = after?.spellings != null && !/break|join/.test(after.part.gap) && startsLine(slots, first, chars);
    const before = isHeading ? [] : listBefore(slots, first, chars);
    distribute(before.length > 0 ? before : enumerationAfter(slots, last, chars), own, spec);
  }
}

/** In 五星的好歌剧和圣诞小栗 and 固有3まで育ってるミネとウイ the level before の, 的 or a verb is about both names. */
export function bindAttributes(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    const own = slot.ownModifier;
    if (own === null || !slot.isBound || slots[index + 2]?.modifiers.includes(own) !== true) continue;
    const particle = slots[index + 1]?.part;
    if (particle === undefined || !isSkippable(particle)) continue;
    if (particle.end - particle.start !== 1 && !chars.startsWith('マデ', particle.start)) continue;
    const all = listAfter(slots, index + 1);
    // 宝5的A和B、宝2的C: the list ends before a name with a level of its own.
    const next = all.findIndex(({ modifiers }, position) => position > 0 && !modifiers.every(isCopies));
    const list = next === -1 ? all : all.slice(0, next);
    if (list.slice(1).every(({ part }) => part.gap !== 'soft')) distribute(list, slot, spec);
  }
}

function isCopies({ kind }: Modifier): boolean {
  return kind === 'copies';
}

/** How many words may stand between 都 and its level: 都得至少宝2. */
const MAX_LEVEL_DISTANCE = 5;

/** LR for all of them */
const FOR = /^(?:for|on)$/;

/** Returns the index of the level that 都 is about. */
function levelBeside(slots: readonly NameSlot[], index: number, side: Side, chars: string): number | null {
  // UE1 at minimum on each, LR or above for all of them
  let position = index - 1;
  const isFor = FOR.test(chars.slice(slots[position]?.part.start, slots[position]?.part.end));
  if (isFor) position--;
  while (means(slots[position]?.part.tokens[0], 'least')) position--;
  const before = slots[position];
  // 除了C宝1都是宝2: the level before 都 is that of the exception.
  const isTaken =
    before?.isBound === true && slots[position - 1]?.spellings != null && levelAfter(slots, index) !== null;
  if ((side !== 'after' || isFor) && before?.ownModifier != null && !isTaken && !isBreakingGap(slots[index]?.part.gap))
    return position;
  return side === 'before' && !isTaken ? null : levelAfter(slots, index);
}

/** Returns the index of the level that follows a word in its clause, with no name between or after it; null if there is none.
 *  @param isMeant  false for a number that is not the level */
export function levelAfter(
  slots: readonly NameSlot[],
  index: number,
  isMeant: (slots: readonly NameSlot[], position: number) => boolean = () => true,
): number | null {
  for (let position = index + 1; position <= index + MAX_LEVEL_DISTANCE; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap) || slot.spellings !== null || slot.part.entity !== null)
      return null;
    if (means(slot.part.tokens[0], 'not')) return null;
    if (slot.ownModifier !== null && isMeant(slots, position)) return isBoundAfter(slots, position) ? null : position;
  }
  return null;
}

/** In 梅林、C呆都有 宝2摩根 the level belongs to the name after it. */
function isBoundAfter(slots: readonly NameSlot[], index: number): boolean {
  const own = slots[index]?.ownModifier;
  return slots.slice(index + 1, index + 3).some(({ modifiers }) => own != null && modifiers.includes(own));
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
