import { isBreakingGap, means } from '@/query-parser/text/token';
import { isSameName } from './bindToPrevious';
import { isWordForOthers } from './nameLists';
import type { NameSlot } from './nameSlot';

const BEFORE = /(?:除了?|except(?: for)?) ?$/;
const AFTER = /^(?:以|除)外/;
const MAX_LENGTH = 12;
/** Slots on either side of an excepted name in which the level of the others may stand. */
const MAX_DISTANCE = 6;

/** Marks names that a list contains and that the text excepts from its level: in A、B、C，除了C其他都要满宝 C is wanted at any level.
 *  @param chars  the folded text */
export function markExcepted(slots: readonly NameSlot[], chars: string): void {
  for (const [index, slot] of slots.entries()) {
    const { start, end } = slot.part;
    if (slot.spellings === null || (isLevel(slots[index - 1]) && !isBreakingGap(slot.part.gap))) continue;
    const isAfter = AFTER.test(chars.slice(end, end + 2));
    if (!isAfter && !BEFORE.test(chars.slice(Math.max(0, start - MAX_LENGTH), start))) continue;
    const next = slots.slice(index + 1, index + MAX_DISTANCE);
    const level = next.findIndex(isLevel);
    const between = next.slice(0, level);
    // all maxed except A, she can be LB0
    const hasOwn =
      level >= 0 &&
      !isAfter &&
      !between.some(
        (one) => one.spellings !== null || means(one.part.tokens[0], 'each') || isWordForOthers(one, chars),
      );
    const hasLevel = level >= 0 || slots.slice(Math.max(0, index - MAX_DISTANCE), index).some(isLevel);
    const listed = slots.slice(0, index).filter((one) => one.spellings !== null && isSameName(one, slot));
    if (hasOwn || !hasLevel || listed.length === 0) continue;
    for (const one of [...listed, slot]) one.part = { ...one.part, isExcepted: true };
  }
}

function isLevel(slot: NameSlot | undefined): boolean {
  return slot?.ownModifier?.kind === 'level';
}
