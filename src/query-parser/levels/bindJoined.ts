import type { GameSpec } from '@/games/types';
import type { Section } from '@/query-parser/clauses/findSections';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { type Gap, isBreakingGap, means } from '@/query-parser/text/token';
import { othersOfChoice } from './choiceNames';
import { isOneOf, isWordForOthers } from './nameLists';
import { acceptsModifier, attachModifier, isConjunction, isSkippable, type NameSlot, statedModifier } from './nameSlot';

/** Minimum length of an enumeration whose last level is about all of its names: in A、B 宝2 it may be about B alone. */
const MIN_LIST_LENGTH = 3;

/** Applies the level after the last of several joined names to all of them, unless one has a level of its own: 双X和AGE1满破,
 *  レジーナとグィネヴィアはUR, 咲、宫子、美游三星, A/B LB4. */
export function bindJoined(
  slots: readonly NameSlot[],
  sections: readonly Section[],
  spec: GameSpec,
  chars: string,
): void {
  for (const [index, last] of slots.entries()) {
    if (last.spellings === null || last.modifiers.length === 0) continue;
    const level = levelAfterName(slots, index, last);
    const modifier = level?.ownModifier;
    if (level === undefined || modifier == null) continue;
    // A、B、C满破，其余3破
    const after = slots.indexOf(level, index) + 1;
    if (slots.slice(after, after + 2).some((one) => isWordForOthers(one, chars))) continue;
    // 满宝：A、B宝2: the others have the level of the heading.
    const isHeaded = sections.some(
      ({ start, first, end }) =>
        first <= index &&
        index < end &&
        slots.slice(start, first).some((slot) => statedModifier(slot)?.kind === 'level'),
    );
    const isTouching = level.part.gap === 'none' && level === slots[index + 1] && modifier.kind === 'level';
    // A、B、C×3: the copies of a card are its own.
    const isOwn = isHeaded || modifier.kind === 'copies';
    const minLength = isOwn ? Number.POSITIVE_INFINITY : isTouching ? 2 : MIN_LIST_LENGTH;
    const joined = joinedBefore(slots, index, chars, minLength);
    const names = joined.length > 0 || isOwn ? joined : chosenBefore(slots, index);
    if (names.some(({ modifiers }) => modifiers.length > 0)) continue;
    for (const name of names) if (acceptsModifier(name, modifier, spec)) attachModifier(name, level, modifier);
  }
  bindSlashed(slots, spec, chars);
  bindSpaced(slots, spec);
}

/** Applies the level behind a space to all names before it, if nothing else precedes it in its field: 速北黑 智美妙 满破 / 丸善 米浴 ★3 小栗帽★5. */
function bindSpaced(slots: readonly NameSlot[], spec: GameSpec): void {
  for (const [index, level] of slots.entries()) {
    const last = slots[index - 1];
    const modifier = level.ownModifier;
    if (modifier?.kind !== 'level' || level.part.gap !== 'soft' || last?.modifiers.includes(modifier) !== true)
      continue;
    // A B 满破 C D may be two lists of either kind.
    let end = index;
    while (end - index < MAX_FIELD_LENGTH && !endsField(slots[end + 1]?.part.gap ?? 'stop')) end++;
    if (slots[end]?.isBound !== true) continue;
    let first = index - 1;
    while (slots[first]?.part.gap === 'soft' && isBareName(slots[first - 1])) first--;
    // 米浴满破 丸善 新年娘 ★3: a level that touches its name is about that name alone.
    const isList = slots[first - 1]?.isBound === true && slots[first - 1]?.part.gap === 'soft';
    if (!isList && !endsField(slots[first]?.part.gap ?? 'none')) continue;
    for (const name of slots.slice(first, index - 1))
      if (acceptsModifier(name, modifier, spec)) attachModifier(name, level, modifier);
  }
}

/** Returns the other names of a choice that begins with its word: one of A, B, C at LR. */
function chosenBefore(slots: readonly NameSlot[], last: number): readonly NameSlot[] {
  const names = othersOfChoice(slots, last);
  const [first] = names.slice(-1);
  return first !== undefined && isOneOf(slots[slots.indexOf(first) - 1]) ? names : [];
}

const MAX_FIELD_LENGTH = 40;

function isBareName(slot: NameSlot | undefined): boolean {
  return slot?.spellings != null && slot.modifiers.length === 0;
}

function endsField(gap: Gap): boolean {
  return isBreakingGap(gap) || gap === 'or' || gap === 'mark';
}

/** How many words on from the last name its level may be: AとBの二人が3凸. */
const MAX_DISTANCE = 5;

/** Returns the level of a name behind it, rather than its type (A and B GUTS maxed), or else the type. */
function levelAfterName(slots: readonly NameSlot[], index: number, { modifiers }: NameSlot): NameSlot | undefined {
  const own = slots
    .slice(index + 1, index + MAX_DISTANCE)
    .filter(({ ownModifier }) => modifiers.includes(ownModifier as Modifier));
  return own.find(({ part }) => means(part.tokens[0], 'level')) ?? own[0];
}

/** Applies the level before the first of several names between slashes or without a space to all of them: 3x A/B/C, 3破白骑士SRX. */
function bindSlashed(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, level] of slots.entries()) {
    const modifier = level.ownModifier;
    if (modifier === null || slots[index + 1]?.modifiers.includes(modifier) !== true) continue;
    for (let position = index + 2; position < slots.length; position++) {
      const [before, name] = [slots[position - 1], slots[position]];
      if (before === undefined || name === undefined || name.modifiers.length > 0) break;
      if (!/^\/?$/.test(chars.slice(before.part.end, name.part.start)) || !acceptsModifier(name, modifier, spec)) break;
      attachModifier(name, level, modifier);
    }
  }
}

/** Returns the names before one that are joined to it by 和, と or and, or by a slash, or by 、 or a slash between
 *  spaces in a longer list. */
export function joinedBefore(
  slots: readonly NameSlot[],
  last: number,
  chars: string,
  minLength = MIN_LIST_LENGTH,
): readonly NameSlot[] {
  const names: NameSlot[] = [];
  let isEnumeration = false;
  let isEnumerated = false;
  let isJoined = false;
  let isSlashed = false;
  for (let index = last - 1; index >= 0; index--) {
    const gap = slots[index + 1]?.part.gap;
    const slot = slots[index];
    if (slot === undefined || isBreakingGap(gap)) break;
    if (gap === 'or') {
      const separator = chars.slice(slot.part.end, slots[index + 1]?.part.start);
      if (separator.trim() !== '/') break;
      isJoined = isSlashed = true;
      isEnumerated ||= separator !== '/';
    }
    if (gap === 'join') isJoined = isEnumerated = true;
    if (slot.spellings !== null) {
      // 由莉露普丝满破
      isJoined ||= gap === 'none' && slots[index + 1]?.spellings != null;
      // Quoted ids are exact: nothing around them changes their levels.
      if (!isJoined || means(slot.part.tokens[0], 'quoted')) break;
      // A NP3 / B / C NP2
      if (slot.modifiers.length > 0 && isSlashed) return [];
      // A宝3、BとCは宝2: the list ends at a name with a level of its own.
      if (slot.modifiers.length > 0 && names.length > 0 && !(isEnumerated && isEnumeration)) break;
      names.push(slot);
      isEnumeration ||= isEnumerated;
      isEnumerated = false;
      isJoined = false;
    } else if (isConjunction(slot.part)) {
      // A + B 完凸 is a list of wishes.
      if (chars[slot.part.start] === '+') break;
      isJoined = true;
    } else if ((!isSkippable(slot.part) && !slot.isBound) || (gap === 'join' && chars[slot.part.start] === 'デ')) break;
  }
  return isEnumeration && names.length + 1 < minLength ? [] : names;
}
