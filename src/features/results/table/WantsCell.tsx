import type { Hit } from '@/domain/searchResponse';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { tileLabel, tileLook, tileName } from '@/features/offer/tiles/tileName';
import type { GameItems } from '@/features/search-state/gameItems';
import { Tile } from '@/ui/components/display/Tile';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { MAX_TILES } from './columns';
import styles from './WantsCell.module.css';

/** The wanted items of an offer as small tiles with their levels; its rarest items if nothing is wanted. */
export function WantsCell({ hit, gameItems }: { readonly hit: Hit; readonly gameItems: GameItems }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { tiles } = listTiles(hit, gameItems, locale, shop);
  const shown = tiles.length > MAX_TILES ? tiles.slice(0, MAX_TILES - 1) : tiles;
  const hidden = tiles.length - shown.length;
  return (
    <span className={styles.set}>
      {shown.map((tile) => (
        <span key={tile.item} className={styles.one} title={tileName(tile, gameItems, locale)}>
          <Tile
            look={tileLook(tile, gameItems, locale)}
            size="row"
            state={tile.state}
            label={tileLabel(tile, gameItems, locale, shop)}
          />
          <span className={`${styles.caption} ${styles[tile.state]}`} aria-hidden="true">
            {tile.caption}
          </span>
        </span>
      ))}
      {hidden > 0 && (
        <span className={styles.left} title={shop.moreWants(hidden)}>
          +{hidden}
        </span>
      )}
    </span>
  );
}
