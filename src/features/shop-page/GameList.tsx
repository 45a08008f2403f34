import { Link } from '@umijs/max';
import type { ItemLinks } from '@/domain/itemLinks';
import { EMPTY_QUERY, type Want } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { GAMES } from '@/games/games';
import { type GameGroup, gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './GameList.module.css';

export type GameListProps = {
  readonly game: Game;
  readonly group: GameGroup;
  /** Passed on to the variants of the game, which have the same roster. */
  readonly wants: readonly Want[];
  readonly links: ItemLinks;
  readonly onChoose: () => void;
};

/** Links to all games in a route group. */
export function GameList({ game, group, wants, links, onChoose }: GameListProps) {
  const locale = useLocale();
  const wantsQuery = writeQuery({ ...EMPTY_QUERY, wants }, [], links);
  return (
    <ul className={styles.games}>
      {GAMES.map((one) => (
        <li key={one.id}>
          <Link
            className={styles.game ?? ''}
            to={gamePath(group, one.id) + (one.family === game.family ? wantsQuery : '')}
            aria-current={one.id === game.id ? 'page' : undefined}
            onClick={onChoose}
          >
            <GameGlyph game={one} size={24} />
            {one.names[locale]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
