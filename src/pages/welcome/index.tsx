import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { CatalogNotice } from './CatalogNotice';
import { ContinueStrip } from './ContinueStrip';
import { FavouritesStrip } from './FavouritesStrip';
import { FindGame } from './FindGame';
import { GameGrid } from './GameGrid';
import { matchGames } from './matchGames';
import { NothingFound } from './NothingFound';
import { newestOf } from './newestOf';
import { type CatalogIndexState, useCatalogIndex } from './useCatalogIndex';
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

/** The foot of the welcome page: of when the newest catalog is, and whether its offers are only samples. */
function CatalogFooter({ shelf }: { readonly shelf: CatalogIndexState }) {
  const { welcome } = useMessages();
  const locale = useLocale();
  const newest = shelf.status === 'ready' ? newestOf(shelf.index) : null;
  const sample = shelf.status === 'ready' && Object.values(shelf.index.games).some((one) => one.sample);
  return (
    <Footer>
      {newest !== null && <span>{welcome.catalogTime(formatDateTime(newest, Date.now() as EpochMs, locale))}</span>}
      {sample && <span>{welcome.sample}</span>}
    </Footer>
  );
}
