import { Link } from '@umijs/max';
import { type GameGroup, gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './GameLinks.module.css';

/** Games as a row of links with glyph and full name, within one route group. */
export function GameLinks({ games, group }: { readonly games: readonly Game[]; readonly group: GameGroup }) {
  const locale = useLocale();
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <li key={game.id}>
          <Link className={styles.game} to={gamePath(group, game.id)}>
            <GameGlyph game={game} size={24} />
            {game.names[locale]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
