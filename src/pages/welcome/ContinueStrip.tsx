import { Link } from '@umijs/max';
import { findGame } from '@/games/games';
import { lastVisit } from '@/storage/lastVisit';
import { useStored } from '@/storage/useStored';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ContinueStrip.module.css';

/** The way back to the shop page seen last, with what was asked there; nothing at the first visit. */
export function ContinueStrip() {
  const { welcome } = useMessages();
  const locale = useLocale();
  const visit = useStored(lastVisit);
  const game = visit === null ? null : findGame(visit.game);
  if (visit === null || game === null) return null;
  const asked = textAsked(visit.address);
  return (
    <Link className={styles.strip} to={visit.address}>
      <GameGlyph game={game} size={28} />
      <span className={styles.text}>
        <b>{welcome.continueLabel}</b>
        <span className={styles.game}>{game.names[locale]}</span>
        {asked !== '' && <span className={styles.asked}>{welcome.searchedFor(asked)}</span>}
      </span>
      <span className={styles.open}>{welcome.open}</span>
    </Link>
  );
}

function textAsked(address: string): string {
  const at = address.indexOf('?');
  return at < 0 ? '' : (new URLSearchParams(address.slice(at)).get('q') ?? '').trim();
}
