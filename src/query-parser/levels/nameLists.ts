import { isNewLine } from '@/query-parser/clauses/lineStarts';
import { isBreakingGap, meaningOf, means } from '@/query-parser/text/token';
import { isConjunction, isSkippable, type NameSlot } from './nameSlot';

/** Maximum number of names that one 都 applies to. */
export const MAX_LIST_LENGTH = 40;

/** Words before a number that counts the names: 黑蔷薇龙和星尘龙这两张, 四个里面起码两个, この3騎. */
const POINTS_TO_LIST = /(?:那|[^之]里面?|其中)(?:起码)? ?$/;

const MAX_POINTER_LENGTH = 6;
/** 三个版本, 两个号, 三件套 */
const COUNTS_OTHERS = /^(?:[个种](?:版本?|[账帐]?号(?!上))|.?件套)/;
const MAX_NOUN_LENGTH = 4;
/** A和B两个必须同框; cards, which are counted in 张, may be copies. */
export const COUNTS_PEOPLE = /[个位名人台]$/;

/** In 梅林、孔明、玉藻三个都要 the number counts the names. */
export function countsList(slots: readonly NameSlot[], index: number, chars: string): boolean {
  const modifier = slots[index]?.ownModifier;
  if (modifier?.kind !== 'copies' || modifier.count < 2) return false;
  const { start, end } = slots[index]?.part ?? { start: 0, end: 0 };
  if (COUNTS_OTHERS.test(chars.slice(end - 1, end + MAX_NOUN_LENGTH))) return true;
  if (POINTS_TO_LIST.test(chars.slice(Math.max(0, start - MAX_POINTER_LENGTH), start))) return true;
  // マーリン・孔明の2人
  const isTotal =
    chars[start - 1] === 'ノ' ||
    COUNTS_PEOPLE.test(chars.slice(start, end)) ||
    means(slots[index + 1]?.part.tokens[0], 'each') ||
    isOneOf(slots[index + 1]) ||
    precedesLevel(slots, index);
  if (!isTotal) return false;
  return listBefore(slots, index, chars).length === modifier.count;
}

/** In A B C三台2破 the level after the number of names is about all of them. */
export function countsLevelled(slots: readonly NameSlot[], index: number, chars: string): boolean {
  return precedesLevel(slots, index) && countsList(slots, index, chars);
}

function precedesLevel(slots: readonly NameSlot[], index: number): boolean {
  const [next, second] = slots.slice(index + 1, index + 3);
  const level = !means(next?.part.tokens[0], 'measure') ? next : second;
  return level?.ownModifier?.kind === 'level' && level.part.gap === 'none' && next?.part.gap === 'none';
}

/** Maximum number of words between a list and a word about all its names: A、B、C，这三个都. */
const MAX_WORDS_AFTER_LIST = 4;
/** The same if the word states how many they are: AとBさえ揃っていれば満足です、二人とも宝2から. */
const MAX_WORDS_AFTER_COUNTED = 12;

/** Returns the names of the list that ends before a position, last one first, with its counted length if a number of names is stated: 两个都. */
export function listBefore(slots: readonly NameSlot[], end: number, chars: string): readonly NameSlot[] {
  const names: NameSlot[] = [];
  let counted = countOf(slots[end], chars) ?? MAX_LIST_LENGTH;
  let words = 0;
  for (let index = end - 1; index >= 0 && names.length < counted; index--) {
    const slot = slots[index];
    const after = slots[index + 1];
    // …、ギムレット。全員★3でいい: the sentence after the list is about all of it.
    if (slot === undefined || (after?.part.gap === 'stop' && names.length > 0) || isWordForOthers(slot, chars)) break;
    if (names.length > 0 && endsHeadedLine(slots, index, chars)) break;
    // A或B有一个就行，C和D各3
    if (names.length > 0 && isOneOf(slot) && isBreakingGap(after?.part.gap)) break;
    // 镇魂棺1 冰燃超燃各3
    if (names.length > 0 && slot.isBound && slot.ownModifier?.kind === 'copies' && after?.part.gap === 'soft') break;
    // クラウンはA、星3はBとCがそれぞれ2枚: the list begins at its heading.
    if (names.length > 0 && slot.ownModifier !== null && (!slot.isBound || isTopic(after, chars))) break;
    const isInList = slot.spellings !== null || continuesList(slot) || slot.isBound || isOneOf(slot);
    if (slot.spellings !== null) names.push(slot);
    else if (
      names.length > 0
        ? !isInList || isNewLine([slot.part, after?.part ?? slot.part], 1, chars)
        : !isAfterList(slot, isSkippable(slot.part) ? words : ++words, counted)
    )
      break;
    if (names.length === 0) counted = countOf(slot, chars) ?? counted;
  }
  return names;
}

/** Returns true if a line ends with a slot and begins with a heading that states its level: 满破：A、B⏎C、D都是2破. */
function endsHeadedLine(slots: readonly NameSlot[], last: number, chars: string): boolean {
  const [slot, after] = [slots[last], slots[last + 1]];
  if (slot === undefined || after === undefined || !isNewLine([slot.part, after.part], 1, chars)) return false;
  let first = last;
  while (first > 0 && last - first < MAX_LIST_LENGTH && !startsLine(slots, first, chars)) first--;
  const heading = slots[first];
  return heading?.ownModifier != null && /^ ?:/.test(chars.slice(heading.part.end, heading.part.end + 2));
}

/** Returns true if nothing precedes a slot on its line. */
export function startsLine(slots: readonly NameSlot[], index: number, chars: string): boolean {
  const [before, slot] = [slots[index - 1], slots[index]];
  return before === undefined || slot === undefined || isNewLine([before.part, slot.part], 1, chars);
}

function isTopic(slot: NameSlot | undefined, chars: string): boolean {
  return slot !== undefined && /^(?:ハ|是)$/.test(chars.slice(slot.part.start, slot.part.end));
}

/** Returns true for words such as 其余, after which a level is not about the list: A、B。其余都是宝1. */
export function isWordForOthers({ part }: NameSlot, chars: string): boolean {
  return part.entity === null && WORD_FOR_OTHERS.test(chars.slice(part.start, part.end + 1));
}

/** Words after which something is said of the names or amounts that have not been named. */
export const WORD_FOR_OTHERS =
  /^(?:其余|剩下|剩余|其他|其它|别的|别ノ|他ノ?ハ|他|ソノ他|ホカ|残リ|残|アトハ|另外[2-9两三四五几]|others?|rest|else)/;

/** Words about two names: C, plus A and B both at NP2. */
const PAIR = /^(?:both|两方|ドチラモ|俩|这[两俩]|コ?ノ?[2二])/;

function isAfterList({ part }: NameSlot, distance: number, count: number): boolean {
  if (part.entity !== null) return false;
  if (count < MAX_LIST_LENGTH) return distance <= MAX_WORDS_AFTER_COUNTED;
  return distance <= MAX_WORDS_AFTER_LIST && !means(part.tokens[0], 'not');
}

function countOf(slot: NameSlot | undefined, chars: string): number | null {
  if (slot === undefined) return null;
  const { part } = slot;
  const [token] = part.tokens;
  if (means(token, 'each') && PAIR.test(chars.slice(part.start, part.end))) return 2;
  const counted = means(token, 'each') ? /[3-9]/.exec(chars.slice(part.start, part.end)) : null;
  const value = Number(counted?.[0] ?? meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count);
  return value >= 2 && value < 10 ? value : null;
}

export function listAfter(slots: readonly NameSlot[], index: number): readonly NameSlot[] {
  const names: NameSlot[] = [];
  for (let position = index + 1; position < slots.length; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap)) break;
    if (slot.spellings !== null) names.push(slot);
    else if (!continuesList(slot) && !slot.isBound) break;
  }
  return names;
}

/** Returns the names of an English list after a position, which commas separate: 2 each of A, B and C. It ends with the name after `and`, or with
 *  the line. */
export function enumerationAfter(slots: readonly NameSlot[], index: number, chars: string): readonly NameSlot[] {
  const names: NameSlot[] = [];
  let isLast = false;
  for (let position = index + 1; position < slots.length; position++) {
    const [before, slot] = [slots[position - 1], slots[position]];
    if (before === undefined || slot === undefined) break;
    const separator = chars.slice(before.part.end, slot.part.start);
    if (isBreakingGap(slot.part.gap) && !/^ *[,，] *$/.test(separator)) break;
    if (isConjunction(slot.part)) isLast = true;
    else if (slot.spellings !== null) names.push(slot);
    else if (!continuesList(slot) && !slot.isBound) break;
    if (isLast && slot.spellings !== null) break;
  }
  return names;
}

export function isOneOf(slot: NameSlot | undefined): boolean {
  return slot?.part.entity === null && means(slot.part.tokens[0], 'oneOf');
}

function continuesList({ part }: NameSlot): boolean {
  return isSkippable(part) || isConjunction(part);
}
