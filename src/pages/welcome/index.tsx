import { useState } from 'react';
import type { EpochMs } from '@/domain/offer';
import { GAMES } from '@/games/games';
import { matchGames } from '@/games/matchGames';
import { Footer } from '@/ui/components/page/Footer';
import { CONTENT_ID } from '@/ui/components/page/SkipLink';
import { TopBar } from '@/ui/components/page/TopBar';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { CatalogNotice } from './CatalogNotice';
import { GameGrid } from './GameGrid';
import { LazyContinueStrip } from './LazyContinueStrip';
import { LazyFavouritesLink } from './LazyFavouritesLink';
import { latestPublishedAt } from './latestPublishedAt';
import { MessageBox } from './MessageBox';
import { type CatalogIndexState, useCatalogIndex } from './useCatalogIndex';
import styles from './welcome.module.css';

/** The welcome page: a headline, a box for a message or a game's name, a link to the last visit, and all games, or those whose names match
 *  the text. */
export default function Welcome() {
  const { welcome } = useMessages();
  const [text, setText] = useState('');
  const catalogs = useCatalogIndex();
  const matches = matchGames(text);
  const isFiltered = text.trim() !== '' && matches.length > 0;
  usePageTitle(welcome.title);
  const index = catalogs.status === 'ready' ? catalogs.index : null;
  return (
    <>
      <TopBar shortcut={<LazyFavouritesLink />} />
      <main id={CONTENT_ID} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.intro}>
            <h1>{welcome.headline}</h1>
            <p>{welcome.lead}</p>
          </div>
          <MessageBox text={text} onText={setText} games={isFiltered ? matches : []} index={index} />
        </div>
        <div className={styles.strip}>
          <LazyContinueStrip />
        </div>
        <CatalogNotice catalogs={catalogs} />
        <GameGrid games={isFiltered ? matches : GAMES} catalogs={catalogs} isComplete={!isFiltered} />
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
