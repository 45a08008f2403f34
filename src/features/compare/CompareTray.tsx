import { useNavigate } from '@umijs/max';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { sitePath } from '@/base/sitePath';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { useOffers } from '@/features/search-state/useOffers';
import type { GameGroup } from '@/games/paths';
import type { SearchClient } from '@/search-worker/client';
import { compareTray, MAX_COMPARED } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import { focusPageHeading } from '@/ui/browser/focusPageHeading';
import { ButtonLink } from '@/ui/components/controls/Button';
import { TextButton } from '@/ui/components/controls/TextButton';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import styles from './CompareTray.module.css';
import { formatComparison } from './comparisonUrl';
import { clearCompared, codesOfGame, removeCompared, trayAnnouncement } from './editTray';
import { useCompareMessages } from './messages/useCompareMessages';
import { TraySlots } from './TraySlots';

export type CompareTrayProps = {
  readonly gameItems: GameItems;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  /** Becomes part of the link to the comparison. Its wants determine the item shown for each offer. */
  readonly query: Query;
  readonly group: GameGroup;
};

/** Shows the offers selected for comparison at the bottom of the results, with a link to compare them. */
export function CompareTray({ gameItems, client, overlay, query, group }: CompareTrayProps) {
  const messages = useCompareMessages();
  const announcement = useSyncExternalStore(trayAnnouncement.subscribe, trayAnnouncement.get, trayAnnouncement.get);
  const { game } = gameItems.spec;
  const codes = codesOfGame(useStored(compareTray), game.id);
  const found = useOffers(client, codes, EMPTY_QUERY, overlay);
  const trayRef = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  const count = codes.length;
  const isFull = announcement?.kind === 'full';
  // The pressed button disappears, so the focus moves to the tray, or to the heading once the tray is empty.
  const remove = (code: OfferCode) => {
    removeCompared(game.id, code);
    if (count > 1) trayRef.current?.focus();
    else focusPageHeading();
  };
  const clear = () => {
    clearCompared(game.id);
    focusPageHeading();
  };
  const href = formatComparison({ codes, query, group }, gameItems.spec, gameItems.links);
  const navigateOnClick = (event: MouseEvent) => {
    // The browser opens these in another tab or window.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <section
      ref={trayRef}
      className={`${styles.tray} ${count === 0 ? styles.empty : ''}`}
      aria-label={messages.tray}
      tabIndex={-1}
    >
      <p role="status" className={isFull ? styles.full : undefined}>
        {announcement?.kind === 'full' && messages.full(MAX_COMPARED, announcement.code)}
        {!isFull && (
          <VisuallyHidden>
            {announcement === null ? '' : messages[announcement.kind](announcement.code, count)}
          </VisuallyHidden>
        )}
      </p>
      {count > 0 && (
        <div className={styles.row}>
          <TraySlots codes={codes} found={found} wants={query.wants} gameItems={gameItems} onRemove={remove} />
          <TextButton className={styles.clear} onClick={clear}>
            {messages.clear}
          </TextButton>
          <ButtonLink variant="primary" href={sitePath(href)} onClick={navigateOnClick}>
            {messages.compare(count)}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
