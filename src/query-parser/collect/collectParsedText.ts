import type { Sort } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Item, Roster } from '@/names/roster';
import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import { isChatter } from '@/query-parser/leftovers/chatter';
import { classifyLeftovers, type TextRange } from '@/query-parser/leftovers/classifyLeftovers';
import { findAccepted } from '@/query-parser/leftovers/findAccepted';
import { findChatter, isHarmless, isUnknownVersion } from '@/query-parser/leftovers/findChatter';
import type { GameToParse } from '@/query-parser/listings/listingRules';
import type {
  AmbiguousName,
  MatchQuality,
  ParsedChoice,
  ParsedItem,
  ParsedPrice,
  ParsedRange,
  ParsedText,
  ParseMode,
  Span,
  UnreadText,
} from '@/query-parser/result/parsedText';
import { type FoldedText, spanOf } from '@/query-parser/text/foldedText';
import type { Entity } from '@/query-parser/text/textPart';
import { type Meaning, meaningOf } from '@/query-parser/text/token';
import { currencyOf, isInUnknownCurrency } from './currencyOf';
import { findRepeats } from './findRepeats';
import { groupByItem } from './groupByItem';
import { joinPlatformServers, mergeChoices } from './mergeChoices';
import { mergeItems, mergePrices, mergeRanges } from './mergeEntities';
import { overlapsAny } from './overlapsAny';
import { refusedRange } from './refusedRange';

type PartOf<Kind extends Entity['kind']> = InterpretedPart & {
  readonly entity: Extract<Entity, { readonly kind: Kind }>;
};

/** Collects the entities into a `ParsedText`. Entities that do not fit the mode stay unread. */
export function collectParsedText(
  folded: FoldedText,
  parts: readonly InterpretedPart[],
  mode: ParseMode,
  { spec, roster, listingRules }: GameToParse,
): ParsedText {
  const rules = mode === 'offer' ? listingRules : undefined;
  const outdated = rules?.findOutdated(parts, folded.chars);
  const valid = outdated === undefined ? parts : parts.filter((part) => !outdated.has(part));
  const { replaced, contradicted } = findRepeats(valid, folded.chars);
  // 引继码 OK in a listing is what it offers.
  const { accepted, preferred } = findAccepted(mode === 'query' ? parts : [], folded.chars);
  const hasNoEffect = (part: InterpretedPart) =>
    part.isIgnored || accepted.has(part) || replaced.has(part) || outdated?.has(part) === true;
  const isSkipped = (part: InterpretedPart) => part.entity !== null && hasNoEffect(part);
  const isUsable = (part: InterpretedPart) =>
    fitsMode(part, mode) &&
    !part.isDoubtful &&
    !preferred.has(part) &&
    !contradicted.has(part) &&
    !isInUnknownCurrency(part, folded.chars);
  const effective = parts.every((part) => isUsable(part) && !isSkipped(part))
    ? parts
    : parts
        .flatMap((part) => (isSkipped(part) ? toParts(part, SKIPPED) : isUsable(part) ? [part] : toParts(part, [])))
        .sort(byStart);
  const leftovers = classifyLeftovers(folded.chars, effective);
  const uncounted = parts.filter((part, index) =>
    part.entity === null ? isUnknownVersion(part, parts[index + 1]) : !isSkipped(part) && !isUsable(part),
  );
  const asides = mode === 'query' ? findChatter(effective, folded.chars) : [];
  const isUncounted = overlapsAny(uncounted, folded.chars.length);
  const isInAside = overlapsAny(asides, folded.chars.length);
  const isAside = (range: TextRange) =>
    !isUncounted(range) &&
    (isInAside(range) || (mode === 'offer' ? isChatter(folded, range) : isHarmless(folded, range)));
  const unread = leftovers.unread.filter((range) => !isAside(range));
  const skipped = [...leftovers.skipped, ...leftovers.unread.filter(isAside)];
  const items = partsOf(effective, 'item').filter(({ entity }) => entity.items.length === 1);
  const namesByItem = groupByItem(items);
  const ambiguousNames = partsOf(effective, 'item').filter(
    (part) => part.entity.items.length > 1 && !isExplained(part, namesByItem, mode, folded.chars),
  );
  const inCurrency = currencyOf(parts, folded);
  const lists = {
    items: mergeItems(items.map((part) => toParsedItem(folded, part))),
    ambiguous: ambiguousNames.map((part) => toAmbiguousName(folded, part, roster)),
    ranges: mergeRanges(partsOf(effective, 'range').map((part) => toParsedRange(folded, part, mode))),
    choices: mergeChoices(
      partsOf(effective, 'choice').map((part) => toParsedChoice(folded, part, spec)),
      spec,
    ).map((choice) => rules?.mergePlatforms(choice) ?? choice),
    price: mergePrices(partsOf(effective, 'price').map((part) => toParsedPrice(folded, inCurrency(part), mode))),
    unread: [
      ...unread.map((range) => toUnreadText(folded, range)),
      ...partsOf(effective, 'text').map((part) => ({
        text: part.entity.text,
        span: spanOf(folded, part.entity.valueRange.start, part.entity.valueRange.end),
        isQuoted: true as const,
      })),
    ].sort((a, b) => byStart(a.span, b.span)),
  };
  const joined = mode === 'query' ? { ...lists, choices: joinPlatformServers(lists.choices, parts, spec) } : lists;
  return {
    text: folded.text,
    ...joined,
    sort: mode === 'query' ? findSort(effective) : null,
    // The word of a value that joined another one is in no list.
    skipped: [...folded.enumerators, ...skippedSpans(folded, effective, skipped, joined)],
  };
}

/** The last wish counts, as in a correction. */
function findSort(parts: readonly InterpretedPart[]): Sort | null {
  const wishes = parts.flatMap(({ entity, tokens }) => (entity === null ? (meaningOf(tokens[0], 'sort') ?? []) : []));
  return wishes.at(-1)?.sort ?? null;
}

/** Returns the spans that are in no other list, in order. */
function skippedSpans(
  folded: FoldedText,
  parts: readonly InterpretedPart[],
  skipped: readonly TextRange[],
  lists: Pick<ParsedText, 'items' | 'ambiguous' | 'ranges' | 'choices' | 'price' | 'unread'>,
): readonly Span[] {
  const coveredSpans = [
    lists.items,
    lists.ambiguous,
    lists.ranges,
    lists.choices,
    lists.price === null ? [] : [lists.price],
    lists.unread,
  ]
    .flat()
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start);
  const ranges = [...skipped, ...outlyingRanges(parts)];
  const spans = ranges.map(({ start, end }) => spanOf(folded, start, end)).sort((a, b) => a.start - b.start);
  let index = 0;
  let coveredUntil = 0;
  return spans.filter((span) => {
    for (; (coveredSpans[index]?.start ?? Number.POSITIVE_INFINITY) <= span.start; index++)
      coveredUntil = Math.max(coveredUntil, coveredSpans[index]?.end ?? 0);
    return span.end > coveredUntil;
  });
}

/** In 带双拐的，C呆CBA都要 all candidates are named, in 青眼……是指青眼卡组 the one that is meant. */
function isExplained(
  { entity, mode, start, end }: PartOf<'item'>,
  namesByItem: ReadonlyMap<Item, readonly PartOf<'item'>[]>,
  parseMode: ParseMode,
  chars: string,
): boolean {
  const named = (one: Item) => (namesByItem.get(one) ?? []).filter((part) => part.mode === mode);
  if (entity.items.every((one) => named(one).length > 0)) return true;
  // 奇树（二星，A2b-088）
  const isInBracket = (part: TextRange) => /^ ?\([^()\n]{0,12}$/.test(chars.slice(end, part.start));
  if (entity.items.some((one) => named(one).some(isInBracket))) return true;
  if (parseMode === 'offer') return false;
  const name = chars.slice(start, end);
  // 皮卡丘ex 皮卡丘ex（皇冠） are two cards of one list; in another clause the longer name explains the short one.
  const explains = (part: TextRange) =>
    part.start > end &&
    chars.slice(part.start, part.end).includes(name) &&
    /[，。,.\n!?;]/.test(chars.slice(end, part.start));
  return entity.items.some((one) => named(one).some(explains));
}

/** Returns the range of a name with the rarity or costume beside it: SRネイチャ, ナンジャモの星2. */
function selectedRange({ start, end, extraRanges }: InterpretedPart, chars: string): TextRange {
  let [from, to] = [start, end];
  for (const one of extraRanges) {
    if (one.isSelection !== true) continue;
    if (one.end === from) from = one.start;
    else if (one.start === to || (one.start === to + 1 && chars[to] === 'ノ')) to = one.end;
  }
  return { start: from, end: to };
}

function toAmbiguousName(folded: FoldedText, part: PartOf<'item'>, { items }: Roster): AmbiguousName {
  const itemSet = new Set(part.entity.items);
  return {
    text: textAt(folded, selectedRange(part, folded.chars)),
    candidates: items.filter((item) => itemSet.has(item)).map(({ id }) => id),
    level: part.entity.level,
    mode: part.mode,
    span: wholeSpan(folded, part),
  };
}

/** An offer cannot exclude items or prices, and its amounts are single numbers. */
function fitsMode(part: InterpretedPart, mode: ParseMode): boolean {
  if (part.entity === null || part.entity.kind === 'text') return true;
  if (
    part.isNegated &&
    part.entity.kind === 'range' &&
    part.entity.range.min !== null &&
    part.entity.range.max !== null
  )
    return false;
  if (part.isNegated && part.entity.kind === 'price') return false;
  return !(part.isNegated && mode === 'offer' && part.entity.kind === 'choice' && part.entity.values.length !== 1);
}

function partsOf<Kind extends Entity['kind']>(parts: readonly InterpretedPart[], kind: Kind): readonly PartOf<Kind>[] {
  return parts.filter((part): part is PartOf<Kind> => part.entity?.kind === kind);
}

function toParsedItem(folded: FoldedText, part: PartOf<'item'>): ParsedItem {
  const [item] = part.entity.items;
  const { level } = part.entity;
  if (item === undefined) throw new RangeError('an item entity without items');
  return { item: item.id, level, mode: part.mode, quality: matchQuality(part), span: wholeSpan(folded, part) };
}

function matchQuality({ isTypo, entity }: PartOf<'item'>): MatchQuality {
  if (isTypo) return 'typo';
  return entity.spellings.every(({ form }) => form === 'reading' || form === 'initials') ? 'sound' : 'exact';
}

function toParsedRange(folded: FoldedText, part: PartOf<'range'>, mode: ParseMode): ParsedRange {
  const { facet, range } = part.entity;
  // Worlds 1-7 are seven worlds.
  const amount = range.min === 1 && range.max !== null ? range.max : (range.min ?? range.max);
  const accepted = part.isNegated ? refusedRange(range, folded.chars.slice(part.start, part.end)) : range;
  return {
    facet,
    range: mode === 'offer' ? { min: amount, max: amount } : accepted,
    span: wholeSpan(folded, part),
  };
}

function toParsedChoice(folded: FoldedText, part: PartOf<'choice'>, { attributes }: GameSpec): ParsedChoice {
  const { facet, values } = part.entity;
  const span = wholeSpan(folded, part);
  const isYesNo = attributes.some(({ id, type }) => id === facet && type === 'bool');
  // 不要可换绑: the opposite of yes is no.
  if (part.isNegated && isYesNo) return { facet, not: false, values: [values[0] === 'yes' ? 'no' : 'yes'], span };
  return { facet, not: part.isNegated, values, span };
}

function toParsedPrice(folded: FoldedText, part: PartOf<'price'>, mode: ParseMode): ParsedPrice {
  const { range, currency } = part.entity;
  const amount = range.min ?? range.max;
  return { range: mode === 'offer' ? { min: amount, max: amount } : range, currency, span: wholeSpan(folded, part) };
}

function toUnreadText(folded: FoldedText, { start, end }: TextRange): UnreadText {
  const span = spanOf(folded, start, end);
  return { text: folded.text.slice(span.start, span.end), span };
}

function textAt(folded: FoldedText, { start, end }: TextRange): string {
  return toUnreadText(folded, { start, end }).text;
}

/** Maximum distance at which a word still belongs to the span of its entity. */
const MAX_GAP = 3;

/** Returns the range of an entity including adjacent words that belong to it, such as a level or 不要 before the name. */
function wholeRange({ start, end, extraRanges }: InterpretedPart): TextRange {
  let [from, to] = [start, end];
  for (const one of extraRanges) {
    if (one.end <= from && from - one.end < MAX_GAP) from = one.start;
    else if (one.start >= to && one.start - to < MAX_GAP) to = one.end;
  }
  return { start: from, end: to };
}

function wholeSpan(folded: FoldedText, part: InterpretedPart): Span {
  const { start, end } = wholeRange(part);
  return spanOf(folded, start, end);
}

/** Returns ranges that belong to an entity listed elsewhere: a level at the end of a list, a server named twice. */
function outlyingRanges(parts: readonly InterpretedPart[]): readonly TextRange[] {
  return parts.flatMap((part) =>
    part.entity === null ? [] : [{ start: part.start, end: part.end }, ...part.extraRanges],
  );
}

const SKIPPED: readonly Meaning[] = [{ kind: 'skip' }];

/** Turns an entity that does not count back into words: unread text, or skipped words if they have a meaning. */
function toParts(part: InterpretedPart, meanings: readonly Meaning[]): readonly InterpretedPart[] {
  const whole = wholeRange(part);
  const outlying = part.extraRanges.filter(({ start, end }) => start < whole.start || end > whole.end);
  return [whole, ...outlying].map(({ start, end }) => ({
    ...part,
    start,
    end,
    extraRanges: [],
    entity: null,
    tokens: meanings.length === 0 ? [] : [{ start, end, meanings, isTypo: false, gap: part.gap, followsColon: false }],
  }));
}

function byStart(a: TextRange, b: TextRange): number {
  return a.start - b.start;
}
