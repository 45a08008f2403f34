import type { Choice, Query, Want } from '@/domain/query';
import { foldText } from '@/names/foldText';
import { isWithin } from './gaps';
import type { OracleContext, WantLevels } from './oracleContext';
import { isMet, rangesOf } from './oracleContext';
import type { QueryWord } from './queryWords';
import { isCode } from './queryWords';
import type { Row } from './shopRows';

/** A condition of a query; hits meet all of them. */
export type Condition = {
  readonly key: string;
  /** Whether closest offers may miss it. */
  readonly isSoft: boolean;
  readonly holds: (row: Row, wantLevels: WantLevels) => boolean;
};

export const TEXT = 'text';
export const ANY = 'any';
export const STATUS = 'choice:status';

/** Returns the key of the condition that a want belongs to; null for a `nice` want. */
export function keyOfWant({ item, mode }: Want): string | null {
  if (mode === 'nice') return null;
  return mode === 'any' ? ANY : `want:${item}`;
}

/** Lists the conditions of a query, beginning with those that closest offers must meet. */
export function conditionsOf(context: OracleContext): readonly Condition[] {
  const { query } = context;
  const all = [
    statusCondition(context),
    ...Object.entries(query.choices)
      .filter(([facet]) => facet !== 'status')
      .map(([facet, choice]) => choiceCondition(context, facet, choice)),
    ...mustAndNeverConditions(query),
    ...anyCondition(query),
    ...rangesOf(context).map(({ facet, range, valueOfRow }) => ({
      key: `range:${facet}`,
      isSoft: true,
      holds: (row: Row) => isWithin(valueOfRow(row), range),
    })),
    ...textCondition(context),
  ];
  return [...all.filter(({ isSoft }) => !isSoft), ...all.filter(({ isSoft }) => isSoft)];
}

/** Returns the test that applies if no status is chosen: accepts unsold offers, and a sold one whose code equals the text. */
export function createDefaultStatusTest({ live, query }: OracleContext): (row: Row) => boolean {
  const folded = foldText(query.text);
  return ({ index, text }) => live.statuses[index] !== 'sold' || isCode(text, folded);
}

/** Returns a test whether an `any` want other than the one at an index is met; null if there is no other. */
export function createOtherAnyTest({ wants }: Query, own: number): ((wantLevels: WantLevels) => boolean) | null {
  const others = indexesOf(wants, 'any').filter((index) => index !== own);
  return others.length === 0 ? null : (wantLevels) => others.some((index) => isMet(wants[index]!, wantLevels[index]!));
}

function statusCondition(context: OracleContext): Condition {
  const chosen = context.query.choices.status;
  const matchesDefaultStatus = createDefaultStatusTest(context);
  const { statuses } = context.live;
  const holds = (row: Row) =>
    chosen === undefined ? matchesDefaultStatus(row) : chosen.not !== chosen.values.includes(statuses[row.index]!);
  return { key: STATUS, isSoft: false, holds };
}

function choiceCondition({ shop }: OracleContext, facet: string, { not, values }: Choice): Condition {
  const column = shop.choices.get(facet);
  const chosen = new Set(values.map((value) => column?.values.indexOf(value) ?? -1).filter((pick) => pick >= 0));
  return {
    key: `choice:${facet}`,
    isSoft: false,
    holds: ({ index }) => not !== chosen.has(column?.valueIds[index] ?? -1),
  };
}

function mustAndNeverConditions({ wants }: Query): readonly Condition[] {
  return wants.flatMap((want, index) => {
    if (want.mode !== 'must' && want.mode !== 'never') return [];
    const key = `want:${want.item}`;
    return [
      { key, isSoft: want.mode === 'must', holds: (_: Row, wantLevels: WantLevels) => isMet(want, wantLevels[index]!) },
    ];
  });
}

function anyCondition({ wants }: Query): readonly Condition[] {
  const indexes = indexesOf(wants, 'any');
  if (indexes.length === 0) return [];
  const holds = (_: Row, wantLevels: WantLevels) => indexes.some((index) => isMet(wants[index]!, wantLevels[index]!));
  return [{ key: ANY, isSoft: true, holds }];
}

function textCondition({ shop, query }: OracleContext): readonly Condition[] {
  const words = shop.parseQueryWords(query.text);
  if (words.length === 0) return [];
  const named = words.map(({ items }) => shop.itemIds.map((id) => items.has(id)));
  const matches = ({ text, items }: Row, { folded }: QueryWord, i: number) =>
    text.includes(folded) || items.some((item) => named[i]![item]);
  return [{ key: TEXT, isSoft: false, holds: (row) => words.every((word, i) => matches(row, word, i)) }];
}

function indexesOf(wants: Query['wants'], mode: Want['mode']): readonly number[] {
  return wants.flatMap((want, index) => (want.mode === mode ? [index] : []));
}
