import { Link } from '@umijs/max';
import { findGame } from '@/games/games';
import { lastVisit } from '@/storage/lastVisit';
import { useStored } from '@/storage/useStored';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ContinueStrip.module.css';

/** Links to the last visited shop page and shows its search text. Renders nothing on a first visit. */
export function ContinueStrip() {
  const { welcome } = useMessages();
  const locale = useLocale();
  const visit = useStored(lastVisit);
  const game = visit === null ? null : findGame(visit.game);
  if (visit === null || game === null) return null;
  const searchText = readSearchText(visit.address);
  return (
    <Link className={styles.strip} to={visit.address}>
      <GameGlyph game={game} size={24} />
      <span className={styles.text}>
        <b>{welcome.continueLabel}</b> {game.short[locale]}
        {game.edition !== null && ` ${game.edition[locale]}`}
        {searchText !== '' && ` ${welcome.searchedFor(searchText)}`}
      </span>
      <span className={styles.arrow} />
    </Link>
  );
}

function readSearchText(address: string): string {
  const queryIndex = address.indexOf('?');
  return queryIndex < 0 ? '' : (new URLSearchParams(address.slice(queryIndex)).get('q') ?? '').trim();
}
