import type { EpochMs, Offer } from '@/domain/offer';
import { createRandom, type Random } from '../../../unit/randomShop';
import { drawOffer } from '../drawOffer';
import type { World } from '../world';

const NOTES = ['一手可换绑', '一手 可换绑', '急出  可 换绑'];
const TEN_MINUTES = 600_000;

/** Draws the first offers of a world and varies them: some lack numbers, flags or notes; amounts are negative or exceed 32 bits;
 *  prices are fractions of a yuan; times repeat. */
export function variedOffers(world: World, size: number): readonly Offer[] {
  const random = createRandom(world.seed + 7 * size);
  return Array.from({ length: size }, (_, index) => varyOffer(random, drawOffer(world, index)));
}

function varyOffer(random: Random, offer: Offer): Offer {
  const { stone, ticket } = offer.resources;
  const { server, bind } = offer.attributes;
  const some = <T>(share: number, id: string, value: () => T | undefined): Readonly<Record<string, T>> => {
    const drawn = random.happens(share) ? value() : undefined;
    return drawn === undefined ? {} : { [id]: drawn };
  };
  return {
    ...offer,
    price: { ...offer.price, amount: offer.price.amount + (random.happens(0.1) ? random.integer(1, 99) : 0) },
    resources: {
      ...some(0.8, 'stone', () => stone),
      ...some(0.6, 'ticket', () => ticket),
      ...some(0.01, 'grail', () => 10 ** random.integer(0, 13)),
    },
    attributes: {
      ...some(0.9, 'server', () => server),
      ...some(0.6, 'bind', () => bind),
      ...some(0.7, 'level', () => random.integer(1, 160)),
      ...some(0.3, 'floor', () => random.integer(-90, 90)),
      ...some(0.5, 'email', () => random.happens(0.5)),
    },
    note: random.happens(0.1) ? random.pick(NOTES) : '',
    listedAt: (random.happens(0.3)
      ? Math.floor(offer.listedAt / TEN_MINUTES) * TEN_MINUTES
      : offer.listedAt) as EpochMs,
  };
}
