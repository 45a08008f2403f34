import type { ItemNames } from '@/domain/itemNames';
import type { ItemId, Offer } from '@/domain/offer';
import type { Choice, Query, Range, Sort, Want } from '@/domain/query';
import { orderWants, PAGE_SIZE, WANT_MODES } from '@/domain/query';
import { query } from './builders';
import type { Random } from './randomShop';
import { randomText } from './randomText';

/** Draws a query near one of the offers: its conditions come from that offer, some of them too strict. All kinds of conditions
 *  and sort orders occur, alone and combined.
 *  @param offers  at least one */
export function randomQuery(chance: Random, offers: readonly Offer[], names: readonly ItemNames[]): Query {
  const model = chance.pick(offers);
  // Most queries have a few conditions, some only one, a few many.
  const share = chance.pick([0.3, 1, 1, 1.5]);
  return query({
    text: chance.happens(0.25 * share) ? randomText(chance, model, offers, names) : '',
    wants: randomWants(chance, share, model, names),
    ranges: randomRanges(chance, share, model),
    choices: randomChoices(chance, share, model, offers),
    sort: randomSort(chance, model),
    shown: PAGE_SIZE * chance.pick([1, 1, 1, 1, 4, 4, 40]),
  });
}

function randomSort(chance: Random, model: Offer): Sort {
  const keys = ['best', 'best', 'price', 'newest', 'stone', 'grail', 'level', 'unheard-of'];
  return { key: chance.pick([...keys, ...Object.keys(model.resources)]), reversed: chance.happens(0.4) };
}

function randomWants(chance: Random, share: number, model: Offer, names: readonly ItemNames[]): readonly Want[] {
  // About two wants, whether the offer has five items or forty.
  const each = (2 * share) / Math.max(5, model.items.length);
  const wants: Want[] = model.items.flatMap(({ item, level }) => {
    if (!chance.happens(each)) return [];
    const mode = chance.pick(['must', 'must', 'any', 'any', 'nice', 'never'] as const);
    return [{ item, mode, level: chance.happens(0.6) ? 1 : chance.integer(1, level + 2) }];
  });
  const other = () => chance.pick(names).item;
  if (chance.happens(0.3 * share))
    wants.push({ item: other(), mode: chance.pick(WANT_MODES), level: chance.integer(1, 3) });
  // An `any` group of several items, most of which the model offer lacks.
  if (chance.happens(0.1 * share))
    for (let n = chance.integer(1, 4); n > 0; n--) wants.push({ item: other(), mode: 'any', level: 1 });
  if (chance.happens(0.03)) wants.push({ item: other(), mode: chance.pick(WANT_MODES), level: 99 });
  if (chance.happens(0.03)) wants.push({ item: 'svt-unheard-of' as ItemId, mode: chance.pick(WANT_MODES), level: 2 });
  return orderWants(wants);
}

function randomRanges(chance: Random, share: number, model: Offer): Readonly<Record<string, Range>> {
  const ranges: Record<string, Range> = {};
  const numbers = { stone: 100, ticket: 3, level: 100, ...model.resources, ...wholeNumbersOf(model) };
  if (chance.happens(0.3 * share)) ranges.price = rangeAround(chance, model.price.amount / 100);
  for (const [facet, value] of Object.entries(numbers)) {
    if (chance.happens(0.12 * share)) ranges[facet] = rangeAround(chance, value);
  }
  if (chance.happens(0.02)) ranges.unheard = { min: 1, max: null };
  return ranges;
}

function wholeNumbersOf({ attributes }: Offer): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : [])),
  );
}

/** Draws a range that contains a value, just misses it or is far from it; sometimes an empty one. */
function rangeAround(chance: Random, value: number): Range {
  const width = Math.max(1, Math.abs(value));
  const min = Math.floor(value - width * (0.7 - chance.next()));
  const max = Math.ceil(value + width * chance.next());
  if (chance.happens(0.05)) return { min: value + 0.3, max: value + 0.4 };
  if (chance.happens(0.03)) return { min: max + 1, max: min };
  return chance.pick([
    { min, max: null },
    { min: null, max },
    { min, max: Math.max(min, max) },
    { min: value, max: value },
  ]);
}

function randomChoices(
  chance: Random,
  share: number,
  model: Offer,
  offers: readonly Offer[],
): Readonly<Record<string, Choice>> {
  const choices: Record<string, Choice> = {};
  const add = (likely: number, facet: string, values: readonly string[]) => {
    if (!chance.happens(likely * share)) return;
    const wished = Array.from({ length: chance.pick([1, 1, 2, 3]) }, () => chance.pick(values));
    choices[facet] = { not: chance.happens(0.25), values: [...new Set(wished)] };
  };
  const others = [chance.pick(offers), chance.pick(offers)];
  add(0.15, 'shop', [model.shop, model.shop, ...others.map(({ shop }) => shop), '没有的店']);
  add(0.15, 'status', ['onSale', 'reserved', 'paused', 'sold']);
  for (const [facet, value] of Object.entries(model.attributes)) {
    if (typeof value === 'boolean') add(0.12, facet, ['yes', 'no']);
    if (typeof value === 'string')
      add(0.15, facet, [value, value, ...others.map((one) => String(one.attributes[facet]))]);
  }
  if (chance.happens(0.02)) choices.unheard = { not: chance.happens(0.5), values: ['x'] };
  return choices;
}
