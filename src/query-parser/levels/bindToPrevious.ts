import type { GameSpec } from '@/games/types';
import { levelOf } from '@/query-parser/dictionary/levelOf';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { hasNoMeaning, type TextPart } from '@/query-parser/text/textPart';
import { isBreakingGap, isScopeOperator, means } from '@/query-parser/text/token';
import { joinedBefore } from './bindJoined';
import { distribute } from './bindLists';
import { othersOfChoice } from './choiceNames';
import { isClosed, refusesVersion } from './chooseTarget';
import { listBefore } from './nameLists';
import { acceptsModifier, attachModifier, hasOwnLevel, isSkippable, type NameSlot } from './nameSlot';

/** Maximum number of words between a name and its level in a later clause. */
const MAX_DISTANCE = 17;

/** Attaches a level without a name in its clause or line to the name before it: `北黑（速卡那张），满破`, `梅林⏎宝2`. After a correction it replaces
 *  the level of that name: 要宝5的山翁……不对，宝3就够. */
export function bindToPrevious(slots: readonly NameSlot[], spec: GameSpec, chars: string, mode: ParseMode): void {
  const precedesName = findPrecedingName(slots);
  for (const [index, slot] of slots.entries()) {
    const { ownModifier } = slot;
    const isLed = precedesName[index] === true && !followsCorrection(slots, index) && !isClosed(slots, index, chars);
    if (ownModifier === null || slot.isBound || isLed) continue;
    // 尼莫（普通版，非圣诞）
    if (slot.part.gap === 'none' && refusesVersion(slots[index - 1])) continue;
    // 宝3就够，宝5的我买不起
    if (isTooMuch(slot, chars)) continue;
    const found = nameBefore(slots, index, spec, chars, mode);
    if (found === null) continue;
    const { name, isCorrected } = found;
    // Misty 2★, 2 copies
    const isCounted = COUNTED.test(chars.slice(slot.part.start, slot.part.end));
    if (ownModifier.kind === 'copies' && !isCorrected && !isCounted) continue;
    // A、B都要宝3，不对，宝2: the level behind the last name is that of both.
    const first = isCorrected ? slots.lastIndexOf(name, index) : index;
    const old = slots.slice(first, index).map((one) => one.ownModifier);
    const alike = slots
      .slice(Math.max(0, first - MAX_ALIKE), first)
      .filter(
        (one) => isCorrected && one.part.isDistributed && one.modifiers.some((modifier) => old.includes(modifier)),
      );
    if (isCorrected) for (const one of [name, ...alike]) dropLevels(one, spec);
    else if (hasOwnLevel(name, spec)) continue;
    // A、B都要，LR2起步
    if (found.each !== null) distribute(listBefore(slots, found.each, chars), slot, spec);
    // A或B，宝2
    else if (found.others.length > 0 && !found.others.some((one) => hasOwnLevel(one, spec)))
      distribute([name, ...found.others], slot, spec);
    else if (acceptsModifier(name, ownModifier, spec)) {
      attachModifier(name, slot, ownModifier);
      distribute(alike, slot, spec);
      // A and B, 4* or better
      const joined = isCorrected ? [] : joinedBefore(slots, slots.indexOf(name), chars);
      if (!joined.some((one) => hasOwnLevel(one, spec))) distribute(joined, slot, spec);
    }
  }
}

const COUNTED = /^(?:[2-9]|two|three) +cop/;

/** Slots before a corrected name that may share its level. */
const MAX_ALIKE = 40;

/** Words between an English name and its level: Dian stuck at SSR+. */
const REMARK = /^(?!.*\b(?:no|not|without|never) )[a-z ]{1,24}$/;

/** Words that give a name the level of the one before it: 普莉希拉SSR以上，希维也是; C呆同梅林, Castoria (same as Merlin). */
const SAME =
  /^ {0,3}\(?(?:(?:.卡)?也是|也一样|同上|同样|一样|モ同[ジ样]|(?:the )?same(?: here)?(?: as)?|, (?:the )?same (?:np|lb|ue|level|rank|copies|count)s?|(?:同|跟|和|与|ト)(?=.{1,12}同ジ|[^\s,，]{1,8}(?:$|[,，、。)\n])))(?![a-z])/u;

/** A 3 star, same goes for B */
const SAME_FOR = /same (?:goes )?for $/;

/** Gives a name the levels of the name before it, or of the one that the text names, if it says that they are the same. */
export function bindSame(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  const names = slots.filter(({ spellings }) => spellings !== null);
  for (const [index, slot] of names.entries()) {
    const { start, end } = slot.part;
    const [word] =
      SAME.exec(chars.slice(end, end + MAX_SAME_LENGTH)) ??
      SAME_FOR.exec(chars.slice(Math.max(0, start - 16), start)) ??
      [];
    if (word === undefined || hasOwnLevel(slot, spec)) continue;
    const other = names[index + 1];
    const refersTo = other !== undefined && !isBreakingGap(other.part.gap) && other.part.start - end <= word.length + 1;
    const before = names[index - 1];
    // A NP2. Swap A for B, same NP
    const model = refersTo
      ? names.slice(0, index).find((one) => one !== other && isSameName(one, other))
      : (names
          .slice(0, index)
          .find((one) => before !== undefined && isSameName(one, before) && hasOwnLevel(one, spec)) ?? before);
    slot.modifiers.push(...(model?.modifiers ?? []).filter((one) => acceptsModifier(slot, one, spec)));
  }
}

export function isSameName(one: NameSlot, other: NameSlot): boolean {
  return one.spellings?.[0]?.item === other.spellings?.[0]?.item;
}

const MAX_SAME_LENGTH = 24;

/** Marks the slots before a name of their clause. One pass from the end keeps the time linear. */
function findPrecedingName(slots: readonly NameSlot[]): readonly boolean[] {
  const precedes: boolean[] = new Array(slots.length).fill(false);
  for (let index = slots.length - 2; index >= 0; index--) {
    const next = slots[index + 1];
    if (next !== undefined && !isBreakingGap(next.part.gap))
      precedes[index] = next.spellings !== null || precedes[index + 1] === true;
  }
  return precedes;
}

function nameBefore(
  slots: readonly NameSlot[],
  index: number,
  spec: GameSpec,
  chars: string,
  mode: ParseMode,
): {
  readonly name: NameSlot;
  readonly isCorrected: boolean;
  readonly each: number | null;
  readonly others: readonly NameSlot[];
} | null {
  let isCorrected = false;
  let each: number | null = null;
  let hasUnread = false;
  let hasStop = false;
  // 妮娜写的LR，UR就够
  const { start, end } = slots[index]?.part ?? { start: 0, end: 0 };
  const before = chars.slice(Math.max(0, start - MAX_SUFFICIENT_LENGTH), start);
  // C呆宝5 某某 宝2就行: an unknown word may be the name that it is about.
  const isUnclear = slots[index]?.part.gap === 'soft' && hasNoMeaning(slots[index - 1]?.part);
  const opensClause =
    (slots[index]?.part.gap !== 'none' && !isUnclear && !/[a-z] ?$/.test(before)) || CONTRAST.test(before);
  const isEnough = opensClause && SUFFICIENT.test(chars.slice(end, end + MAX_SUFFICIENT_LENGTH));
  const isAlone = fillsClause(slots, index);
  // アウラは双子なんで4凸: numbers of copies mean nothing in the game.
  const isOnlyLevel =
    slots[index]?.ownModifier?.kind === 'level' && !spec.kinds.some(({ scale }) => scale?.id.startsWith('copies'));
  for (let position = index - 1; position >= index - MAX_DISTANCE; position--) {
    const slot = slots[position];
    if (slot === undefined) return null;
    hasStop ||= slots[position + 1]?.part.gap === 'stop';
    // LR…は高いですよね、URで構いません
    isCorrected ||= ELLIPSIS.test(chars.slice(slot.part.end, slots[position + 1]?.part.start));
    if (slot.spellings !== null) {
      isCorrected ||=
        UPGRADE.test(chars.slice(slot.part.end, slots[index]?.part.start)) ||
        (isEnough && !hasStop && hasOwnLevel(slot, spec));
      const others = isCorrected ? [] : othersOfChoice(slots, position);
      // A listing tells stories between a name and its level: ヒナは天井でお迎え★3.
      const isVersion = means(slots[index]?.part.tokens[0], 'filter') && !/\d/.test(chars.slice(start, end));
      const isVague = (mode === 'query' || isVersion) && hasUnread && !REMARK.test(chars.slice(slot.part.end, start));
      const isApart = !isAlone && others.length === 0 && (isVague || hasStop);
      return isCorrected || !isApart ? { name: slot, isCorrected, each: isCorrected ? null : each, others } : null;
    }
    const isCorrection = means(slot.part.tokens[0], 'correction');
    isCorrected ||= isCorrection;
    // A和B，有一个就行。宝2以上
    const isChoice = slot.part.entity === null && means(slot.part.tokens[0], 'oneOf');
    if (isChoice) hasStop = false;
    if (isChoice || means(slot.part.tokens[0], 'each')) each = position;
    // 不用四星，三星就行; 说三遍，至少4破
    const isOther =
      refusesVersion(slots[position - 1]) ||
      isTooMuch(slot, chars) ||
      (slot.ownModifier?.kind === 'copies' && (isAlone || isOnlyLevel));
    if (slot.part.entity !== null || (!slot.isBound && slot.ownModifier !== null && !isOther)) return null;
    // 这张3破就够
    const isShort = slot.part.end - slot.part.start <= 2;
    const isOperator = isScopeOperator(slot.part.tokens[0]) && !means(slot.part.tokens[0], 'not');
    hasUnread ||= !isCorrection && !slot.isBound && !isShort && !isOperator && !isSkippable(slot.part);
  }
  return null;
}

/** In A is the reason I'm here. LB3 or better! and 至少4破！ the level is a clause of its own; `Halloween version is fine too` offers another one. */
function fillsClause(slots: readonly NameSlot[], index: number): boolean {
  const start = means(slots[index - 1]?.part.tokens[0], 'least') ? index - 1 : index;
  const after = slots
    .slice(index + 1, index + MAX_DISTANCE)
    .find(({ part }) => isBreakingGap(part.gap) || !isFiller(part));
  return isBreakingGap(slots[start]?.part.gap) && isBreakingGap(after?.part.gap ?? 'stop');
}

function isFiller(part: TextPart): boolean {
  return !means(part.tokens[0], 'optional') && (isSkippable(part) || means(part.tokens[0], 'must'));
}

/** Words after a level in a clause of its own that replaces the one before it. */
const SUFFICIENT =
  /^(?:以上)?(?:就|也)?(?:足?够|好|行|可以)|^(?:以上)?デ(?:モ?(?:イイ|充分)|妥协)|^(?:ノ间违|ニ(?:シ[タマ]|スル|[下落变]))|^ (?:is (?:fine|enough|plenty|ok)|will do|works|then)(?![a-z])/;
/** Words before such a level, across unknown words: I said NP3 earlier but NP2 is enough. */
const CONTRAST = /[^a-z]but (?:[a-z]+ )?$|(?:但|ケド|カラ|ノデ)[、,，]?$/;
const MAX_SUFFICIENT_LENGTH = 16;

const ELLIPSIS = /\.{2}/;
/** Words before a later level that replaces an earlier one: 本来2破昨天补到3破. */
const UPGRADE = /(?:[补升提涨]到(?!那)|上ゲテ|现在)[^,，。\n]{0,4}$/;

/** Takes back the levels of a name, but not which item it selects. */
export function dropLevels(name: NameSlot, spec: GameSpec): void {
  const others = name.modifiers.filter((one) =>
    (name.spellings ?? []).every(({ item }) => (levelOf(one, item, spec) ?? 0) === 0),
  );
  name.modifiers.splice(0, name.modifiers.length, ...others);
}

/** Returns true for a level that the text calls too expensive. */
function isTooMuch({ part }: NameSlot, chars: string): boolean {
  return TOO_MUCH.test(chars.slice(part.end, part.end + MAX_SUFFICIENT_LENGTH));
}

const TOO_MUCH = /^的?(?:我|也|都|好|太){0,3}(?:买不起|贵|嫌[低高])|^ハ高[イク]/;

/** In 古铁巨人两破起啊说错了三破起 the level is that of the name before, unless it touches the one after it: 不对，满破C呆. */
export function followsCorrection(slots: readonly NameSlot[], index: number): boolean {
  const word = slots[index + 1];
  // じゃなくて、メイドのアリス
  const isParticle = word?.part.gap === 'none' && word.part.end - word.part.start === 1 && isSkippable(word.part);
  const next = isParticle ? slots[index + 2] : word;
  const isBounded = (slots[index]?.part.tokens.length ?? 0) > 1;
  // oops, crown Ho-Oh
  const isBeside =
    next?.part.gap === 'none' || (next?.part.gap === 'soft' && means(slots[index]?.part.tokens[0], 'filter'));
  if (next?.spellings != null && isBeside && !isBounded) return false;
  return means(slots[index - 1]?.part.tokens[0], 'correction');
}
