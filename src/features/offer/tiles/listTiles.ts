import type { Locale } from '@/domain/localized';
import type { ItemId, OfferItem } from '@/domain/offer';
import type { Hit, WantMatch } from '@/domain/searchResponse';
import { levelText, shortfallBadge, shortfallText } from '@/features/labels/wantText';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import type { Messages } from '@/locales/messages';
import type { TileState } from '@/ui/components/display/Tile';
import { offeredItems } from './offeredItems';
import { orderItems } from './orderItems';

/** One item of an offer as a tile. */
export type OfferTile = {
  readonly item: ItemId;
  readonly state: TileState;
  /** The level, or whether the item is in the offer; empty for an item without levels if nothing is wanted. */
  readonly caption: string;
  /** What a tile of a card shows of a caption that may be too wide for it. */
  readonly badge?: string;
  /** The buyer's name for a missing item that could be any of several. */
  readonly name?: string;
};

/** The wanted items in the order of the query or, if nothing is wanted, the rarest items. */
export type OfferTileList = { readonly isWanted: boolean; readonly tiles: readonly OfferTile[] };

const RAREST = 3;

/** Returns the tiles of a hit without those of never wants. Tiles of a sold offer are grey. */
export function listTiles(hit: Hit, gameItems: GameItems, locale: Locale, messages: Messages['shop']): OfferTileList {
  const wantMatches = hit.wantMatches.filter(({ want }) => want.mode !== 'never');
  const isSold = hit.live === 'sold';
  if (wantMatches.length === 0) {
    const rarest = orderItems(hit.offer.items, gameItems).slice(0, RAREST);
    return { isWanted: false, tiles: rarest.map((one) => plainTile(one, isSold, gameItems, locale)) };
  }
  const anyMet = wantMatches.some(({ want, met }) => want.mode === 'any' && met);
  const all = wantMatches
    .flatMap((wantMatch) => splitMatch(wantMatch, hit))
    .map((wantMatch) => wantedTile(wantMatch, anyMet, gameItems, locale, messages));
  const tiles = all.filter(({ item }, index) => all.findIndex((one) => one.item === item) === index);
  return { isWanted: true, tiles: isSold ? tiles.map(soldTile) : tiles };
}

/** Returns one match for each item of an ambiguous name that the offer has. If it has none of them, the match stays as it is. */
function splitMatch(wantMatch: WantMatch, { offer }: Hit): readonly WantMatch[] {
  const { want } = wantMatch;
  if (want.ambiguity === undefined) return [wantMatch];
  const { mode } = want;
  const offered = offeredItems(offer, want).map(({ item, level }) => ({
    want: { item, mode, level: want.level },
    level,
    met: level >= want.level,
  }));
  return offered.length === 0 ? [wantMatch] : offered;
}

function wantedTile(
  { want, level, met }: WantMatch,
  anyMet: boolean,
  gameItems: GameItems,
  locale: Locale,
  messages: Messages['shop'],
): OfferTile {
  const kind = itemKind(gameItems, want.item);
  const { item } = want;
  if (met) return { item, state: 'lit', caption: levelText(kind, level, locale) || messages.present };
  if (level > 0) {
    const caption = shortfallText(kind, level, want.level, locale);
    return { item, state: 'short', caption, badge: shortfallBadge(kind, level, want.level, locale) };
  }
  const isMissing = want.mode === 'must' || (want.mode === 'any' && !anyMet);
  const nameProps = want.ambiguity?.name ? { name: want.ambiguity.name } : {};
  return isMissing
    ? { item, state: 'missing', caption: messages.missing, ...nameProps }
    : { item, state: 'absent', caption: messages.absent, ...nameProps };
}

function plainTile({ item, level }: OfferItem, isSold: boolean, gameItems: GameItems, locale: Locale): OfferTile {
  return {
    item,
    state: isSold ? 'unavailable' : 'plain',
    caption: levelText(itemKind(gameItems, item), level, locale),
  };
}

function soldTile(tile: OfferTile): OfferTile {
  const isPresent = tile.state === 'lit' || tile.state === 'short';
  return { ...tile, state: isPresent ? 'unavailable' : 'absent' };
}
