import type { Range } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type {
  ParsedText,
  Place,
  ReadAmbiguity,
  ReadChoice,
  ReadItem,
  ReadMode,
  ReadPrice,
  ReadRange,
  Sureness,
  Unread,
} from '@/query-parser/result/parsedText';
import { type FoldedText, placeOf } from '@/query-parser/text/foldedText';
import type { Fact } from '@/query-parser/text/part';
import type { PreparedGame } from '@/query-parser/tokens/prepareGame';
import type { Meant } from './applyOperators';
import { classifyLeftovers, type Stretch } from './classifyLeftovers';
import { findRepeats } from './findRepeats';
import { mergeChoices } from './mergeChoices';
import { mergeItems, mergePrices, mergeRanges } from './mergeFacts';

type With<Kind extends Fact['kind']> = Meant & { readonly fact: Extract<Fact, { readonly kind: Kind }> };

/** Puts what was understood into the shape of a reading; what does not fit the mode stays unread. */
export function collectParsedText(
  folded: FoldedText,
  parts: readonly Meant[],
  mode: ReadMode,
  { spec, roster }: PreparedGame,
): ParsedText {
  const repeats = findRepeats(parts);
  const isSaid = (part: Meant) => fitsMode(part, mode) && !part.moot && !repeats.has(part);
  const settled = parts.every(isSaid)
    ? parts
    : parts.flatMap((part) => (isSaid(part) ? [part] : asWords(part))).sort(byStart);
  const { unread, passed } = classifyLeftovers(folded.chars, settled);
  const items = of(settled, 'item').filter(({ fact }) => fact.items.length === 1);
  const several = of(settled, 'item').filter(({ fact }) => fact.items.length > 1);
  const told = {
    items: mergeItems(items.map((part) => readItem(folded, part))),
    ambiguous: several.map((part) => readAmbiguity(folded, part, roster)),
    ranges: mergeRanges(of(settled, 'range').map((part) => readRange(folded, part, mode))),
    choices: mergeChoices(
      of(settled, 'choice').map((part) => readChoice(folded, part, spec)),
      spec,
    ),
    price: mergePrices(of(settled, 'price').map((part) => readPrice(folded, part, mode))),
    unread: [
      ...unread.map((stretch) => makeUnread(folded, stretch)),
      ...of(settled, 'text').map((part) => ({
        text: part.fact.text,
        place: placeOf(folded, part.fact.inside.start, part.fact.inside.end),
      })),
    ].sort(byPlace),
  };
  return {
    text: folded.text,
    ...told,
    passed: [...folded.enumerators, ...passedPlaces(folded, settled, passed, told)],
  };
}

/** The stretches that are in no other list, one after the other. */
function passedPlaces(
  folded: FoldedText,
  parts: readonly Meant[],
  passed: readonly Stretch[],
  told: Pick<ParsedText, 'items' | 'ambiguous' | 'ranges' | 'choices' | 'price' | 'unread'>,
): readonly Place[] {
  const taken = [
    told.items,
    told.ambiguous,
    told.ranges,
    told.choices,
    told.price === null ? [] : [told.price],
    told.unread,
  ]
    .flat()
    .map(({ place }) => place)
    .sort((a, b) => a.start - b.start);
  const stretches = [...passed, ...outlyingStretches(parts)];
  const places = stretches.map(({ start, end }) => placeOf(folded, start, end)).sort((a, b) => a.start - b.start);
  let at = 0;
  let reached = 0;
  return places.filter((place) => {
    for (; (taken[at]?.start ?? Number.POSITIVE_INFINITY) <= place.start; at++)
      reached = Math.max(reached, taken[at]?.end ?? 0);
    return place.end > reached;
  });
}

function readAmbiguity(folded: FoldedText, part: With<'item'>, { items }: Roster): ReadAmbiguity {
  const meant = new Set(part.fact.items);
  return {
    text: textAt(folded, part),
    candidates: items.filter((item) => meant.has(item)).map(({ id }) => id),
    level: part.fact.level,
    mode: part.mode,
    place: wholePlace(folded, part),
  };
}

/** An offer holds what it names: what it says it does not hold is no content, and amounts have no two ends. */
function fitsMode(part: Meant, mode: ReadMode): boolean {
  if (part.fact === null || part.fact.kind === 'text') return true;
  if (part.not && part.fact.kind === 'range' && part.fact.range.min !== null && part.fact.range.max !== null)
    return false;
  if (part.not && (part.fact.kind === 'price' || (part.fact.kind === 'item' && mode === 'offer'))) return false;
  return !(part.not && mode === 'offer' && part.fact.kind === 'choice' && part.fact.values.length !== 1);
}

function of<Kind extends Fact['kind']>(parts: readonly Meant[], kind: Kind): readonly With<Kind>[] {
  return parts.filter((part): part is With<Kind> => part.fact?.kind === kind);
}

function readItem(folded: FoldedText, part: With<'item'>): ReadItem {
  const [item] = part.fact.items;
  const { level } = part.fact;
  if (item === undefined) throw new RangeError('an item fact without item');
  return { item: item.id, level, mode: part.mode, sureness: surenessOf(part), place: wholePlace(folded, part) };
}

function surenessOf({ slip, fact }: With<'item'>): Sureness {
  if (slip) return 'typo';
  return fact.spellings.every(({ form }) => form === 'reading' || form === 'initials') ? 'sound' : 'exact';
}

function readRange(folded: FoldedText, part: With<'range'>, mode: ReadMode): ReadRange {
  const { facet, range } = part.fact;
  const amount = range.min ?? range.max;
  const negated: Range =
    range.min === null ? { min: (range.max ?? 0) + 1, max: null } : { min: null, max: Math.max(0, range.min - 1) };
  return {
    facet,
    range: mode === 'offer' ? { min: amount, max: amount } : part.not ? negated : range,
    place: wholePlace(folded, part),
  };
}

function readChoice(folded: FoldedText, part: With<'choice'>, { attributes }: GameSpec): ReadChoice {
  const { facet, values } = part.fact;
  const place = wholePlace(folded, part);
  const isYesNo = attributes.some(({ id, type }) => id === facet && type === 'bool');
  // 不要可换绑: what is not yes is no.
  if (part.not && isYesNo) return { facet, not: false, values: [values[0] === 'yes' ? 'no' : 'yes'], place };
  return { facet, not: part.not, values, place };
}

function readPrice(folded: FoldedText, part: With<'price'>, mode: ReadMode): ReadPrice {
  const { range, currency } = part.fact;
  const amount = range.min ?? range.max;
  return { range: mode === 'offer' ? { min: amount, max: amount } : range, currency, place: wholePlace(folded, part) };
}

function makeUnread(folded: FoldedText, { start, end }: Stretch): Unread {
  const place = placeOf(folded, start, end);
  return { text: folded.text.slice(place.start, place.end), place };
}

function textAt(folded: FoldedText, { start, end }: Stretch): string {
  return makeUnread(folded, { start, end }).text;
}

/** How far from its fact a word may stand and still be inside its place. */
const NEAR = 3;

/** A fact with the words beside it that belong to it: the level before a name, the 不要 before both. */
function wholeStretch({ start, end, also }: Meant): Stretch {
  let [from, to] = [start, end];
  for (const one of also) {
    if (one.end <= from && from - one.end < NEAR) from = one.start;
    else if (one.start >= to && one.start - to < NEAR) to = one.end;
  }
  return { start: from, end: to };
}

function wholePlace(folded: FoldedText, part: Meant): Place {
  const { start, end } = wholeStretch(part);
  return placeOf(folded, start, end);
}

/** What belongs to a fact that is told elsewhere: the level at the end of a list, a server that is named twice. */
function outlyingStretches(parts: readonly Meant[]): readonly Stretch[] {
  return parts.flatMap((part) => (part.fact === null ? [] : [{ start: part.start, end: part.end }, ...part.also]));
}

/** A fact that does not count, as the words it was said with. */
function asWords(part: Meant): readonly Meant[] {
  const whole = wholeStretch(part);
  const outlying = part.also.filter(({ start, end }) => start < whole.start || end > whole.end);
  return [whole, ...outlying].map(({ start, end }) => ({ ...part, start, end, also: [], fact: null, tokens: [] }));
}

function byStart(a: Stretch, b: Stretch): number {
  return a.start - b.start;
}

function byPlace(a: Unread, b: Unread): number {
  return a.place.start - b.place.start;
}
