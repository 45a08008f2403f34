import type { GameSpec } from '@/games/types';
import { isNewLine } from '@/query-parser/clauses/lineStarts';
import { isBreakingGap, means } from '@/query-parser/text/token';
import { distribute, levelAfter } from './bindLists';
import { isSameName } from './bindToPrevious';
import { isOneOf, isWordForOthers } from './nameLists';
import { hasOwnLevel, type NameSlot, skipWords, statedModifier } from './nameSlot';

/** Applies a level of the others to the names before it that have none: A、B、C，C要满破，其余2破就行. In 其余都是3星：D the words are a heading.
 *  @param chars  the folded text */
export function bindOthers(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, word] of slots.entries()) {
    // In Chinese 他 is he.
    const isExcepted = word.part.isExcepted === true;
    if (
      !isExcepted &&
      (!isWordForOthers(word, chars) || /^他[^ハノ]/.test(chars.slice(word.part.start, word.part.end + 1)))
    )
      continue;
    // A以外は宝2
    const isRefusal = isExcepted && means(slots[index + 1]?.part.tokens[0], 'not');
    const level = levelAfter(slots, isRefusal ? index + 1 : index, isLevel) ?? slots.length;
    const [slot, next] = slots.slice(level, level + 2);
    const modifier = slot === undefined ? null : statedModifier(slot);
    if (slot === undefined || modifier === null || slot.isBound) continue;
    if (next?.spellings != null && next.part.gap !== 'stop' && !isNewLine([slot.part, next.part], 1, chars)) continue;
    // In 其他五星20个 the modifier is no level.
    const accepts = (name: NameSlot) => hasOwnLevel({ ...name, modifiers: [modifier] }, spec);
    distribute(othersBefore(slots, index, spec, chars).filter(accepts), slot, spec);
    // A满破，其他白板
    if (!slot.isBound && means(slot.part.tokens[0], 'level')) skipWords([slot]);
    // 其他0破都可以 is no choice between the names.
    if (slot.isBound && next !== undefined && isOneOf(next) && !isBreakingGap(next.part.gap)) skipWords([next]);
  }
}

/** Maximum number of words of the names and what stands between them. */
const MAX_WORDS = 120;

/** In 剩下三台0破 the number counts the names; each card has a number of copies (其他各3张). */
function isLevel(slots: readonly NameSlot[], index: number): boolean {
  const before = slots[index - 1]?.part.tokens[0];
  return slots[index]?.ownModifier?.kind === 'level' || means(before, 'each');
}

/** Returns the names of the line before a word and, as long as all names so far have a level, of the lines before that. */
function othersBefore(slots: readonly NameSlot[], index: number, spec: GameSpec, chars: string): readonly NameSlot[] {
  const names: NameSlot[] = [];
  let after: NameSlot | undefined;
  for (const one of slots.slice(Math.max(0, index - MAX_WORDS), index).reverse()) {
    const isEarlierLine = after !== undefined && isNewLine([one.part, after.part], 1, chars);
    if (isEarlierLine && names.some((name) => !hasOwnLevel(name, spec))) break;
    if (one.spellings !== null) names.push(one);
    after = one;
  }
  // A、B、C，C几星都行，其他五星: C is none of the others where it is listed either.
  const levelled = names.filter((name) => hasOwnLevel(name, spec));
  return names.filter((name) => !levelled.some((one) => one !== name && isSameName(one, name)));
}
