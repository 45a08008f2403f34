import type { Choice, Query, Want } from '@/domain/query';
import { foldText } from '@/names/foldText';
import type { Asking, Held } from './asking';
import { isMet, rangesOf } from './asking';
import { isWithin } from './gaps';
import type { Row } from './shopRows';
import type { Word } from './words';
import { isCode } from './words';

/** A condition of a query: a hit meets all of them. */
export type Condition = {
  readonly key: string;
  /** Whether an offer that misses it can still be one of the closest. */
  readonly isSoft: boolean;
  readonly holds: (row: Row, held: Held) => boolean;
};

export const TEXT = 'text';
export const ANY = 'any';
export const STATUS = 'choice:status';

/** The key of the condition that a want is or belongs to, null for a want that is none. */
export function keyOfWant({ item, mode }: Want): string | null {
  if (mode === 'nice') return null;
  return mode === 'any' ? ANY : `want:${item}`;
}

/** Lists the conditions of a query, those first that the closest offers must meet. */
export function conditionsOf(asking: Asking): readonly Condition[] {
  const { query } = asking;
  const all = [
    statusCondition(asking),
    ...Object.entries(query.choices)
      .filter(([facet]) => facet !== 'status')
      .map(([facet, choice]) => choiceCondition(asking, facet, choice)),
    ...firmConditions(query),
    ...anyCondition(query),
    ...rangesOf(asking).map(({ facet, range, readValue }) => ({
      key: `range:${facet}`,
      isSoft: true,
      holds: (row: Row) => isWithin(readValue(row), range),
    })),
    ...textCondition(asking),
  ];
  return [...all.filter(({ isSoft }) => !isSoft), ...all.filter(({ isSoft }) => isSoft)];
}

/** True for what is shown where no status is chosen: what is not sold, and what the text names by its code. */
export function createShown({ live, query }: Asking): (row: Row) => boolean {
  const folded = foldText(query.text);
  return ({ at, text }) => live.statuses[at] !== 'sold' || isCode(text, folded);
}

/** Makes what tells whether an `any` want other than the one at a place is met; null if there is no other. */
export function createOthersMet({ wants }: Query, own: number): ((held: Held) => boolean) | null {
  const others = placesOf(wants, 'any').filter((at) => at !== own);
  return others.length === 0 ? null : (held) => others.some((at) => isMet(wants[at]!, held[at]!));
}

function statusCondition(asking: Asking): Condition {
  const chosen = asking.query.choices.status;
  const isShown = createShown(asking);
  const { statuses } = asking.live;
  const holds = (row: Row) =>
    chosen === undefined ? isShown(row) : chosen.not !== chosen.values.includes(statuses[row.at]!);
  return { key: STATUS, isSoft: false, holds };
}

function choiceCondition({ shop }: Asking, facet: string, { not, values }: Choice): Condition {
  const column = shop.choices.get(facet);
  const chosen = new Set(values.map((value) => column?.values.indexOf(value) ?? -1).filter((pick) => pick >= 0));
  return { key: `choice:${facet}`, isSoft: false, holds: ({ at }) => not !== chosen.has(column?.picks[at] ?? -1) };
}

function firmConditions({ wants }: Query): readonly Condition[] {
  return wants.flatMap((want, at) => {
    if (want.mode !== 'must' && want.mode !== 'never') return [];
    const key = `want:${want.item}`;
    return [{ key, isSoft: want.mode === 'must', holds: (_: Row, held: Held) => isMet(want, held[at]!) }];
  });
}

function anyCondition({ wants }: Query): readonly Condition[] {
  const places = placesOf(wants, 'any');
  if (places.length === 0) return [];
  const holds = (_: Row, held: Held) => places.some((at) => isMet(wants[at]!, held[at]!));
  return [{ key: ANY, isSoft: true, holds }];
}

function textCondition({ shop, query }: Asking): readonly Condition[] {
  const words = shop.readWords(query.text);
  if (words.length === 0) return [];
  const named = words.map(({ items }) => shop.itemIds.map((id) => items.has(id)));
  const matches = ({ text, items }: Row, { folded }: Word, i: number) =>
    text.includes(folded) || items.some((item) => named[i]![item]);
  return [{ key: TEXT, isSoft: false, holds: (row) => words.every((word, i) => matches(row, word, i)) }];
}

function placesOf(wants: Query['wants'], mode: Want['mode']): readonly number[] {
  return wants.flatMap((want, at) => (want.mode === mode ? [at] : []));
}
