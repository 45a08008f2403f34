import type { Locale } from '@/domain/localized';
import type { ItemId, OfferItem } from '@/domain/offer';
import type { Hit, WantOutcome } from '@/domain/searchResponse';
import { levelText, shortfallText } from '@/features/labels/wantText';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import type { Messages } from '@/locales/messages';
import type { TileState } from '@/ui/components/display/Tile';
import { orderItems } from './orderItems';

/** One tile on the shelf of an offer. */
export type OfferTile = {
  readonly item: ItemId;
  readonly state: TileState;
  /** Words of the badge; an empty string for none. */
  readonly badge: string;
};

/** What stands on an offer's shelf: the wanted items in the order of the query, or, if nothing is wanted, its rarest. */
export type OfferTileList = { readonly wanted: boolean; readonly tiles: readonly OfferTile[] };

const RAREST = 3;

/** Lays out the shelf of a hit. Unwanted (never) items do not stand on it; an offer that is sold is grey all over. */
export function listTiles(hit: Hit, lexicon: GameItems, locale: Locale, words: Messages['shop']): OfferTileList {
  const outcomes = hit.outcomes.filter((outcome) => outcome.want.mode !== 'never');
  const sold = hit.live === 'sold';
  if (outcomes.length === 0) {
    const rarest = orderItems(hit.offer.items, lexicon).slice(0, RAREST);
    return { wanted: false, tiles: rarest.map((one) => plainTile(one, sold, lexicon, locale)) };
  }
  const anyMet = outcomes.some((outcome) => outcome.want.mode === 'any' && outcome.met);
  const tiles = outcomes.map((outcome) => wantedTile(outcome, anyMet, lexicon, locale, words));
  return { wanted: true, tiles: sold ? tiles.map(greyed) : tiles };
}

function wantedTile(
  { want, level, met }: WantOutcome,
  anyMet: boolean,
  lexicon: GameItems,
  locale: Locale,
  words: Messages['shop'],
): OfferTile {
  const kind = itemKind(lexicon, want.item);
  const { item } = want;
  if (met) return { item, state: 'lit', badge: levelText(kind, level, locale) || words.there };
  if (level > 0) return { item, state: 'short', badge: shortfallText(kind, level, want.level, locale) };
  const missing = want.mode === 'must' || (want.mode === 'any' && !anyMet);
  return missing ? { item, state: 'missing', badge: words.missing } : { item, state: 'absent', badge: words.absent };
}

function plainTile({ item, level }: OfferItem, sold: boolean, lexicon: GameItems, locale: Locale): OfferTile {
  return { item, state: sold ? 'zero' : 'plain', badge: levelText(itemKind(lexicon, item), level, locale) };
}

function greyed(tile: OfferTile): OfferTile {
  const there = tile.state === 'lit' || tile.state === 'short';
  return { ...tile, state: there ? 'zero' : 'absent' };
}
