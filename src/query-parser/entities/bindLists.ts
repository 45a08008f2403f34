import type { GameSpec } from '@/games/types';
import { isNewLine, type Section } from '@/query-parser/clauses/findSections';
import type { Modifier } from '@/query-parser/dictionary/levelOf';
import { isBreakingGap, meaningOf, type Side } from '@/query-parser/text/token';
import {
  acceptsModifier,
  attachModifier,
  hasOwnLevel,
  isConjunction,
  isSkippable,
  type NameSlot,
  statedModifier,
} from './nameSlot';

/** Applies what a heading states to every name of its list: 满宝：梅林 孔明；2宝：C呆. A name with a level of its own keeps it. */
export function bindHeadings(
  slots: readonly NameSlot[],
  sections: readonly Section[],
  spec: GameSpec,
  chars: string,
): void {
  for (const { start, first, end } of sections) {
    const names = slots.slice(first, end).filter(({ spellings }) => spellings !== null);
    const stating = slots.slice(start, first).filter((slot) => isHeading(slot, chars));
    // 三张LR的：… has three names; it does not count copies.
    const levels = stating.filter((slot) => statedModifier(slot)?.kind === 'level');
    // One short of max (LB2): brackets state the level precisely.
    const exact = levels.filter(
      ({ part, ownModifier }) => ownModifier !== null && chars[part.start - 1] === '(' && chars[part.end] === ')',
    );
    const deciding = exact.length > 0 ? exact : levels.length > 0 ? levels : stating;
    for (const heading of withLastLevel(deciding, names, spec)) distribute(names, heading, spec);
  }
}

/** In ★3が102人、うち★5はA the level beside the list is meant. */
function withLastLevel(headings: readonly NameSlot[], names: readonly NameSlot[], spec: GameSpec): readonly NameSlot[] {
  const [name] = names;
  if (name === undefined) return [];
  const statesLevel = (slot: NameSlot) => {
    const modifier = statedModifier(slot);
    return modifier !== null && hasOwnLevel({ ...name, modifiers: [modifier] }, spec);
  };
  const last = headings.filter(statesLevel).at(-1);
  return headings.filter((slot) => slot === last || !statesLevel(slot));
}

/** In 双龙号：A、B the character is part of a word. */
function isHeading(slot: NameSlot, chars: string): boolean {
  // 只推她们四个⏎A、B counts the names.
  const { start, end } = slot.part;
  if (slot.ownModifier?.kind === 'copies' && COUNTS_PEOPLE.test(chars.slice(start, end))) return false;
  return statedModifier(slot) !== null && meaningOf(slot.part.tokens[0], 'copies')?.prefix !== true;
}

/** Gives the modifier of a slot to all names that accept it and do not say otherwise. */
export function distribute(names: readonly NameSlot[], slot: NameSlot, spec: GameSpec): void {
  const ownModifier = statedModifier(slot);
  if (ownModifier === null) return;
  const isLevel = (name: NameSlot) => hasOwnLevel({ ...name, modifiers: [ownModifier] }, spec);
  for (const name of names) {
    const hasModifier = name.modifiers.includes(ownModifier);
    if (!hasModifier && (!acceptsModifier(name, ownModifier, spec) || (isLevel(name) && hasOwnLevel(name, spec))))
      continue;
    if (!hasModifier) attachModifier(name, slot, ownModifier);
    name.part = { ...name.part, isDistributed: true };
  }
}

/** Maximum number of names that one 都 applies to. */
const MAX_LIST_LENGTH = 40;

/** Applies a level to all names of the list before it if it stands beside 都 or each (梅林、C呆都满宝, 墓指、一滴每样至少两张, 梅林とC呆、どちらも宝2), or
 *  beside a choice (梅林或C呆，满宝有一个就行); without such names to those after it (2 each of A and B).
 *  @param chars  the folded text */
export function bindEach(slots: readonly NameSlot[], spec: GameSpec, chars: string): void {
  for (const [index, slot] of slots.entries()) {
    if (slot.ownModifier !== null && standsBesideChoice(slots, index))
      distribute(listBefore(slots, index, chars), slot, spec);
    const side = meaningOf(slot.part.tokens[0], 'each')?.side;
    const next = slots[index + 1];
    // A. Everyone else is 5★
    if (side === undefined || slot.part.entity !== null || (next !== undefined && isAboutOthers(next, chars))) continue;
    const others = slots.slice(Math.max(0, index - 2), index).find((one) => isAboutOthers(one, chars));
    if (others !== undefined) {
      distributeToOthers(slots, index, spec, chars);
      continue;
    }
    const level = levelBeside(slots, index, side);
    const own = level === null ? undefined : slots[level];
    if (level === null || own === undefined) continue;
    const before = listBefore(slots, Math.min(index, level), chars);
    distribute(before.length > 0 ? before : listAfter(slots, Math.max(index, level)), own, spec);
  }
}

/** A、B、C（C5星，其余都是3星） is about the names of the line that have no level; 其余都是3星：D is a heading. */
function distributeToOthers(slots: readonly NameSlot[], index: number, spec: GameSpec, chars: string): void {
  const level = levelAfterEach(slots, index);
  const slot = level === null ? undefined : slots[level];
  const next = level === null ? undefined : slots[level + 1];
  if (
    level === null ||
    slot === undefined ||
    slot.isBound ||
    (next !== undefined && !isNewLine([slot.part, next.part], 1, chars) && next.spellings !== null)
  )
    return;
  const names: NameSlot[] = [];
  for (
    let position = index - 2;
    position >= Math.max(0, index - 3 * MAX_LIST_LENGTH) && names.length < MAX_LIST_LENGTH;
    position--
  ) {
    const one = slots[position];
    if (one === undefined) break;
    if (isNewLine([one.part, slots[position + 1]?.part ?? one.part], 1, chars)) break;
    if (one.spellings !== null) names.push(one);
  }
  distribute(names, slot, spec);
}

/** In 五星的好歌剧和圣诞小栗 the level before の or 的 is about both names. */
export function bindAttributes(slots: readonly NameSlot[], spec: GameSpec): void {
  for (const [index, slot] of slots.entries()) {
    const own = slot.ownModifier;
    if (own === null || !slot.isBound || slots[index + 2]?.modifiers.includes(own) !== true) continue;
    const particle = slots[index + 1]?.part;
    if (particle === undefined || particle.end - particle.start !== 1 || !isSkippable(particle)) continue;
    const list = listAfter(slots, index + 1);
    if (list.slice(1).every(({ part, modifiers }) => part.gap !== 'soft' && modifiers.every(isCopies)))
      distribute(list, slot, spec);
  }
}

function isCopies({ kind }: Modifier): boolean {
  return kind === 'copies';
}

/** How many words may stand between 都 and its level: 都得至少宝2. */
const MAX_LEVEL_DISTANCE = 5;

/** Returns the index of the level that 都 speaks of. */
function levelBeside(slots: readonly NameSlot[], index: number, side: Side): number | null {
  const before = slots[index - 1];
  // 除了C宝1都是宝2: the level before 都 is that of the exception.
  const isTaken =
    before?.isBound === true && slots[index - 2]?.spellings != null && levelAfterEach(slots, index) !== null;
  if (side !== 'after' && before?.ownModifier != null && !isTaken && !isBreakingGap(slots[index]?.part.gap))
    return index - 1;
  return side === 'before' && !isTaken ? null : levelAfterEach(slots, index);
}

function levelAfterEach(slots: readonly NameSlot[], index: number): number | null {
  for (let position = index + 1; position <= index + MAX_LEVEL_DISTANCE; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap) || slot.spellings !== null || slot.part.entity !== null)
      return null;
    if (meaningOf(slot.part.tokens[0], 'not') !== undefined) return null;
    if (slot.ownModifier !== null) return isBoundAfter(slots, position) ? null : position;
  }
  return null;
}

/** In 梅林、C呆都有 宝2摩根 the level belongs to the name after it. */
function isBoundAfter(slots: readonly NameSlot[], index: number): boolean {
  const own = slots[index]?.ownModifier;
  return slots.slice(index + 1, index + 3).some(({ modifiers }) => own != null && modifiers.includes(own));
}

/** What counts the names when it precedes a number: 黑蔷薇龙和星尘龙这两张, この3騎. */
const POINTS_TO_LIST = /(?:这|那|コノ|コレラ|these|those) ?$/;

const MAX_POINTER_LENGTH = 6;
/** 三个版本, 两个号 */
const COUNTS_OTHERS = /^[个种](?:版本?|形态|皮肤|造型|[账帐]?号(?!上))/;
const MAX_NOUN_LENGTH = 4;
/** A和B两个必须同框; cards, which are counted in 张, may be copies. */
const COUNTS_PEOPLE = /[个位名人]$/;

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
    meaningOf(slots[index + 1]?.part.tokens[0], 'each') !== undefined;
  if (!isTotal) return false;
  return listBefore(slots, index, chars).length === modifier.count;
}

/** Maximum number of words between a list and what is said of all its names: A、B、C，这三个都. */
const MAX_WORDS_AFTER_LIST = 4;

/** Returns the names of the list that ends before a position, last one first, with its counted length if a number of names is stated: 两个都. */
export function listBefore(slots: readonly NameSlot[], end: number, chars: string): readonly NameSlot[] {
  const names: NameSlot[] = [];
  let counted = countOf(slots[end], chars) ?? MAX_LIST_LENGTH;
  for (let index = end - 1; index >= 0 && names.length < counted; index--) {
    const slot = slots[index];
    const after = slots[index + 1];
    // …、ギムレット。全員★3でいい: the sentence after the list is about all of it.
    if (slot === undefined || (after?.part.gap === 'stop' && names.length > 0) || isAboutOthers(slot, chars)) break;
    if (names.length > 0 && endsHeadedLine(slots, index, chars)) break;
    // A或B有一个就行，C和D各3
    if (names.length > 0 && isOneOf(slot) && isBreakingGap(after?.part.gap)) break;
    // クラウンはA、星3はBとCがそれぞれ2枚: the list begins at its heading.
    if (names.length > 0 && slot.ownModifier !== null && (!slot.isBound || isTopic(after, chars))) break;
    const isInList = slot.spellings !== null || continuesList(slot) || slot.isBound || isOneOf(slot);
    if (slot.spellings !== null) names.push(slot);
    else if (
      names.length > 0
        ? !isInList || isNewLine([slot.part, after?.part ?? slot.part], 1, chars)
        : !isAfterList(slot, end - index)
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

function startsLine(slots: readonly NameSlot[], index: number, chars: string): boolean {
  const [before, slot] = [slots[index - 1], slots[index]];
  return before === undefined || slot === undefined || isNewLine([before.part, slot.part], 1, chars);
}

function isTopic(slot: NameSlot | undefined, chars: string): boolean {
  return slot !== undefined && /^(?:ハ|是)$/.test(chars.slice(slot.part.start, slot.part.end));
}

/** In A、B。其余都是宝1 the level is not about the list. */
export function isAboutOthers({ part }: NameSlot, chars: string): boolean {
  return part.entity === null && OTHERS.test(chars.slice(part.start, part.end));
}

const OTHERS = /^(?:其余|剩下|剩余|其他|其它|别的|别ノ|他ノ?ハ|他|ソノ他|ホカ|残リ|残|others?|rest|else)/;

/** Words about two names: C, plus A and B both at NP2. */
const PAIR = /^(?:both|两方|ドチラモ|俩|二人トモ)/;

function isAfterList({ part }: NameSlot, distance: number): boolean {
  return distance <= MAX_WORDS_AFTER_LIST + 1 && part.entity === null && meaningOf(part.tokens[0], 'not') === undefined;
}

function countOf(slot: NameSlot | undefined, chars: string): number | null {
  if (slot === undefined) return null;
  const { part } = slot;
  const [token] = part.tokens;
  if (meaningOf(token, 'each') !== undefined && PAIR.test(chars.slice(part.start, part.end))) return 2;
  const value = meaningOf(token, 'number')?.value ?? meaningOf(token, 'copies')?.count ?? 0;
  return value >= 2 && value < 10 ? value : null;
}

function listAfter(slots: readonly NameSlot[], index: number): readonly NameSlot[] {
  const names: NameSlot[] = [];
  for (let position = index + 1; position < slots.length; position++) {
    const slot = slots[position];
    if (slot === undefined || isBreakingGap(slot.part.gap)) break;
    if (slot.spellings !== null) names.push(slot);
    else if (!continuesList(slot) && !slot.isBound) break;
  }
  return names;
}

/** どちらか完凸, 满破的，有一个就行: the modifier is about all names of the choice. In 宝2 任一梅林 the choice is of what follows. */
function standsBesideChoice(slots: readonly NameSlot[], index: number): boolean {
  const before = nearest(slots, index, -1);
  const after = nearest(slots, index, 1);
  if (before !== null && isOneOf(slots[before])) return true;
  if (after === null || !isOneOf(slots[after])) return false;
  const next = slots[after + 1];
  return next === undefined || next.spellings === null || next.part.gap !== 'none';
}

/** Returns the index of the nearest word of the sentence that is not skippable. */
function nearest(slots: readonly NameSlot[], index: number, step: 1 | -1): number | null {
  for (let position = index + step; ; position += step) {
    const slot = slots[position];
    if (slot === undefined || (step === 1 ? slot : slots[position + 1])?.part.gap === 'stop') return null;
    if (!isSkippable(slot.part)) return position;
  }
}

function isOneOf(slot: NameSlot | undefined): boolean {
  return slot?.part.entity === null && meaningOf(slot.part.tokens[0], 'oneOf') !== undefined;
}

function continuesList({ part }: NameSlot): boolean {
  return isSkippable(part) || isConjunction(part);
}
