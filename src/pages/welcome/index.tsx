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

/** The welcome page: one sentence, a box to find a game, the way back to the last one, and all games on three shelves. */
export default function Welcome() {
  const { welcome } = useMessages();
  const [text, setText] = useState('');
  const shelf = useCatalogIndex();
  const games = matchGames(text);
  usePageTitle(welcome.title);
  return (
    <>
      <TopBar />
      <main id={CONTENT_ID} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.say}>
            <h1>{welcome.headline}</h1>
            <p>{welcome.lead}</p>
          </div>
          <FindGame text={text} onText={setText} games={games} />
        </div>
        <div className={styles.strips}>
          <ContinueStrip />
          <FavouritesStrip />
        </div>
        <CatalogNotice shelf={shelf} />
        {games.length === 0 ? (
          <NothingFound text={text} onShowAll={() => setText('')} />
        ) : (
          <GameGrid games={games} shelf={shelf} complete={text.trim() === ''} />
        )}
        <CatalogFooter shelf={shelf} />
      </main>
    </>
  );
}
