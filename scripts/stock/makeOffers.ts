import type { EpochMs, Offer, OfferCode, OfferStatus } from '@/domain/offer';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import type { Roster } from '@/names/roster';
import { drawAccount } from './accounts';
import { drawAmounts } from './drawAmounts';
import { drawAttributes } from './drawAttributes';
import { drawItems } from './drawItems';
import { drawPrice } from './drawPrice';
import { drawTitle } from './drawTitle';
import { FAMILY_PROFILES } from './familyProfiles';
import { GAME_PROFILES } from './gameProfiles';
import { collectSpellings } from './itemSpellings';
import { rankItems } from './popularity';
import { createRandom, type Random } from './random';
import { SHEET_WORDS } from './sheetWords';
import { SHOP_NAMES } from './shopNames';

/** Date of the sample data, in the time zone of the shops. */
const STOCK_TAKEN = Date.UTC(2026, 10, 20) - 8 * 3_600_000;
const OLDEST_DAYS = 60;
const SHOPS_PER_GAME = 22;

/** Draws the sample offers of a game, oldest first; deterministic for a game and roster. */
export function makeOffers(game: Game, roster: Roster): readonly Offer[] {
  const profile = GAME_PROFILES[game.id];
  const family = FAMILY_PROFILES[game.family];
  const spec = specOf(game);
  const popularity = rankItems(spec, roster, family);
  const words = { spec, roster, spellings: collectSpellings(roster, profile.language), language: profile.language };
  const random = createRandom(`stock ${game.id}`);
  const shops = random.shuffle(SHOP_NAMES).slice(0, Math.min(SHOPS_PER_GAME, 5 + Math.floor(profile.offers / 30)));
  const shopWeights = shops.map((_, rank) => 1 / (rank + 1));
  const times = drawTimes(profile.offers, random);
  let number = random.integer(4_000, 19_000);

  return times.map((listedAt) => {
    number += random.integer(1, 4);
    const account = drawAccount(game.id, random);
    const items = drawItems(spec, popularity, account, random);
    const resources = drawAmounts(spec, family, profile, account, random);
    const attributes = drawAttributes({ spec, roster, family, game: profile, account, items }, random);
    return {
      code: `${profile.prefix}-${number}` as OfferCode,
      shop: shops[random.weightedIndex(shopWeights)]!,
      price: drawPrice(items, resources, popularity, family, random),
      items,
      resources,
      attributes,
      title: drawTitle({ items, resources, attributes }, words, random),
      note: random.chance(0.18) ? random.pick(SHEET_WORDS[profile.language].notes) : '',
      status: drawStatus(random),
      listedAt,
    };
  });
}

/** Draws listing times to the minute, from 09:00 to midnight, more frequent towards the end. */
function drawTimes(count: number, random: Random): readonly EpochMs[] {
  const times = Array.from({ length: count }, () => {
    const daysAgo = 1 + Math.floor((OLDEST_DAYS - 1) * random.next() ** 1.6);
    return STOCK_TAKEN - daysAgo * 86_400_000 + random.integer(9 * 60, 24 * 60 - 1) * 60_000;
  });
  return times.sort((a, b) => a - b).map((time) => time as EpochMs);
}

function drawStatus(random: Random): OfferStatus {
  const share = random.next();
  if (share < 0.03) return 'sold';
  return share < 0.08 ? 'reserved' : 'onSale';
}
