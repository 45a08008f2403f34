import { Link, useLocation } from '@umijs/max';
import { GAMES, gameById } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import { type GameGroup, gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import styles from './notFound.module.css';
import { parseUnknownPath, type UnknownPath } from './parseUnknownPath';

/** Reports an unknown URL. Links to the games with the most similar names, then to all games, each within the route group of the URL. */
export default function NotFound() {
  const { layout } = useMessages();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const requested = parseUnknownPath(isHydrated ? pathname : '/');
  const nearest = nearestGames(requested);
  usePageTitle(layout.notFoundTitle);
  return (
    <>
      <TopBar />
      <main id={CONTENT_ID} className={styles.main}>
        <section className={styles.panel}>
          <h1>{layout.notFoundTitle}</h1>
          <p>
            {requested.kind === 'game' && layout.notFoundGame(requested.name)}
            {requested.kind === 'group' && layout.notFoundGroup}
            {requested.kind === 'path' && isHydrated && layout.notFoundAddress(requested.name)}
          </p>
          {nearest.length > 0 && (
            <>
              <p>{layout.nearest}</p>
              <GameLinks games={nearest} group={requested.group} />
            </>
          )}
        </section>
        <div className={isHydrated ? '' : styles.late}>
          <section className={styles.all}>
            <h2>{layout.allGames(GAMES.length)}</h2>
            <GameLinks games={GAMES} group={requested.group} />
          </section>
          <Footer />
        </div>
      </main>
    </>
  );
}

function nearestGames(requested: UnknownPath) {
  if (requested.name === null) return [];
  const last = requested.name.slice(requested.name.lastIndexOf('/') + 1);
  return nearestGameIds(last).map(gameById);
}

function GameLinks({ games, group }: { readonly games: readonly Game[]; readonly group: GameGroup }) {
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
