import type { Hit } from '@/domain/searchResponse';
import { useFacetLabels } from '@/features/labels/useFacetLabels';
import { detailFacts } from '@/features/offer/facts/detailFacts';
import { LiveStatus } from '@/features/offer/facts/LiveStatus';
import { MarkedText } from '@/features/offer/facts/MarkedText';
import { wordsToMark } from '@/features/offer/facts/wordsToMark';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { formatDateTime } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useNow } from '@/ui/hooks/useNow';
import styles from './DetailText.module.css';
import { useDetailMessages } from './messages/useDetailMessages';

/** Reserves the line of a title that has not loaded yet. */
const EMPTY_LINE = '\u00a0';

export type DetailTextProps = { readonly hit: Hit; readonly result: SearchResult; readonly gameItems: GameItems };

/** Shows status, shop, date, the shop's text, and the stated resources and attributes. */
export function DetailText({ hit, result, gameItems }: DetailTextProps) {
  const messages = useDetailMessages();
  const locale = useLocale();
  const now = useNow();
  const labels = useFacetLabels(gameItems.spec, result.page.catalog.currency);
  const { offer } = hit;
  const facts = detailFacts(offer, labels);
  const markedWords = hit.live === 'sold' ? [] : wordsToMark(result.query, gameItems);
  return (
    <>
      <p className={styles.meta}>
        <LiveStatus hit={hit} page={result.page} />
        <span>{offer.shop}</span>
        <span>{messages.listedAt(formatDateTime(offer.listedAt, now, locale))}</span>
      </p>
      {offer.title === '' && result.page.catalog.texts === 'loading' && <p className={styles.text}>{EMPTY_LINE}</p>}
      {[offer.title, offer.note]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={styles.text}>
            <MarkedText text={text} words={markedWords} />
          </p>
        ))}
      {facts.length > 0 && <h3 className={styles.heading}>{messages.facts}</h3>}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.id}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
