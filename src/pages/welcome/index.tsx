import { useState } from 'react';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { CatalogFooter } from './CatalogFooter';
import { CatalogNotice } from './CatalogNotice';
import { ContinueStrip } from './ContinueStrip';
import { FavouritesStrip } from './FavouritesStrip';
import { FindGame } from './FindGame';
import { GameGrid } from './GameGrid';
import { matchGames } from './matchGames';
import { NothingFound } from './NothingFound';
import { useCatalogIndex } from './useCatalogIndex';
import styles from './welcome.module.css';

/** The welcome page: a headline, a field to find a game, links to the last visit and the favourites, and all games. */
export default function Welcome() {
  const { welcome } = useMessages();
  const [text, setText] = useState('');
  const catalogs = useCatalogIndex();
  const games = matchGames(text);
  usePageTitle(welcome.title);
  return (
    <>
      <TopBar />
      <main id={CONTENT_ID} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.intro}>
            <h1>{welcome.headline}</h1>
            <p>{welcome.lead}</p>
          </div>
          <FindGame text={text} onText={setText} games={games} />
        </div>
        <div className={styles.strips}>
          <ContinueStrip />
          <FavouritesStrip />
        </div>
        <CatalogNotice catalogs={catalogs} />
        {games.length === 0 ? (
          <NothingFound text={text} onShowAll={() => setText('')} />
        ) : (
          <GameGrid games={games} catalogs={catalogs} isComplete={text.trim() === ''} />
        )}
        <CatalogFooter catalogs={catalogs} />
      </main>
    </>
  );
}
