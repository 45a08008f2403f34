import type { ItemNames } from '@/domain/itemNames';
import type { ItemId } from '@/domain/offer';
import { createRandom, type Random } from '../../unit/randomShop';

/** Items and shops from which the offers of a benchmark are drawn. */
export type World = {
  readonly seed: number;
  /** Most popular item first. */
  readonly names: readonly ItemNames[];
  readonly shops: readonly string[];
  /** Draws an index in `names`; a few are frequent. */
  readonly drawItem: (random: Random) => number;
  readonly drawShop: (random: Random) => string;
};

const ITEMS = 400;
const SHOPS = 20;
const HAN = Array.from(
  '梅林斯卡哈阿尔托莉雅呆毛王黑贞德清姬玉藻前尼禄伊什塔尔宫本武藏冲田总司吉尔伽美仁摩根奥伯龙太公望妖精骑士兰陵虞姬项羽秦政',
);
const KANA = Array.from(
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾ',
);
const LATIN = [
  'ar',
  'to',
  'ria',
  'mer',
  'lin',
  'gil',
  'ga',
  'mesh',
  'nero',
  'ish',
  'tar',
  'ka',
  'ma',
  'mor',
  'gan',
  'sky',
  'lo',
  've',
];

/** Draws items with names in three languages. Their popularity is proportional to rank^-0.85, that of shops to rank^-1. */
export function createWorld(seed: number): World {
  const random = createRandom(seed);
  const word = (parts: readonly string[], min: number, max: number) =>
    Array.from({ length: random.integer(min, max) }, () => random.pick(parts)).join('');
  const names = Array.from({ length: ITEMS }, (_, i) => ({
    item: `svt-${i + 1}` as ItemId,
    names: [word(HAN, 2, 4), word(KANA, 3, 6), word(LATIN, 2, 4)],
  }));
  const shops = Array.from({ length: SHOPS }, (_, i) => `${word(HAN, 2, 3)}${i}`);
  const item = drawRank(ITEMS, 0.85);
  const shop = drawRank(SHOPS, 1);
  return { seed, names, shops, drawItem: item, drawShop: (from) => shops[shop(from)] ?? '' };
}

/** Returns a function that draws ranks 0 … count − 1 with probabilities proportional to (rank + 1)^-exponent. */
function drawRank(count: number, exponent: number): (random: Random) => number {
  const cumulativeWeights = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) {
    sum += (rank + 1) ** -exponent;
    cumulativeWeights[rank] = sum;
  }
  return (random) => {
    const target = random.next() * sum;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulativeWeights[middle] ?? sum) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
