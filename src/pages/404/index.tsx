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
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { useNotFoundMessages } from './messages/useNotFoundMessages';
import styles from './notFound.module.css';
import { parseUnknownPath, type UnknownPath } from './parseUnknownPath';

/** Reports an unknown URL. Links to the games with the most similar names, then to all games, each within the route group of the URL. */
export default function NotFound() {
  const messages = useNotFoundMessages();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const requested = parseUnknownPath(isHydrated ? pathname : '/');
  const nearest = nearestGames(requested);
  usePageTitle(messages.title);
  return (
    <>
      <TopBar />
      <main id={CONTENT_ID} className={styles.main}>
        <section className={styles.panel}>
          <h1>{messages.title}</h1>
          <p>
            {requested.kind === 'game' && messages.unknownGame(requested.name)}
            {requested.kind === 'group' && messages.missingGame}
            {requested.kind === 'path' && isHydrated && messages.unknownAddress(requested.name)}
          </p>
          {nearest.length > 0 && (
            <>
              <p>{messages.nearest}</p>
              <GameLinks games={nearest} group={requested.group} />
            </>
          )}
        </section>
        <div className={isHydrated ? '' : styles.late}>
          <section className={styles.all}>
            <h2>{messages.allGames(GAMES.length)}</h2>
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
