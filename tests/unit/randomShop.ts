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
export function randomNames(chance: Random, count: number): readonly ItemNames[] {
  const name = () => Array.from({ length: chance.integer(2, 3) }, () => chance.pick(SYLLABLES)).join('');
  return Array.from({ length: count }, (_, i) => ({
    item: `svt-${i}` as ItemId,
    names: [name(), name(), `${name()} ${i}`],
  }));
}

/** Draws offers: most with few items, repeated prices and times, and every optional field absent somewhere. */
export function randomOffers(chance: Random, names: readonly ItemNames[], count: number): readonly Offer[] {
  return Array.from({ length: count }, (_, i) => {
    const items = new Map<string, number>();
    // Squaring makes the first items frequent and the last ones rare.
    for (let n = chance.happens(0.03) ? 0 : chance.integer(2, 14); n > 0; n--) {
      const { item } = names[Math.floor(chance.next() ** 2 * names.length)]!;
      items.set(item, chance.happens(0.7) ? 1 : chance.integer(2, 6));
    }
    const optional = (share: number, id: string, value: () => number | string | boolean) =>
      chance.happens(share) ? { [id]: value() } : {};
    return offer({
      code: `FG-${10_000 + i}`,
      shop: chance.pick(SHOPS.slice(0, chance.integer(1, SHOPS.length))),
      price: chance.happens(0.8) ? chance.integer(20, 900) * 100 : chance.integer(2_000, 500_000),
      items: Object.fromEntries(items),
      resources: {
        ...optional(0.7, 'stone', () => chance.integer(0, 400) * 10),
        ...optional(0.4, 'ticket', () => chance.integer(0, 9)),
        ...optional(0.02, 'grail', () => 10 ** chance.integer(0, 13)),
      } as Record<string, number>,
      attributes: {
        ...optional(0.9, 'server', () => chance.pick(SERVERS)),
        ...optional(0.6, 'bind', () => chance.pick(BINDS)),
        ...optional(0.8, 'level', () => chance.integer(1, 160)),
        ...optional(0.5, 'email', () => chance.happens(0.5)),
        ...optional(0.3, 'floor', () => chance.integer(-90, 90)),
      },
      title: [...items.keys()]
        .slice(0, 3)
        .map((id) => names.find(({ item }) => item === id)!.names[0])
        .join(' '),
      note: chance.happens(0.2) ? chance.pick(['一手可换绑', '一手 可换绑', '可  换绑 急']) : '',
      status: chance.happens(0.9) ? 'onSale' : chance.pick(['reserved', 'sold']),
      listedAt: NOW - chance.integer(0, 600) * 10 * MINUTE - chance.integer(0, 1) * DAY,
    });
  });
}

/** Draws an overlay of revision `NOW` or another, over few or many offers, including unknown codes and shops. */
export function randomOverlay(chance: Random, offers: readonly Offer[]): Overlay {
  const many = chance.pick([0.2, 1, 4]);
  const some = (share: number) => offers.filter(() => chance.happens(share * many)).map(({ code }) => code);
  const strange = 'XX-1' as OfferCode;
  const prices = new Map([...some(0.1), strange].map((code) => [code, chance.integer(1, 9_000) / 10]));
  const isTimed = () => chance.happens(0.7);
  return overlay({
    asOf: chance.happens(0.8) ? (NOW as EpochMs) : null,
    sold: new Set([...some(0.05), strange]),
    reserved: new Map(
      [...some(0.05), strange].map((code) => [code, chance.happens(0.5) ? ((NOW + DAY) as EpochMs) : null]),
    ),
    prices,
    priceAt: new Map(
      [...prices.keys()].filter(isTimed).map((code) => [code, (NOW + chance.integer(-1, 1)) as EpochMs]),
    ),
    catalog: chance.pick([
      { revision: NOW as EpochMs, currency: 'CNY' },
      { revision: NOW as EpochMs, currency: null },
      { revision: NOW as EpochMs, currency: chance.pick(['CNY', 'JPY']) },
      { revision: (NOW + chance.pick([-1, 1])) as EpochMs, currency: 'CNY' },
      null,
    ]),
    pausedShops: new Set([chance.pick(offers).shop, '没有的店']),
  });
}
