import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import { Link, useLocation } from '@umijs/max';
import type { ItemLinks } from '@/domain/itemLinks';
import { EMPTY_QUERY, type Want } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { routeGroupOf } from '@/features/search-state/routeGroupOf';
import { GAMES } from '@/games/games';
import { gamePath } from '@/games/paths';
import type { GameSpec } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useEmptyMessages } from './messages/useEmptyMessages';
import styles from './ZeroPanel.module.css';

export type EmptyCatalogLinksProps = {
  readonly spec: GameSpec;
  /** Passed on to the variants of the game, which have the same roster. */
  readonly wants: readonly Want[];
  readonly links: ItemLinks;
};

/** Links a game that has nothing on sale to its variants and to the page of all games. */
export function EmptyCatalogLinks({ spec, wants, links }: EmptyCatalogLinksProps) {
  const { shop } = useMessages();
  const empty = useEmptyMessages();
  const locale = useLocale();
  const group = routeGroupOf(useLocation().pathname);
  const variants = GAMES.filter(({ id, family }) => family === spec.game.family && id !== spec.game.id);
  const wantsQuery = writeQuery({ ...EMPTY_QUERY, wants }, [], links);
  return (
    <nav className={styles.links} aria-label={empty.otherLinks}>
      <ul className={styles.options}>
        {variants.map((game) => (
          <li key={game.id}>
            <Link className={styles.option ?? ''} to={gamePath(group, game.id) + wantsQuery}>
              <GameGlyph game={game} size={24} />
              <span className={styles.label}>{game.names[locale]}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.option ?? ''} to="/welcome">
            <AppstoreOutlined aria-hidden />
            <span className={styles.label}>{shop.home}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
