import type { Hit } from '@/domain/searchResponse';
import { listTiles } from '@/features/offer/tiles/listTiles';
import { type GameItems, itemLook, itemName } from '@/features/search-state/gameItems';
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
      {shown.map(({ item, state, badge }) => {
        const name = itemName(gameItems, item, locale);
        return (
          <span key={item} className={styles.one} title={name}>
            <Tile
              look={itemLook(gameItems, item, locale)}
              size="row"
              state={state}
              label={shop.tileLabel(name, gameItems.roster.byId.get(item)?.rarity ?? '', badge)}
            />
            <span className={`${styles.level} ${styles[state]}`} aria-hidden="true">
              {badge}
            </span>
          </span>
        );
      })}
      {hidden > 0 && (
        <span className={styles.left} title={shop.moreWants(hidden)}>
          +{hidden}
        </span>
      )}
    </span>
  );
}
