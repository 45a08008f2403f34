import { meaningOf, means } from '@/query-parser/text/token';
import { isConjunction, isSkippable, type NameSlot } from './nameSlot';

/** Maximum number of words of a choice; without it, long texts would take quadratic time. */
const MAX_DISTANCE = 30;

/** Returns the names that a choice offers besides the last one, or none if that is no part of a choice: A或B, A / B, A or B, and those after its
 *  word in one of A, B and C.
 *  @param last  the index of the last name */
export function othersOfChoice(slots: readonly NameSlot[], last: number): readonly NameSlot[] {
  const names: NameSlot[] = [];
  const pending: NameSlot[] = [];
  let isAlternative = false;
  for (let index = last - 1; index >= Math.max(0, last - MAX_DISTANCE); index--) {
    const slot = slots[index];
    const gap = slots[index + 1]?.part.gap;
    if (slot === undefined || gap === 'stop') break;
    const token = slot.part.entity === null ? slot.part.tokens[0] : undefined;
    const choice = meaningOf(token, 'oneOf');
    if (choice !== undefined) return choice.side === 'after' ? names : [...names, ...pending];
    if (gap === 'or' || means(token, 'or')) isAlternative = true;
    if (slot.spellings !== null) {
      // A，B或C: what a comma separates from the alternatives is wanted besides them.
      pending.push(slot);
      if (isAlternative) names.push(...pending.splice(0));
      isAlternative = false;
    } else if (!isConjunction(slot.part) && !isSkippable(slot.part) && !slot.isBound) break;
  }
  return names;
}
