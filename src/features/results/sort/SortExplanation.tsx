import { timeText } from '@/features/labels/timeText';
import type { PartialSearchResult } from '@/features/search-state/searchResult';
import type { GameSpec } from '@/games/types';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './SortExplanation.module.css';
import { sortExplanationText } from './sortExplanationText';

const TOLD_ANEW_MS = 60_000;

/** Why the hits come in this order, and how fresh their live status is. */
export function SortExplanation({ answer, spec }: { readonly answer: PartialSearchResult; readonly spec: GameSpec }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(TOLD_ANEW_MS);
  const phone = useLayout() === 'phone';
  const { overlayAsOf } = answer.page;
  return (
    <p className={styles.why}>
      {!phone && <b>{shop.why}</b>}
      {sortExplanationText(answer.query, spec, locale, shop)}
      {overlayAsOf === null ? shop.statusUnknown : shop.statusAt(timeText(overlayAsOf, now, locale))}
    </p>
  );
}
