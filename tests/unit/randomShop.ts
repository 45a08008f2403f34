import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs, ItemId, Offer, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { offer, overlay } from './builders';

/** A seeded random generator, so that a failing case is reproducible. */
export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** Integer, both ends inclusive. */
  readonly integer: (min: number, max: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
};

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer: whole,
    happens: (share) => next() < share,
    pick: (values) => values[whole(0, values.length - 1)]!,
  };
}

const SYLLABLES = ['梅', '林', '斯', '卡', '哈', 'C', '呆', '阿', 'ル', 'ト', 'リ', 'ア', 'Saber', 'Lan', 'cer'];
const SHOPS = ['青石铺', '星海阁', '月见屋', '猫又商行', '白鹭洲', 'Blue Moon', '夜雨', '长安坊', '北辰', '小满'];
const SERVERS = ['cn', 'jp', 'tw'];
const BINDS = ['email', 'phone', 'none', 'code'];
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const NOW = 1_763_650_000_000;

/** Draws items whose names share syllables, so that one word matches several. */
export function randomNames(random: Random, count: number): readonly ItemNames[] {
  const name = () => Array.from({ length: random.integer(2, 3) }, () => random.pick(SYLLABLES)).join('');
  return Array.from({ length: count }, (_, i) => ({
    item: `svt-${i}` as ItemId,
    names: [name(), name(), `${name()} ${i}`],
  }));
}

/** Draws offers: most with few items, repeated prices and times, and every optional field absent somewhere. */
export function randomOffers(random: Random, names: readonly ItemNames[], count: number): readonly Offer[] {
  return Array.from({ length: count }, (_, i) => {
    const items = new Map<string, number>();
    // Squaring makes the first items frequent and the last ones rare.
    for (let n = random.happens(0.03) ? 0 : random.integer(2, 14); n > 0; n--) {
      const { item } = names[Math.floor(random.next() ** 2 * names.length)]!;
      items.set(item, random.happens(0.7) ? 1 : random.integer(2, 6));
    }
    const optional = (share: number, id: string, value: () => number | string | boolean) =>
      random.happens(share) ? { [id]: value() } : {};
    return offer({
      code: `FG-${10_000 + i}`,
      shop: random.pick(SHOPS.slice(0, random.integer(1, SHOPS.length))),
      price: random.happens(0.8) ? random.integer(20, 900) * 100 : random.integer(2_000, 500_000),
      items: Object.fromEntries(items),
      resources: {
        ...optional(0.7, 'stone', () => random.integer(0, 400) * 10),
        ...optional(0.4, 'ticket', () => random.integer(0, 9)),
        ...optional(0.02, 'grail', () => 10 ** random.integer(0, 13)),
      } as Record<string, number>,
      attributes: {
        ...optional(0.9, 'server', () => random.pick(SERVERS)),
        ...optional(0.6, 'bind', () => random.pick(BINDS)),
        ...optional(0.8, 'level', () => random.integer(1, 160)),
        ...optional(0.5, 'email', () => random.happens(0.5)),
        ...optional(0.3, 'floor', () => random.integer(-90, 90)),
      },
      title: [...items.keys()]
        .slice(0, 3)
        .map((id) => names.find(({ item }) => item === id)!.names[0])
        .join(' '),
      note: random.happens(0.2) ? random.pick(['一手可换绑', '一手 可换绑', '可  换绑 急']) : '',
      status: random.happens(0.9) ? 'onSale' : random.pick(['reserved', 'sold']),
      listedAt: NOW - random.integer(0, 600) * 10 * MINUTE - random.integer(0, 1) * DAY,
    });
  });
}

/** Draws an overlay of revision `NOW` or another, over few or many offers, including unknown codes and shops. */
export function randomOverlay(random: Random, offers: readonly Offer[]): Overlay {
  const many = random.pick([0.2, 1, 4]);
  const some = (share: number) => offers.filter(() => random.happens(share * many)).map(({ code }) => code);
  const strange = 'XX-1' as OfferCode;
  const prices = new Map([...some(0.1), strange].map((code) => [code, random.integer(1, 9_000) / 10]));
  const isTimed = () => random.happens(0.7);
  return overlay({
    asOf: random.happens(0.8) ? (NOW as EpochMs) : null,
    sold: new Set([...some(0.05), strange]),
    reserved: new Map(
      [...some(0.05), strange].map((code) => [code, random.happens(0.5) ? ((NOW + DAY) as EpochMs) : null]),
    ),
    prices,
    priceAt: new Map(
      [...prices.keys()].filter(isTimed).map((code) => [code, (NOW + random.integer(-1, 1)) as EpochMs]),
    ),
    catalog: random.pick([
      { revision: NOW as EpochMs, currency: 'CNY' },
      { revision: NOW as EpochMs, currency: null },
      { revision: NOW as EpochMs, currency: random.pick(['CNY', 'JPY']) },
      { revision: (NOW + random.pick([-1, 1])) as EpochMs, currency: 'CNY' },
      null,
    ]),
    pausedShops: new Set([random.pick(offers).shop, '没有的店']),
  });
}
