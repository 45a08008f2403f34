import { useLocation } from '@umijs/max';
import { GAMES, gameById } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { GameLinks } from './GameLinks';
import styles from './notFound.module.css';
import { type Asked, readAsked } from './readAsked';

/** The not-found page: names what was asked, offers the nearest games, then all of them, in the group of the address. */
export default function NotFound() {
  const { layout } = useMessages();
  const asked = readAsked(useLocation().pathname);
  const nearest = nearestGames(asked);
  usePageTitle(layout.notFoundTitle);
  return (
    <>
      <TopBar />
      <main id={CONTENT_ID} className={styles.main}>
        <section className={styles.panel}>
          <h1>{layout.notFoundTitle}</h1>
          <p>
            {asked.kind === 'game' && layout.notFoundGame(asked.name)}
            {asked.kind === 'group' && layout.notFoundGroup}
            {asked.kind === 'address' && layout.notFoundAddress(asked.name)}
          </p>
          {nearest.length > 0 && (
            <>
              <p>{layout.nearest}</p>
              <GameLinks games={nearest} group={asked.group} />
            </>
          )}
        </section>
        <section className={styles.all}>
          <h2>{layout.allGames(GAMES.length)}</h2>
          <GameLinks games={GAMES} group={asked.group} />
        </section>
        <Footer />
      </main>
    </>
  );
}

function nearestGames(asked: Asked) {
  if (asked.name === null) return [];
  const last = asked.name.slice(asked.name.lastIndexOf('/') + 1);
  return nearestGameIds(last).map(gameById);
}
