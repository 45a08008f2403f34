import { Link } from '@umijs/max';
import { memo } from 'react';
import { FavouritesLink } from '@/features/favourites/page/FavouritesLink';
import { SearchBox, type SearchBoxProps } from '@/features/search-box/SearchBox';
import { ShortcutHelp } from '@/features/shortcuts/ShortcutHelp';
import type { GameGroup } from '@/games/paths';
import type { Game } from '@/games/types';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { BrandMark } from '@/ui/components/page/BrandMark';
import { LocaleSwitch } from '@/ui/components/page/LocaleSwitch';
import { SkipLink } from '@/ui/components/page/SkipLink';
import { ThemeSwitch } from '@/ui/components/page/ThemeSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameSwitch } from './GameSwitch';
import styles from './ShopBar.module.css';

export type ShopBarProps = {
  readonly game: Game;
  readonly group: GameGroup;
  readonly box: Omit<SearchBoxProps, 'game'>;
};

/** The bar of a shop page: the way home, the game, the box, language and appearance; two rows on a phone. */
export const ShopBar = memo(function ShopBar({ game, group, box }: ShopBarProps) {
  const { common, shop } = useMessages();
  return (
    <header className={styles.bar}>
      <SkipLink />
      <Link className={styles.brand ?? ''} to="/welcome">
        <BrandMark />
        <span className={styles.word}>{common.brand}</span>
        <VisuallyHidden>{shop.home}</VisuallyHidden>
      </Link>
      <GameSwitch game={game} group={group} wants={box.query.wants} />
      <div className={styles.box}>
        <SearchBox {...box} game={game} />
      </div>
      <div className={styles.switches}>
        <FavouritesLink game={game.id} />
        <LocaleSwitch />
        <ThemeSwitch />
        <ShortcutHelp />
      </div>
    </header>
  );
});
