import type { GameSpec } from '@/games/types';
import { means } from '@/query-parser/text/token';
import { distribute, levelAfter } from './bindLists';
import { dropLevels, isSameName } from './bindToPrevious';
import { countsList } from './nameLists';
import { acceptsModifier, attachModifier, hasOwnLevel, type NameSlot } from './nameSlot';

/** Between two names of a list, in folded text. */
const SEPARATOR = /^(?:[ ,，、・&+/和跟与ト]|and(?: the)? )+$/;
/** Maximum number of names between a list and the exception. */
const MAX_NAMES = 24;
/** Maximum number of slots between a list and its level. */
const MAX_DISTANCE = 12;

/** Applies the level behind a list to all of its names if the text excepts one of them afterwards, which then has its own level only: A, B and C
 *  at LB3, C can be LB1; A、B、Cは3枚ずつ。Cだけ1枚.
 *  @param chars  the folded text */
export function bindExceptions(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  const indexes = slots.flatMap(({ spellings }, index) => (spellings === null ? [] : [index]));
  const names = indexes.map((index) => slots[index] as NameSlot);
  const isJoined = (position: number) =>
    SEPARATOR.test(chars.slice(names[position]?.part.end, names[position + 1]?.part.start ?? 0));
  for (const [position, exception] of names.entries()) {
    let first = position - 1;
    while (first >= 0 && position - first <= MAX_NAMES && !isSameName(names[first] as NameSlot, exception)) first--;
    const listed = names[first];
    if (listed === undefined || !isSameName(listed, exception)) continue;
    const index = indexes[position] ?? 0;
    const isLevelled = hasOwnLevel(exception, spec) || exception.modifiers.some(({ kind }) => kind === 'copies');
    const own = isLevelled ? null : slots[levelAfter(slots, index) ?? -1];
    let last = first;
    while (first > 0 && isJoined(first - 1)) first--;
    while (last < position - 1 && isJoined(last)) last++;
    const from = (indexes[last] ?? 0) + 1;
    const level = slots
      .slice(from, Math.min(from + MAX_DISTANCE, index))
      .find((_, distance) => isShared(slots, from + distance, chars));
    const modifier = level?.ownModifier;
    if (own === undefined || own?.isBound === true || level === undefined || modifier == null) continue;
    if (level.isBound && names[last]?.modifiers.includes(modifier) !== true) continue;
    const others = names.slice(first, last + 1).filter((name) => !isSameName(name, exception));
    if (others.length === 0 || others.some((name) => hasOwnLevel(name, spec) && !name.modifiers.includes(modifier)))
      continue;
    distribute(others, level, spec);
    if (own?.ownModifier != null && acceptsModifier(exception, own.ownModifier, spec))
      attachModifier(exception, own, own.ownModifier);
    // Not a mere mention.
    exception.part = { ...exception.part, isDistributed: true };
    if (hasOwnLevel(exception, spec) || modifier.kind === 'copies') dropLevels(listed, spec);
  }
}

/** Returns true for a level that may be that of the list before it. In A，B宝3 it is that of B, and in A、B、C三人 the number counts the names. */
function isShared(slots: readonly NameSlot[], index: number, chars: string): boolean {
  const { ownModifier, part } = slots[index] ?? {};
  // クラウン：A、B⏎星3：B
  if (ownModifier == null || chars[part?.end ?? 0] === ':' || countsList(slots, index, chars)) return false;
  const isTouching = part?.gap === 'none' && slots[index - 1]?.spellings != null;
  if (ownModifier.kind !== 'copies') return !isTouching;
  return /[张枚x×]|cop/.test(chars.slice(part?.start, part?.end)) || means(slots[index + 1]?.part.tokens[0], 'each');
}
