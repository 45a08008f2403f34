import { chipsOf } from '@/domain/chips';
import type { Locale } from '@/domain/localized';
import type { Query } from '@/domain/query';
import { timeText } from '@/features/labels/timeText';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { useLayout } from '@/ui/hooks/useLayout';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './SortExplanation.module.css';
import { sortSentence } from './sortOptions';

const REFRESH_MS = 60_000;

/** Explains the order of the hits and states the age of their live status. */
export function SortExplanation({ result, spec }: { readonly result: SearchResult; readonly spec: GameSpec }) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(REFRESH_MS);
  const isPhone = useLayout() === 'phone';
  const { overlayAsOf } = result.page;
  return (
    <p className={styles.explanation}>
      {!isPhone && <b>{shop.sortReason}</b>}
      {sortExplanationText(result.query, spec, locale, shop)}
      {overlayAsOf === null ? shop.statusUnknown : shop.statusAt(timeText(overlayAsOf, now, locale))}
    </p>
  );
}

/** Describes the order of the hits. Best match sorts by wants and price. Without wants, it sorts by price if there is a search text,
 *  otherwise by listing time. */
export function sortExplanationText(query: Query, spec: GameSpec, locale: Locale, messages: Messages['shop']): string {
  const { sort, wants, text } = query;
  const isExplicit = ['price', 'newest', ...spec.resources.map((resource) => resource.id)].includes(sort.key);
  if (isExplicit) return messages.sortReasonOther(sortSentence(sort, spec, locale, messages));
  if (wants.length > 0) return messages.sortReasonWants;
  if (text.trim() !== '') return messages.sortReasonOther(messages.priceLowFirst);
  return chipsOf(query).length === 0 ? messages.sortReasonNewest : messages.sortReasonOther(messages.newestFirst);
}
