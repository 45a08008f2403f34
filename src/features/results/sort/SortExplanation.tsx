import { timeText } from '@/features/labels/timeText';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { GameSpec } from '@/games/types';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './SortExplanation.module.css';
import { sortExplanationText } from './sortExplanationText';

const REFRESH_MS = 60_000;

/** The order of the hits and the age of their live status. */
export function SortExplanation({ result, spec }: { readonly result: SearchResult; readonly spec: GameSpec }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(REFRESH_MS);
  const isPhone = useLayout() === 'phone';
  const { overlayAsOf } = result.page;
  return (
    <p className={styles.explanation}>
      {!isPhone && <b>{shop.why}</b>}
      {sortExplanationText(result.query, spec, locale, shop)}
      {overlayAsOf === null ? shop.statusUnknown : shop.statusAt(timeText(overlayAsOf, now, locale))}
    </p>
  );
}
