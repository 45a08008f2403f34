import type { Hit } from '@/domain/searchResponse';
import { OfferCover } from '@/features/offer/card/OfferCover';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { GapLines } from '@/features/offer/gaps/GapLines';
import { gapsOf } from '@/features/offer/gaps/gapsOf';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { tileLabel, tileLook } from '@/features/offer/tiles/tileName';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { Tile } from '@/ui/components/display/Tile';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './OfferLines.module.css';

export type OfferLinesProps = {
  readonly hits: readonly Hit[];
  /** The result that the hits belong to. */
  readonly result: SearchResult;
  readonly gameItems: GameItems;
  readonly links: OfferLinks;
};

const MAX_TILES = 6;

/** Lists offers in brief; each links to its detail. */
export function OfferLines({ hits, result, gameItems, links }: OfferLinesProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {hits.map((hit) => {
        const { code } = hit.offer;
        const { tiles } = listTiles(hit, gameItems, locale, shop);
        const gaps = gapsOf(hit, result.query);
        const label = shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop);
        return (
          <li key={code} className={styles.line}>
            <OfferCover code={code} href={links.hrefOf(code)} label={label} onOpen={links.openOffer} />
            <span className={styles.label}>
              <b>{code}</b>
              <LiveStatus hit={hit} page={result.page} brief />
            </span>
            <span className={styles.tiles}>
              {tiles.slice(0, MAX_TILES).map((tile) => (
                <span key={tile.item} className={styles.tile}>
                  <Tile
                    look={tileLook(tile, gameItems, locale)}
                    size="name"
                    state={tile.state}
                    label={tileLabel(tile, gameItems, locale, shop)}
                  />
                  <small aria-hidden="true">{tile.caption}</small>
                </span>
              ))}
            </span>
            <PriceNow hit={hit} size="row" />
            {gaps.length > 0 && (
              <div className={styles.gaps}>
                <GapLines gaps={gaps} gameItems={gameItems} currency={result.page.catalog.currency} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
