import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import type { Spelling } from '@/names/nameIndex';
import type { Item, Roster } from '@/names/roster';
import { isModifier, levelOf, type Modifier } from './levelOf';
import { type Fact, makePart, type Part } from './part';
import type { ReadingGame } from './prepareGame';
import { resolveItems } from './resolveItems';
import { isBreak, type MeaningKind, meaningOf, type Token } from './token';

/** A name or a modifier on its way to each other. */
type Slot = {
  part: Part;
  readonly spellings: readonly Spelling[] | null;
  readonly modifier: Modifier | null;
  readonly modifiers: Modifier[];
  bound: boolean;
};

/** Gives every name the levels, rarities and kinds that stand beside it: to the left name if it has none yet, else to the
 *  right one; what touches a name goes to it. Modifiers without a name are left as they are. */
export function bindLevels(
  parts: readonly Part[],
  { spec, roster }: Pick<ReadingGame, 'spec' | 'roster'>,
): readonly Part[] {
  const slots = joinCounts(parts, spec).map((part, at, all) => makeSlot(part, all[at + 1], roster));
  for (const [at, slot] of slots.entries()) {
    if (slot.modifier === null) continue;
    const target = chooseTarget(slots, at, slot.modifier, spec);
    if (target === null) continue;
    target.modifiers.push(slot.modifier);
    target.part = { ...target.part, also: [...target.part.also, ...slot.part.tokens] };
    slot.bound = true;
  }
  bindEach(slots, spec);
  return slots.filter(({ bound }) => !bound).map((slot) => withItems(slot, spec));
}

/** Three tokens of ×3 or 3张 beside a name become one part. */
function joinCounts(parts: readonly Part[], spec: GameSpec): readonly Part[] {
  const joined: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    const length = countLength(parts, at, spec);
    joined.push(
      length > 1
        ? makePart(
            parts.slice(at, at + length).flatMap(({ tokens }) => tokens),
            null,
          )
        : (parts[at] as Part),
    );
    at += Math.max(1, length);
  }
  return joined;
}

function countLength(parts: readonly Part[], at: number, spec: GameSpec): number {
  const first = wordOf(parts[at]);
  const second = wordOf(parts[at + 1]);
  const third = wordOf(parts[at + 2]);
  if (isModifier(first) && second?.gap === 'none' && isBound(second)) return 2;
  if (isTimes(first) && isNumber(second) && !isBreak(second?.gap)) return isMeasure(third) ? 3 : 2;
  if (!isNumber(first)) return 0;
  if (isMeasure(second)) return 2;
  // 3×灰流丽, but in 梅林 2 ×30 the sign belongs to what follows.
  if (isTimes(second) && second?.gap === 'none' && meaningOf(third, 'item') !== undefined) return 2;
  const glued = first?.gap === 'none' && meaningOf(parts[at - 1]?.tokens[0], 'item') !== undefined;
  return glued && parts[at - 1]?.fact === null && countsCopies(spec) ? 1 : 0;
}

function wordOf(part: Part | undefined): Token | undefined {
  return part?.fact === null ? part.tokens[0] : undefined;
}

function isNumber(token: Token | undefined): boolean {
  return meaningOf(token, 'number') !== undefined;
}

function isTimes(token: Token | undefined): boolean {
  return meaningOf(token, 'times') !== undefined;
}

function isMeasure(token: Token | undefined): boolean {
  return token?.gap === 'none' && meaningOf(token, 'measure') !== undefined;
}

/** 宝2以上, LR5+: levels are least levels anyway. */
function isBound(token: Token): boolean {
  return token.meanings.some((one) => one.kind === 'least' && one.side !== 'before');
}

function countsCopies({ kinds }: GameSpec): boolean {
  return kinds.some(({ scale }) => scale?.id.startsWith('copies'));
}

function makeSlot(part: Part, next: Part | undefined, roster: Roster): Slot {
  const token = part.fact === null ? part.tokens[0] : undefined;
  const spellings = spellingsOf(token, next?.tokens[0], roster);
  return { part, spellings, modifier: spellings === null ? modifierOf(part) : null, modifiers: [], bound: false };
}

/** A number is a nickname where a level stands right behind it (215宝2) or where it stands alone and counts nothing. */
function spellingsOf(token: Token | undefined, next: Token | undefined, roster: Roster): readonly Spelling[] | null {
  const quoted = meaningOf(token, 'quoted');
  if (quoted?.field === 'item') return itemById(quoted.text, roster);
  const item = meaningOf(token, 'item');
  if (item !== undefined && !isBetterValue(token, item.spellings)) return item.spellings;
  const number = meaningOf(token, 'number');
  if (number === undefined || number.spellings.length === 0) return null;
  const isAlone = token?.gap !== 'none' && next?.gap !== 'none' && meaningOf(next, 'measure') === undefined;
  return isAlone || (next?.gap === 'none' && meaningOf(next, 'level') !== undefined) ? number.spellings : null;
}

function itemById(id: string, { byId }: Roster): readonly Spelling[] | null {
  const item = byId.get(id as ItemId);
  return item === undefined ? null : [{ folded: id, shown: id, form: 'name', item }];
}

/** A value of the game goes before a derived spelling of a name. */
function isBetterValue(token: Token | undefined, spellings: readonly Spelling[]): boolean {
  return meaningOf(token, 'option') !== undefined && !spellings.some(({ form }) => form === 'name' || form === 'alias');
}

function modifierOf(part: Part): Modifier | null {
  if (part.fact !== null) return null;
  const [first, ...others] = part.tokens;
  const number = part.tokens.map((token) => meaningOf(token, 'number')).find((one) => one !== undefined);
  if (number !== undefined && (others.length > 0 || first?.gap === 'none'))
    return { kind: 'copies', count: number.value };
  const copies = meaningOf(first, 'copies');
  if (copies !== undefined) return { kind: 'copies', count: copies.count };
  return first !== undefined && isModifier(first) && meaningOf(first, 'option') === undefined
    ? { kind: 'level', token: first }
    : null;
}

function chooseTarget(slots: readonly Slot[], at: number, modifier: Modifier, spec: GameSpec): Slot | null {
  const left = neighbour(slots, at, -1);
  const right = neighbour(slots, at, 1);
  // 双 stands before its name and touches it; 没有皇冠 says nothing of a name further on.
  const onlyTouching = isCopiesWord(slots[at]) || isDenied(slots, at) || followsUnread(slots, at);
  const fitsLeft = left !== null && !onlyTouching && fits(left.slot, modifier, spec);
  const fitsRight = right !== null && (right.touches || !onlyTouching) && fits(right.slot, modifier, spec);
  if (left === null || !fitsLeft) return fitsRight ? (right?.slot ?? null) : null;
  if (right === null || !fitsRight) return left.slot;
  if (left.touches !== right.touches) return left.touches ? left.slot : right.slot;
  return left.slot.modifiers.some((one) => one.kind === modifier.kind) ? right.slot : left.slot;
}

function isCopiesWord(slot: Slot | undefined): boolean {
  return (
    slot !== undefined &&
    slot.part.end - slot.part.start === 1 &&
    meaningOf(slot.part.tokens[0], 'copies') !== undefined
  );
}

/** 星野（武装）5星 日奈: the stars are said of what was not read. */
function followsUnread(slots: readonly Slot[], at: number): boolean {
  const before = slots[at - 1]?.part;
  const gap = slots[at]?.part.gap;
  const isUnread = before?.fact === null && before.tokens.every(({ meanings }) => meanings.length === 0);
  return isUnread && (gap === 'none' || gap === 'mark');
}

function isDenied(slots: readonly Slot[], at: number): boolean {
  return slots[at]?.part.gap === 'none' && meaningOf(slots[at - 1]?.part.tokens[0], 'not') !== undefined;
}

/** How many words may stand between a name and what is said of it. */
const FARTHEST = 6;

/** The nearest name on one side with only modifiers and small words between. */
function neighbour(
  slots: readonly Slot[],
  at: number,
  step: 1 | -1,
): { readonly slot: Slot; readonly touches: boolean } | null {
  let touches = true;
  for (let place = at + step; Math.abs(place - at) <= FARTHEST; place += step) {
    const slot = slots[place];
    if (slot === undefined) return null;
    const gap = (step === 1 ? slot : slots[place + 1])?.part.gap ?? 'none';
    if (isBreak(gap) || gap === 'or' || gap === 'join') return null;
    if (gap !== 'none' && gap !== 'mark') touches = false;
    if (slot.spellings !== null) return { slot, touches };
    if (slot.modifier === null && !isPassing(slot.part)) return null;
  }
  return null;
}

function isPassing({ fact, tokens }: Part): boolean {
  const small: readonly MeaningKind[] = ['pass', 'times', 'to', 'least'];
  if (isJoin({ tokens })) return false;
  return fact === null && tokens.every(({ meanings }) => meanings.some(({ kind }) => small.includes(kind)));
}

function fits({ spellings, modifiers }: Slot, modifier: Modifier, spec: GameSpec): boolean {
  return (spellings ?? []).some(({ item }) =>
    [...modifiers, modifier].every((one) => levelOf(one, item, spec) !== null),
  );
}

/** 梅林、C呆都满宝: what follows 都 holds for every name before it. */
function bindEach(slots: readonly Slot[], spec: GameSpec): void {
  for (const [at, slot] of slots.entries()) {
    const { modifier } = slot;
    const isEach = meaningOf(slots[at - 1]?.part.tokens[0], 'each') !== undefined;
    const taker = isEach
      ? slots.findLast((one, place) => place < at && one.modifiers.includes(modifier as Modifier))
      : undefined;
    if (modifier === null || !isEach || (!slot.bound && isBreak(slot.part.gap))) continue;
    for (let place = at - 2; place >= 0; place--) {
      const name = slots[place];
      if (name === undefined || (name.spellings === null && !isPassing(name.part) && !isJoin(name.part))) break;
      if (name === taker || name.modifiers.length > 0 || !fits(name, modifier, spec)) continue;
      name.modifiers.push(modifier);
      slot.bound = true;
    }
  }
}

function isJoin({ tokens }: Pick<Part, 'tokens'>): boolean {
  return tokens.every((token) => meaningOf(token, 'and') !== undefined || meaningOf(token, 'or') !== undefined);
}

function withItems({ part, spellings, modifiers }: Slot, spec: GameSpec): Part {
  if (spellings === null) return part;
  const fitting = spellings.filter(({ item }) => modifiers.every((one) => levelOf(one, item, spec) !== null));
  const chosen = resolveItems(fitting.length > 0 ? fitting : spellings);
  const items = chosen.map(({ item }) => item);
  return {
    ...part,
    fact: { kind: 'item', items, spellings: chosen, level: levelAmong(modifiers, items, spec) } satisfies Fact,
  };
}

/** 5星专2 says two steps of one scale: the higher counts. */
function levelAmong(modifiers: readonly Modifier[], items: readonly Item[], spec: GameSpec): number {
  const [item] = items;
  if (item === undefined) return 1;
  return modifiers.reduce((level, one) => Math.max(level, levelOf(one, item, spec) ?? 1), 1);
}
