import { Link } from '@umijs/max';
import { memo } from 'react';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import { FavouritesLink } from '@/features/favourites/page/FavouritesLink';
import { SearchBox } from '@/features/search-box/SearchBox';
import { useSearchState } from '@/features/search-state/useSearchState';
import { ShortcutHelp } from '@/features/shortcuts/ShortcutHelp';
import type { GameGroup } from '@/games/paths';
import type { Game } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { BrandMark } from '@/ui/components/page/BrandMark';
import { LocaleSwitch } from '@/ui/components/page/LocaleSwitch';
import { SkipLink } from '@/ui/components/page/SkipLink';
import { ThemeSwitch } from '@/ui/components/page/ThemeSwitch';
import { useDeepMemo } from '@/ui/hooks/useDeepMemo';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameSwitch } from './GameSwitch';
import styles from './ShopBar.module.css';
import { ShopMenu } from './ShopMenu';

export type ShopBarProps = { readonly game: Game; readonly group: GameGroup };

/** The bar of a shop page: home link, game, search box, language and theme. On a phone, game and search box are two rows, and the rest is in
 *  a menu. Only the parts that show the query render with each key press. */
export const ShopBar = memo(function ShopBar({ game, group }: ShopBarProps) {
  const { common, shop } = useMessages();
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link className={styles.brand ?? ''} to="/welcome">
        <BrandMark />
        <span className={styles.brandName}>{common.brand}</span>
        <VisuallyHidden>{shop.home}</VisuallyHidden>
      </Link>
      <GameSwitchWithWants game={game} group={group} />
      <div className={styles.box}>
        <SearchBox />
      </div>
      <div className={styles.switches}>
        <FavouritesLink game={game.id} />
        <span className={styles.preferences}>
          <LocaleSwitch />
          <ThemeSwitch />
        </span>
        <ShortcutHelp />
        <span className={styles.menu}>
          <ShopMenu />
        </span>
      </div>
    </header>
  );
});

/** Takes what is wanted along to other games. */
function GameSwitchWithWants(props: ShopBarProps) {
  const { query, gameItems } = useSearchState();
  return <GameSwitch {...props} wants={useDeepMemo(query.wants)} links={gameItems?.links ?? IDS_IN_LINKS} />;
}
