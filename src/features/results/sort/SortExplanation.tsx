import { timeText } from '@/features/labels/timeText';
import type { HeadAnswer } from '@/features/search-state/searchResult';
import type { GameSpec } from '@/games/types';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './SortExplanation.module.css';
import { whyText } from './sortExplanationText';

const TOLD_ANEW_MS = 60_000;

/** Why the hits come in this order, and how fresh their live status is. */
export function WhyLine({ answer, spec }: { readonly answer: HeadAnswer; readonly spec: GameSpec }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(TOLD_ANEW_MS);
  const phone = useLayout() === 'phone';
  const { overlayAsOf } = answer.page;
  return (
    <p className={styles.why}>
      {!phone && <b>{shop.why}</b>}
      {whyText(answer.query, spec, locale, shop)}
      {overlayAsOf === null ? shop.statusUnknown : shop.statusAt(timeText(overlayAsOf, now, locale))}
    </p>
  );
}
