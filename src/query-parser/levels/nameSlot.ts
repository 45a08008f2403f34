import type { ItemId } from '@/domain/offer';
import { ITEM_SEPARATOR } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Spelling } from '@/names/nameIndex';
import type { Roster } from '@/names/roster';
import { isModifier, levelOf, type Modifier } from '@/query-parser/dictionary/levelOf';
import type { TextPart } from '@/query-parser/text/textPart';
import { asSkipped, isBreakingGap, type MeaningKind, meaningOf, means, type Token } from '@/query-parser/text/token';

/** A name or a modifier that may be attached to a name. */
export type NameSlot = {
  part: TextPart;
  readonly spellings: readonly Spelling[] | null;
  readonly ownModifier: Modifier | null;
  readonly modifiers: Modifier[];
  isBound: boolean;
};

/** Shared by slots that are not names; never modified. */
const NO_MODIFIERS: Modifier[] = [];

/** Creates the slot of a part. The neighbours decide whether a number is a nickname. */
export function makeNameSlot(
  before: TextPart | undefined,
  part: TextPart,
  next: TextPart | undefined,
  roster: Roster,
): NameSlot {
  const token = part.entity === null ? part.tokens[0] : undefined;
  const spellings = spellingsOf(before?.tokens[0], token, next?.tokens[0], roster);
  return {
    part,
    spellings,
    ownModifier: spellings === null ? modifierOf(part, before, next) : null,
    modifiers: spellings === null ? NO_MODIFIERS : [],
    isBound: false,
  };
}

/** A number is a nickname if a level follows directly (215宝2) or if it stands alone and counts nothing. */
function spellingsOf(
  before: Token | undefined,
  token: Token | undefined,
  next: Token | undefined,
  roster: Roster,
): readonly Spelling[] | null {
  const quoted = meaningOf(token, 'quoted');
  if (quoted?.field === 'item') return itemsById(quoted.text, roster);
  const item = meaningOf(token, 'item');
  // Hathaway char LB1: a word for the kind of the name before it
  const isKind = means(token, 'kind') && means(before, 'item') && token?.gap === 'soft';
  if (item !== undefined && !isKind && !isBetterValue(token, item.spellings) && !isOwnerOrHeading(token, next))
    return item.spellings;
  const number = meaningOf(token, 'number');
  if (number === undefined || number.spellings.length === 0) return null;
  const isJoined = (one: Token | undefined) => means(one, 'and') || means(one, 'or');
  const isLevel = (one: Token | undefined) => one?.gap === 'none' && means(one, 'level');
  const startsRun = token?.gap !== 'none' || isJoined(before) || means(before, 'level');
  const endsRun = next?.gap !== 'none' || isJoined(next) || isLevel(next);
  return startsRun && endsRun && !means(next, 'measure') ? number.spellings : null;
}

/** @param ids  one id, or several that an ambiguous name fits */
function itemsById(ids: string, { byId }: Roster): readonly Spelling[] | null {
  const items = ids.split(ITEM_SEPARATOR).flatMap((id) => byId.get(id as ItemId) ?? []);
  return items.length === 0 ? null : items.map((item) => ({ folded: ids, text: ids, form: 'name', item }));
}

/** A value of the game takes precedence over a derived spelling of a name. */
function isBetterValue(token: Token | undefined, spellings: readonly Spelling[]): boolean {
  return means(token, 'option') && !spellings.some(({ form }) => form === 'name' || form === 'alias');
}

/** 初代 is the first owner unless a level or a name follows (初代 満破, 初代高达), and `char:` is a heading. */
function isOwnerOrHeading(token: Token | undefined, next: Token | undefined): boolean {
  const isNamed = means(next, 'level') || (next?.gap === 'none' && means(next, 'item'));
  const isOwner = meaningOf(token, 'option')?.facet === 'firstHand' && !isNamed;
  return isOwner || (means(token, 'kind') && next?.followsColon === true);
}

/** LB2 beside a name is a level, otherwise a part of the story. */
function modifierOf(part: TextPart, before: TextPart | undefined, next: TextPart | undefined): Modifier | null {
  if (part.entity !== null) return null;
  const [first, ...others] = part.tokens;
  const number = part.tokens.map((token) => meaningOf(token, 'number')).find((one) => one !== undefined);
  if (number !== undefined && (others.length > 0 || first?.gap === 'none'))
    return { kind: 'copies', count: number.value };
  const copies = meaningOf(first, 'copies');
  if (copies !== undefined) return { kind: 'copies', count: copies.count };
  return first !== undefined &&
    isModifier(first) &&
    (!means(first, 'option') ||
      (!isBreakingGap(first.gap) && means(before?.tokens[0], 'item')) ||
      // LB2 Chaldea Lunchtime, but a servant has no limit breaks
      meaningOf(first, 'level')?.levels.has(meaningOf(next?.tokens[0], 'item')?.spellings[0]?.item.kind ?? '') === true)
    ? { kind: 'level', token: first }
    : null;
}

/** Returns the modifier that a slot gives the names below its heading, which a counted rarity does too: 皇冠6张：喷火龙、超梦. */
export function statedModifier({ part, ownModifier }: NameSlot): Modifier | null {
  if (ownModifier !== null || part.entity?.kind !== 'range') return ownModifier;
  const token = part.tokens.find(isModifier);
  return token === undefined ? null : { kind: 'level', token };
}

/** Returns true if some item of the name accepts the modifier together with those it already has. */
export function acceptsModifier({ part, spellings, modifiers }: NameSlot, modifier: Modifier, spec: GameSpec): boolean {
  if (part.isExcepted === true) return false;
  return (spellings ?? []).some(({ item }) =>
    [...modifiers, modifier].every((one) => levelOf(one, item, spec) !== null),
  );
}

/** Attaches a modifier to a name. Its words belong to the first name that takes it. */
export function attachModifier(name: NameSlot, slot: NameSlot, modifier: Modifier): void {
  name.modifiers.push(modifier);
  if (slot.part.entity !== null) return;
  const isSelection = modifier.kind === 'level' && means(modifier.token, 'filter') && !means(modifier.token, 'level');
  if (!slot.isBound) {
    const ranges = slot.part.tokens.map(({ start, end }) => ({ start, end, isSelection }));
    name.part = { ...name.part, extraRanges: [...name.part.extraRanges, ...ranges] };
  }
  slot.isBound = true;
}

/** Makes the words of slots understood, but without effect. */
export function skipWords(slots: readonly NameSlot[]): void {
  for (const slot of slots) slot.part = { ...slot.part, tokens: slot.part.tokens.map(asSkipped) };
}

/** Returns true if a level is stated for a name. A kind or a rarity is none, nor is a single copy (一张). */
export function hasOwnLevel({ spellings, modifiers }: NameSlot, spec: GameSpec): boolean {
  return modifiers.some((one) =>
    (spellings ?? []).some(({ item }) => (levelOf(one, item, spec) ?? 0) > (one.kind === 'copies' ? 1 : 0)),
  );
}

/** Returns true for function words that do not separate a name from its modifier. */
export function isSkippable({ entity, tokens }: TextPart): boolean {
  const skippable: readonly MeaningKind[] = ['skip', 'each', 'times', 'to', 'least'];
  if (isConjunction({ tokens })) return false;
  return entity === null && tokens.every(({ meanings }) => meanings.some(({ kind }) => skippable.includes(kind)));
}

/** Returns true for conjunctions between two names: 和, 或. */
export function isConjunction({ tokens }: Pick<TextPart, 'tokens'>): boolean {
  return tokens.every((token) => means(token, 'and') || means(token, 'or'));
}
