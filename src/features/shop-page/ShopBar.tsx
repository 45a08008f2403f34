import { Link } from '@umijs/max';
import { memo } from 'react';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import { FavouritesLink } from '@/features/favourites/page/FavouritesLink';
import { SearchBox } from '@/features/search-box/SearchBox';
import { useSearchState } from '@/features/search-state/useSearchState';
import { ShortcutHelp } from '@/features/shortcuts/ShortcutHelp';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { BrandMark } from '@/ui/components/page/BrandMark';
import { LocaleSwitch } from '@/ui/components/page/LocaleSwitch';
import { SkipLink } from '@/ui/components/page/SkipLink';
import { ThemeSwitch } from '@/ui/components/page/ThemeSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameSwitch } from './GameSwitch';
import styles from './ShopBar.module.css';
import { ShopMenu } from './ShopMenu';

/** The bar of a shop page: home link, game, search box, language and theme. On a phone, game and search box are two rows, and the rest is in
 *  a menu. */
export const ShopBar = memo(function ShopBar() {
  const { common, shop } = useMessages();
  const { spec, group, query, gameItems, parserState } = useSearchState();
  const { game } = spec;
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link className={styles.brand ?? ''} to="/welcome">
        <BrandMark />
        <span className={styles.brandName}>{common.brand}</span>
        <VisuallyHidden>{shop.home}</VisuallyHidden>
      </Link>
      <GameSwitch game={game} group={group} wants={query.wants} links={gameItems?.links ?? IDS_IN_LINKS} />
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
          <ShopMenu query={query} parserState={parserState} />
        </span>
      </div>
    </header>
  );
});
