import type { GameSpec } from '@/games/types';
import { joinedBefore } from '@/query-parser/levels/bindJoined';
import { distribute } from '@/query-parser/levels/bindLists';
import { acceptsModifier, attachModifier, hasOwnLevel, type NameSlot } from '@/query-parser/levels/nameSlot';
import { means } from '@/query-parser/text/token';

/** Ends of a statement. */
const END = /[\n。;；!]/;
/** Maximum number of words, and of characters, between a name and its level. */
const MAX_DISTANCE = 20;
const MAX_LENGTH = 24;

/** Attaches a level of a listing that no other rule has bound to the name before it in its sentence, across words of any kind, since a
 *  seller rarely mentions a level that the account does not have: 当年为了山翁吃了俩月泡面，换来宝2; アムロは支援タイプのほうが2凸.
 *  @param chars  the folded text */
export function bindRest(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    if (ownModifier?.kind !== 'level' || slot.isBound || isSelection(slot)) continue;
    const name = nameBefore(slots, index, chars);
    if (name === null || hasOwnLevel(name, spec) || !acceptsModifier(name, ownModifier, spec)) continue;
    attachModifier(name, slot, ownModifier);
    distribute(joinedBefore(slots, slots.indexOf(name), chars), slot, spec);
  }
}

/** A costume, a rarity or a kind states no level. */
function isSelection({ part }: NameSlot): boolean {
  const [token] = part.tokens;
  return !means(token, 'level') || means(token, 'filter') || means(token, 'kind');
}

function nameBefore(slots: readonly NameSlot[], index: number, chars: string): NameSlot | null {
  const start = slots[index]?.part.start ?? 0;
  for (let position = index - 1; position >= index - MAX_DISTANCE; position--) {
    const [slot, next] = [slots[position], slots[position + 1]];
    if (slot === undefined || next === undefined || start - slot.part.end > MAX_LENGTH) return null;
    if (END.test(chars.slice(slot.part.end, next.part.start))) return null;
    if (slot.spellings !== null) return slot;
    if (slot.part.entity === null && means(slot.part.tokens[0], 'not')) return null;
  }
  return null;
}
