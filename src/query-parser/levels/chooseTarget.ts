import type { GameSpec } from '@/games/types';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { hasNoMeaning } from '@/query-parser/text/textPart';
import { isBreakingGap, meaningOf, means } from '@/query-parser/text/token';
import { ENOUGH } from '@/query-parser/words/enough';
import { isWordForOthers } from './nameLists';
import { acceptsModifier, hasOwnLevel, isSkippable, type NameSlot } from './nameSlot';

/** Returns the name that a modifier applies to: the one it touches, otherwise the preceding one, or the following one if the
 *  preceding one already has a modifier of the same kind.
 *  @returns  null if no name nearby accepts the modifier */
export function chooseTarget(
  slots: readonly NameSlot[],
  index: number,
  modifier: Modifier,
  spec: GameSpec,
  chars: string,
): NameSlot | null {
  const described = describedName(slots, index, chars);
  if (described !== null && acceptsModifier(described, modifier, spec)) return described;
  const left = neighbour(slots, index, -1, chars);
  const right = isClosed(slots, index, chars) ? null : neighbour(slots, index, 1, chars);
  // 双 precedes its name and touches it; 没有皇冠 does not apply to a name further on.
  const onlyTouching = isCopiesWord(slots[index]) || followsNegation(slots, index) || followsUnread(slots, index);
  // In Okita saber NP2 Musashi saber NP1 the class is no level.
  const isLevelled =
    left?.slot.modifiers.some((one) => one.kind === modifier.kind && isClass(one) === isClass(modifier)) === true;
  // 除了C宝1都是宝2
  const isOfList = isLevelled && hasOwnLevel(left.slot, spec) && means(slots[index - 1]?.part.tokens[0], 'each');
  const fitsLeft = left !== null && !onlyTouching && !isOfList && acceptsModifier(left.slot, modifier, spec);
  const fitsRight = right !== null && (right.touches || !onlyTouching) && acceptsModifier(right.slot, modifier, spec);
  if (fitsRight && leadsName(slots[index], chars)) return right?.slot ?? null;
  if (left === null || !fitsLeft) return fitsRight ? (right?.slot ?? null) : null;
  if (right === null || !fitsRight) return left.slot;
  if (isBracketed(slots[index], chars) && !isLevelled) return left.slot;
  if (left.touches !== right.touches) return left.touches ? left.slot : right.slot;
  // In 未花5★ 专武2 圣娅3★ each name has its levels after it.
  if (hasModifierAfter(slots, right.slot)) return left.slot;
  return isLevelled ? right.slot : left.slot;
}

function isClass(modifier: Modifier): boolean {
  return modifier.kind === 'level' && means(modifier.token, 'filter') && !means(modifier.token, 'level');
}

const COUNT = /^\d{1,2}x$/;
const COUNT_FIRST = /^[-・· ]{0,3}\d{1,2}x /;
const MAX_COUNT_LENGTH = 8;

/** Returns true for a number before its name in a line that begins with such a number: 3x A/B 2x C. */
function leadsName(slot: NameSlot | undefined, chars: string): boolean {
  const { start, end } = slot?.part ?? { start: 0, end: 0 };
  if (!COUNT.test(chars.slice(start, end))) return false;
  const line = chars.lastIndexOf('\n', start) + 1;
  return COUNT_FIRST.test(chars.slice(line, line + MAX_COUNT_LENGTH));
}

/** In A或B，随便一个满破就行 C the level is not about what follows. */
export function isClosed(slots: readonly NameSlot[], index: number, chars: string): boolean {
  const { part } = slots[index + 1] ?? {};
  const [space] = /[吧了 ]+/y.exec(chars.slice(part?.end)) ?? [];
  return part !== undefined && space?.endsWith(' ') === true && ENOUGH.test(chars.slice(part.start, part.end));
}

/** Returns the name before brackets that a level follows: 玄驹（育成的那个，不是卡）★4. */
function describedName(slots: readonly NameSlot[], index: number, chars: string): NameSlot | null {
  const { start: level } = slots[index]?.part ?? { start: 0 };
  const from = Math.max(0, level - MAX_BRACKET_LENGTH);
  const before = chars.slice(from, level);
  if (!DESCRIBED.test(before)) return null;
  let open = from + before.lastIndexOf('(');
  for (let position = index - 1; position >= 0 && index - position <= MAX_BRACKETS; position--) {
    const slot = slots[position];
    if (slot === undefined || slot.part.start > open) continue;
    if (chars.slice(slot.part.end, open).trim() !== '') return null;
    if (slot.spellings !== null) return slot;
    if (!slot.isBound) return null;
    open = slot.part.start;
  }
  return null;
}

/** A（Bのほう）が2枚 */
const DESCRIBED = /\)(?: *|[ハガモ])$/;

/** Maximum number of words, and of characters, in brackets between a name and its level. */
const MAX_BRACKETS = 12;
const MAX_BRACKET_LENGTH = 40;

/** 仓鼠 （4）葛杰夫: what stands in brackets is about the name before it. */
function isBracketed(slot: NameSlot | undefined, chars: string): boolean {
  const { start, end } = slot?.part ?? { start: 0, end: 0 };
  return /[([]/.test(chars.charAt(start - 1)) && /[)\]]/.test(chars.charAt(end));
}

/** Returns true for a single character that counts the following name: 双, 三. */
function isCopiesWord(slot: NameSlot | undefined): boolean {
  return slot?.part.tokens.length === 1 && meaningOf(slot.part.tokens[0], 'copies')?.prefix === true;
}

/** In 星野（武装）5星 日奈 the stars belong to the unread text. */
function followsUnread(slots: readonly NameSlot[], index: number): boolean {
  const before = slots[index - 1]?.part;
  const gap = slots[index]?.part.gap;
  return hasNoMeaning(before) && (gap === 'none' || gap === 'mark');
}

export function refusesVersion(slot: NameSlot | undefined): boolean {
  const [token] = slot?.part.entity === null ? slot.part.tokens : [];
  return means(token, 'not') || means(token, 'ignored');
}

function followsNegation(slots: readonly NameSlot[], index: number): boolean {
  return slots[index]?.part.gap === 'none' && refusesVersion(slots[index - 1]);
}

function hasModifierAfter(slots: readonly NameSlot[], slot: NameSlot): boolean {
  const next = slots[slots.indexOf(slot) + 1];
  return next?.ownModifier?.kind === 'level' && (next.part.gap === 'none' || next.part.gap === 'mark');
}

/** Maximum number of words between a name and its modifier. */
const MAX_DISTANCE = 6;

/** Returns the nearest name on one side, across modifiers and skippable words only. */
function neighbour(
  slots: readonly NameSlot[],
  index: number,
  step: 1 | -1,
  chars: string,
): { readonly slot: NameSlot; readonly touches: boolean } | null {
  let touches = true;
  for (let position = index + step; Math.abs(position - index) <= MAX_DISTANCE; position += step) {
    const slot = slots[position];
    if (slot === undefined) return null;
    const gap = (step === 1 ? slot : slots[position + 1])?.part.gap ?? 'none';
    if (isBreakingGap(gap) || gap === 'or' || gap === 'join') return null;
    // A 宝2（B没有）
    if ((gap !== 'none' && gap !== 'mark') || (step === 1 && chars[slot.part.start - 1] === '(')) touches = false;
    if (slot.spellings !== null) return { slot, touches };
    const word = chars.slice(slot.part.start, slot.part.end);
    // UE1 on both - also A; all UE2 except A
    if (step === 1 && (means(slot.part.tokens[0], 'each') || word === 'except')) return null;
    // 除了A其他都要满宝
    if (step === -1 && isWordForOthers(slot, chars)) return null;
    // Aも1凸
    if (slot.ownModifier === null && !isSkippable(slot.part) && (step === 1 || word !== 'モ')) return null;
  }
  return null;
}
