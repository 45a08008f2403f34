import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { EMPTY_QUERY, type Query } from '@/domain/query';
import { focusTotal } from '@/features/results-target/focusTotal';
import type { GameItems } from '@/features/search-state/gameItems';
import { useOffers } from '@/features/search-state/useOffers';
import type { GameGroup } from '@/games/paths';
import type { SearchClient } from '@/search-worker/client';
import { compareTray, MAX_COMPARED } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import { TextButton } from '@/ui/components/controls/TextButton';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import styles from './CompareTray.module.css';
import { clearCompared, codesIn, dropCompared, traySaid } from './changeTray';
import { comparisonAddress } from './compareAddress';
import { useCompareMessages } from './messages/useCompareMessages';
import { TraySlots } from './TraySlots';

export type CompareTrayProps = {
  readonly lexicon: GameItems;
  readonly client: SearchClient | null;
  readonly overlay: Overlay | null;
  /** Goes into the address of the comparison; what it wants stands for the offers. */
  readonly query: Query;
  readonly group: GameGroup;
};

/** The offers chosen for comparison, at the lower edge of the results, and the way to the page that compares them. */
export function CompareTray({ lexicon, client, overlay, query, group }: CompareTrayProps) {
  const words = useCompareMessages();
  const said = useSyncExternalStore(traySaid.subscribe, traySaid.get);
  const { game } = lexicon.spec;
  const codes = codesIn(useStored(compareTray), game.id);
  const found = useOffers(client, codes, EMPTY_QUERY, overlay);
  const tray = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  const count = codes.length;
  const full = said?.kind === 'full' ? words.full(MAX_COMPARED, said.code) : '';
  const changed = said === null || said.kind === 'full' ? '' : words[said.kind](said.code, count);
  const spoken = full === '' && <VisuallyHidden>{changed}</VisuallyHidden>;
  // The button that was pressed goes away: the focus moves on to what is left.
  const remove = (code: OfferCode) => {
    dropCompared(game.id, code);
    if (count > 1) tray.current?.focus();
    else focusTotal();
  };
  const clear = () => {
    clearCompared(game.id);
    focusTotal();
  };
  const address = comparisonAddress({ codes, query, group }, lexicon.spec);
  const follow = (event: MouseEvent) => {
    // Another tab, another window: the browser's to do.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(address);
  };

  return (
    <section
      ref={tray}
      className={`${styles.tray} ${count === 0 ? styles.empty : ''}`}
      aria-label={words.tray}
      tabIndex={-1}
    >
      <p role="status" className={full === '' ? undefined : styles.said}>
        {full}
        {spoken}
      </p>
      {count > 0 && (
        <div className={styles.row}>
          <TraySlots codes={codes} found={found} wants={query.wants} lexicon={lexicon} onRemove={remove} />
          <TextButton className={styles.clear} onClick={clear}>
            {words.clear}
          </TextButton>
          <Button type="primary" href={address} onClick={follow}>
            {words.compare(count)}
          </Button>
        </div>
      )}
    </section>
  );
}
