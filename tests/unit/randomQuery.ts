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
export function randomQuery(random: Random, offers: readonly Offer[], names: readonly ItemNames[]): Query {
  const model = random.pick(offers);
  // Most queries have a few conditions, some only one, a few many.
  const share = random.pick([0.3, 1, 1, 1.5]);
  return query({
    text: random.happens(0.25 * share) ? randomText(random, model, offers, names) : '',
    wants: randomWants(random, share, model, names),
    ranges: randomRanges(random, share, model),
    choices: randomChoices(random, share, model, offers),
    sort: randomSort(random, model),
    shown: PAGE_SIZE * random.pick([1, 1, 1, 1, 4, 4, 40]),
  });
}

function randomSort(random: Random, model: Offer): Sort {
  const keys = ['best', 'best', 'price', 'newest', 'stone', 'grail', 'level', 'unheard-of'];
  return { key: random.pick([...keys, ...Object.keys(model.resources)]), reversed: random.happens(0.4) };
}

function randomWants(random: Random, share: number, model: Offer, names: readonly ItemNames[]): readonly Want[] {
  // About two wants, whether the offer has five items or forty.
  const each = (2 * share) / Math.max(5, model.items.length);
  const wants: Want[] = model.items.flatMap(({ item, level }) => {
    if (!random.happens(each)) return [];
    const mode = random.pick(['must', 'must', 'any', 'any', 'nice', 'never'] as const);
    return [{ item, mode, level: random.happens(0.6) ? 1 : random.integer(1, level + 2) }];
  });
  const other = () => random.pick(names).item;
  if (random.happens(0.3 * share))
    wants.push({ item: other(), mode: random.pick(WANT_MODES), level: random.integer(1, 3) });
  // An `any` group of several items, most of which the model offer lacks.
  if (random.happens(0.1 * share))
    for (let n = random.integer(1, 4); n > 0; n--) wants.push({ item: other(), mode: 'any', level: 1 });
  if (random.happens(0.03)) wants.push({ item: other(), mode: random.pick(WANT_MODES), level: 99 });
  if (random.happens(0.03)) wants.push({ item: 'svt-unheard-of' as ItemId, mode: random.pick(WANT_MODES), level: 2 });
  return orderWants(wants);
}

function randomRanges(random: Random, share: number, model: Offer): Readonly<Record<string, Range>> {
  const ranges: Record<string, Range> = {};
  const numbers = { stone: 100, ticket: 3, level: 100, ...model.resources, ...wholeNumbersOf(model) };
  if (random.happens(0.3 * share)) ranges.price = rangeAround(random, model.price.amount / 100);
  for (const [facet, value] of Object.entries(numbers)) {
    if (random.happens(0.12 * share)) ranges[facet] = rangeAround(random, value);
  }
  if (random.happens(0.02)) ranges.unheard = { min: 1, max: null };
  return ranges;
}

function wholeNumbersOf({ attributes }: Offer): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : [])),
  );
}

/** Draws a range that contains a value, just misses it or is far from it; sometimes an empty one. */
function rangeAround(random: Random, value: number): Range {
  const width = Math.max(1, Math.abs(value));
  const min = Math.floor(value - width * (0.7 - random.next()));
  const max = Math.ceil(value + width * random.next());
  if (random.happens(0.05)) return { min: value + 0.3, max: value + 0.4 };
  if (random.happens(0.03)) return { min: max + 1, max: min };
  return random.pick([
    { min, max: null },
    { min: null, max },
    { min, max: Math.max(min, max) },
    { min: value, max: value },
  ]);
}

function randomChoices(
  random: Random,
  share: number,
  model: Offer,
  offers: readonly Offer[],
): Readonly<Record<string, Choice>> {
  const choices: Record<string, Choice> = {};
  const add = (likely: number, facet: string, values: readonly string[]) => {
    if (!random.happens(likely * share)) return;
    const wished = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => random.pick(values));
    choices[facet] = { not: random.happens(0.25), values: [...new Set(wished)] };
  };
  const others = [random.pick(offers), random.pick(offers)];
  add(0.15, 'shop', [model.shop, model.shop, ...others.map(({ shop }) => shop), '没有的店']);
  add(0.15, 'status', ['onSale', 'reserved', 'paused', 'sold']);
  for (const [facet, value] of Object.entries(model.attributes)) {
    if (typeof value === 'boolean') add(0.12, facet, ['yes', 'no']);
    if (typeof value === 'string')
      add(0.15, facet, [value, value, ...others.map((one) => String(one.attributes[facet]))]);
  }
  if (random.happens(0.02)) choices.unheard = { not: random.happens(0.5), values: ['x'] };
  return choices;
}
