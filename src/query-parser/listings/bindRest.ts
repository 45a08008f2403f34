import type { GameSpec } from '@/games/types';
import { joinedBefore } from '@/query-parser/levels/bindJoined';
import { distribute } from '@/query-parser/levels/bindLists';
import { dropLevels } from '@/query-parser/levels/bindToPrevious';
import { acceptsModifier, attachModifier, hasOwnLevel, type NameSlot } from '@/query-parser/levels/nameSlot';
import { means } from '@/query-parser/text/token';

/** Ends of a statement. */
export const STATEMENT_END = /[\n。;!]/;
/** Maximum number of words, and of characters, between a name and its level. */
const MAX_DISTANCE = 20;
const MAX_LENGTH = 24;

/** Attaches a level of a listing that no other rule has bound to the name before it in its sentence, across words of any kind, since a
 *  seller rarely mentions a level that the account does not have: 当年为了山翁吃了俩月泡面，换来宝2; アムロは支援タイプのほうが2凸.
 *  @param chars  the folded text */
export function bindRest(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    if (ownModifier === null || slot.isBound || (ownModifier.kind === 'level' && isSelection(slot))) continue;
    const name = nameBefore(slots, index, chars);
    if (name === null) continue;
    const isCorrected = hasOwnLevel(name, spec) && isLevel(slot, chars) && isRevised(name, slot, chars);
    if (isCorrected) dropLevels(name, spec);
    else if (hasOwnLevel(name, spec) || ownModifier.kind === 'copies') continue;
    if (!acceptsModifier(name, ownModifier, spec)) continue;
    attachModifier(name, slot, ownModifier);
    distribute(joinedBefore(slots, slots.indexOf(name), chars), slot, spec);
  }
}

/** Words between two levels of which the second one holds, and after the second one: 宝3と書きましたが宝2の間違い, 3凸でしたが完凸になりました. */
const REVISED =
  /书[イキ]|[写打看记标说]|マシタガ|デシタ|ダッタ|[、,，. ]ア[、,，]|订正|间违|[→⇒➡]|[-=]>|现在|[今刚]|其实|实际|应该|不对|错|眼花|更新|typo|actually|now|wait|sorry|oops|not /;
const REVISED_AFTER = /^[^\n。;!]{0,4}(?:ノ?间违|ダッタ|デシタ|ニナ[リッ]|才对|is (?:correct|right))/;
/** Words beside a level that does not hold: 写成专三的无视, ★5ではない, was NP1. */
const DENIED_BEFORE =
  /(?:[写打看记标说误](?:[成了着]|的是?|作)|之前|上次|原来|本来|昨[天日]|不是|并非|(?:^|[^a-z])(?:was|not|from)(?: at)?|ハ前)[^\n,，。]{0,3}$/;
const DENIED_AFTER = /^(?:デハ|ジャ)ナ|^(?:是|才)?(?:不对|错)/;

/** Other numbers than copies of a card count something else. */
function isLevel({ ownModifier, part }: NameSlot, chars: string): boolean {
  return ownModifier?.kind === 'level' || /^[1-3一二两三] ?(?:[张枚]|cop)/.test(chars.slice(part.start, part.end));
}

function isRevised(name: NameSlot, level: NameSlot, chars: string): boolean {
  const after = chars.slice(level.part.end, level.part.end + MAX_LENGTH);
  const before = chars.slice(name.part.end, level.part.start);
  if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return false;
  return REVISED.test(before) || REVISED_AFTER.test(after);
}

/** A costume, a rarity or a kind states no level. */
export function isSelection({ part }: NameSlot): boolean {
  const [token] = part.tokens;
  return !means(token, 'level') || means(token, 'filter') || means(token, 'kind');
}

function nameBefore(slots: readonly NameSlot[], index: number, chars: string): NameSlot | null {
  const start = slots[index]?.part.start ?? 0;
  for (let position = index - 1; position >= index - MAX_DISTANCE; position--) {
    const [slot, next] = [slots[position], slots[position + 1]];
    if (slot === undefined || next === undefined || start - slot.part.end > MAX_LENGTH) return null;
    if (STATEMENT_END.test(chars.slice(slot.part.end, next.part.start))) return null;
    if (slot.spellings !== null) return slot;
    if (slot.part.entity === null && means(slot.part.tokens[0], 'not')) return null;
  }
  return null;
}
