import { useState } from 'react';
import { CONTENT_ID } from '@/ui/SkipLink';
import { TopBar } from '@/ui/TopBar';
import { useMessages } from '@/ui/useMessages';
import { usePageTitle } from '@/ui/usePageTitle';
import { ContinueStrip } from './ContinueStrip';
import { FindGame } from './FindGame';
import { KeptStrip } from './KeptStrip';
import { matchGames } from './matchGames';
import { NothingFound } from './NothingFound';
import { ShelfFooter } from './ShelfFooter';
import { ShelfNotice } from './ShelfNotice';
import { Shelves } from './Shelves';
import { useShelf } from './useShelf';
import styles from './welcome.module.css';

/** The welcome page: one sentence, a box to find a game, the way back to the last one, and all games on three shelves. */
export default function Welcome() {
  const { welcome } = useMessages();
  const [text, setText] = useState('');
  const shelf = useShelf();
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
          <KeptStrip />
        </div>
        <ShelfNotice shelf={shelf} />
        {games.length === 0 ? (
          <NothingFound text={text} onShowAll={() => setText('')} />
        ) : (
          <Shelves games={games} shelf={shelf} complete={text.trim() === ''} />
        )}
        <ShelfFooter shelf={shelf} />
      </main>
    </>
  );
}
