import type { GameSpec } from '@/games/types';
import { distribute } from '@/query-parser/levels/bindLists';
import { hasOwnLevel, type NameSlot } from '@/query-parser/levels/nameSlot';
import { means } from '@/query-parser/text/token';
import { isSelection, STATEMENT_END } from './bindRest';

/** Maximum number of words between a level and the last name that it is about. */
const MAX_DISTANCE = 24;

/** Attaches a level that begins a statement of a listing, and that no other rule has bound, to the names after it up to the next level:
 *  ◆完凸勢　A、B; 满破三件套 A B C; 完凸は多くなくて、AとBだけ.
 *  @param chars  the folded text */
export function bindForward(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    if (!isOpenLevel(slot) || !beginsStatement(slots, index, chars)) continue;
    distribute(namesAfter(slots, index, spec, chars), slot, spec);
  }
}

/** Returns true for a level that is about no name yet. */
function isOpenLevel(slot: NameSlot): boolean {
  return slot.ownModifier?.kind === 'level' && !slot.isBound && !isSelection(slot);
}

function beginsStatement(slots: readonly NameSlot[], index: number, chars: string): boolean {
  for (let position = index; position > index - MAX_DISTANCE; position--) {
    const [before, slot] = [slots[position - 1], slots[position]];
    if (before === undefined || slot === undefined || STATEMENT_END.test(chars.slice(before.part.end, slot.part.start)))
      return true;
    if (before.part.entity !== null || before.ownModifier !== null) return false;
  }
  return false;
}

function namesAfter(slots: readonly NameSlot[], index: number, spec: GameSpec, chars: string): readonly NameSlot[] {
  const names: NameSlot[] = [];
  for (let position = index + 1; position <= index + MAX_DISTANCE; position++) {
    const [before, slot] = [slots[position - 1], slots[position]];
    if (before === undefined || slot === undefined || STATEMENT_END.test(chars.slice(before.part.end, slot.part.start)))
      break;
    const isDenial = slot.part.entity === null && means(slot.part.tokens[0], 'not');
    if (isOpenLevel(slot) || isDenial || hasOwnLevel(slot, spec)) break;
    if (slot.spellings !== null) names.push(slot);
  }
  return names;
}
