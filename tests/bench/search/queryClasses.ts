import type { Offer } from '@/domain/offer';
import type { Query, Want, WantMode } from '@/domain/query';
import { EMPTY_QUERY, orderWants } from '@/domain/query';
import { createRandom, type Random } from '../../unit/randomShop';
import { drawOffer } from './drawOffer';
import type { World } from './world';

export const QUERY_CLASSES = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

const VARIANTS = 12;

/** Description of each class, printed in the benchmark's table. */
export const CLASS_MEANINGS: Readonly<Record<QueryClass, string>> = {
  q1: 'no condition, by price',
  q2: 'two must items',
  q3: 'three must items, one from level 2, a price range, stones from 1,000, by price',
  q4: 'any of four items, never one, newest first',
  q5: 'two words, one item, one attribute value',
  q6: 'four must items that hardly any offer combines: closest offers',
};

/** Draws the 12 variants of a class from popular and rare items.
 *  @param offers  number of offers in the catalog; words are taken from one of them */
export function queriesOf(kind: QueryClass, world: World, offers: number): readonly Query[] {
  return Array.from({ length: VARIANTS }, (_, i) => {
    const random = createRandom(world.seed * 1_000 + QUERY_CLASSES.indexOf(kind) * 100 + i);
    return { ...EMPTY_QUERY, ...partsOf(kind, world, random, drawOffer(world, random.integer(0, offers - 1))) };
  });
}

function partsOf(kind: QueryClass, world: World, random: Random, model: Offer): Partial<Query> {
  const byPrice = { sort: { key: 'price', reversed: false } };
  switch (kind) {
    case 'q1':
      return byPrice;
    case 'q2':
      return { wants: wants(world, random, ['must', 'must']) };
    case 'q3': {
      const [first, ...others] = wants(world, random, ['must', 'must', 'must']);
      return {
        wants: first === undefined ? others : [{ ...first, level: 2 }, ...others],
        ranges: {
          price: { min: random.integer(20, 150), max: random.integer(300, 2_000) },
          stone: { min: 1_000, max: null },
        },
        ...byPrice,
      };
    }
    case 'q4':
      return {
        wants: wants(world, random, ['any', 'any', 'any', 'any', 'never']),
        sort: { key: 'newest', reversed: false },
      };
    case 'q5': {
      const words = model.title.split(' ');
      const [ownItem] = model.items;
      return {
        text: `${words[0]} ${words[1]}`,
        wants: ownItem === undefined ? [] : [{ item: ownItem.item, mode: 'must', level: 1 }],
        choices: { server: { not: false, values: [String(model.attributes.server)] } },
      };
    }
    case 'q6':
      return { wants: rareWants(world, random) };
  }
}

function wants(world: World, random: Random, modes: readonly WantMode[]): readonly Want[] {
  const itemIndexes = new Set<number>();
  while (itemIndexes.size < modes.length) itemIndexes.add(world.drawItem(random));
  return toWants(world, [...itemIndexes], modes);
}

/** Draws one popular item and three of the rarest. */
function rareWants(world: World, random: Random): readonly Want[] {
  const itemIndexes = new Set([random.integer(0, 19)]);
  while (itemIndexes.size < 4) itemIndexes.add(random.integer(world.names.length - 80, world.names.length - 1));
  return toWants(world, [...itemIndexes], ['must', 'must', 'must', 'must']);
}

function toWants(world: World, itemIndexes: readonly number[], modes: readonly WantMode[]): readonly Want[] {
  return orderWants(
    itemIndexes.flatMap((itemIndex, i) => {
      const item = world.names[itemIndex]?.item;
      const mode = modes[i];
      return item === undefined || mode === undefined ? [] : [{ item, mode, level: 1 }];
    }),
  );
}
