import type { GameSpec } from '@/games/types';
import type { HeadAnswer } from '@/shop/answer';
import { timeText } from '@/shop/offer/timeText';
import { useLayout } from '@/ui/useLayout';
import { useLocale } from '@/ui/useLocale';
import { useMessages } from '@/ui/useMessages';
import { useNow } from '@/ui/useNow';
import styles from './WhyLine.module.css';
import { whyText } from './whyText';

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
