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
import { FindGame } from './FindGame';
import { GameGrid } from './GameGrid';
import { LazyFavouritesStrip } from './LazyFavouritesStrip';
import { LazyNothingFound } from './LazyNothingFound';
import { latestPublishedAt } from './latestPublishedAt';
import { matchGames } from './matchGames';
import { type CatalogIndexState, useCatalogIndex } from './useCatalogIndex';
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
          <LazyFavouritesStrip />
        </div>
        <CatalogNotice catalogs={catalogs} />
        {games.length === 0 ? (
          <LazyNothingFound text={text} onShowAll={() => setText('')} />
        ) : (
          <GameGrid games={games} catalogs={catalogs} isComplete={text.trim() === ''} />
        )}
        <CatalogFooter catalogs={catalogs} />
      </main>
    </>
  );
}

/** Footer of the welcome page: publishing time of the newest catalog, and whether any offers are sample data. */
function CatalogFooter({ catalogs }: { readonly catalogs: CatalogIndexState }) {
  const { welcome } = useMessages();
  const locale = useLocale();
  const publishedAt = catalogs.status === 'ready' ? latestPublishedAt(catalogs.index) : null;
  const hasSamples = catalogs.status === 'ready' && Object.values(catalogs.index.games).some((one) => one.sample);
  return (
    <Footer>
      {publishedAt !== null && (
        <span>{welcome.catalogTime(formatDateTime(publishedAt, Date.now() as EpochMs, locale))}</span>
      )}
      {hasSamples && <span>{welcome.sample}</span>}
    </Footer>
  );
}
