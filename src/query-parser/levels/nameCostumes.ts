import type { Item, Roster } from '@/names/roster';
import { hasNoMeaning } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf } from '@/query-parser/text/token';
import { isSkippable, type NameSlot } from './nameSlot';

/** A costume of more items than these is too vague to ask which one is meant. */
const MAX_ITEMS = 8;

/** Turns a costume that stands alone into a name that fits all items with it: 水着完凸, 体操服也要. Beside a name it only selects one of its
 *  items, and beside unread text it may be part of another word. */
export function nameCostumes(slots: readonly NameSlot[], { items }: Roster): NameSlot[] {
  return slots.map((slot, index) => {
    const token = slot.part.entity === null && slot.part.tokens.length === 1 ? slot.part.tokens[0] : undefined;
    const filter = meaningOf(token, 'filter');
    if (filter?.isCostume !== true || slot.spellings !== null || !standsAlone(slots, index)) return slot;
    const wearers = items.filter(filter.matches);
    if (wearers.length === 0 || wearers.length > MAX_ITEMS || selectsOthers(slots, index, wearers)) return slot;
    return { ...slot, spellings: wearers.map(toSpelling), ownModifier: null, modifiers: [] };
  });
}

/** Words between a costume and the colon of its heading: 泳装三人：. */
const MAX_HEADING = 3;

/** In 麦昆，动画版那个 the costume is that of the name before it, in 泳装三人：A、B of those below. */
function selectsOthers(slots: readonly NameSlot[], index: number, wearers: readonly Item[]): boolean {
  const isWorn = slots[index - 1]?.spellings?.some(({ item }) => wearers.includes(item)) === true;
  const isHeading = slots.slice(index + 1, index + 1 + MAX_HEADING).some(({ part }) => part.tokens[0]?.followsColon);
  return isHeading || (isWorn && slots[index]?.part.gap === 'break');
}

function toSpelling(item: Item) {
  return { folded: '', text: '', form: 'part', item } as const;
}

function standsAlone(slots: readonly NameSlot[], index: number): boolean {
  return [-1, 1].every((step) => {
    for (let position = index + step; ; position += step) {
      const gap = slots[step === 1 ? position : position + 1]?.part.gap;
      const slot = slots[position];
      if (slot === undefined || isBreakingGap(gap) || gap === 'join' || gap === 'or') return true;
      if (slot.spellings !== null || slot.part.entity !== null) return false;
      if (hasNoMeaning(slot.part)) return false;
      if (!isSkippable(slot.part)) return slot.ownModifier === null || step === 1;
    }
  });
}
