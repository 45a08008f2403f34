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
import { useMessages } from '@/ui/hooks/useMessages';
import { useNow } from '@/ui/hooks/useNow';
import styles from './DetailText.module.css';

const TOLD_ANEW_MS = 60_000;
/** Keeps the line of a title that has not come yet. */
const AWAITED = '\u00a0';

export type DetailTextProps = { readonly hit: Hit; readonly result: SearchResult; readonly lexicon: GameItems };

/** An offer in words: status, shop and date, the shop's own text, and what it states of resources and attributes. */
export function DetailText({ hit, result: answer, lexicon }: DetailTextProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const now = useNow(TOLD_ANEW_MS);
  const wording = useFacetLabels(lexicon.spec, answer.page.catalog.currency);
  const { offer } = hit;
  const facts = detailFacts(offer, wording);
  const words = hit.live === 'sold' ? [] : wordsToMark(answer.query, lexicon);
  return (
    <>
      <p className={styles.meta}>
        <LiveStatus hit={hit} page={answer.page} />
        <span>{offer.shop}</span>
        <span>{shop.listedAt(formatDateTime(offer.listedAt, now, locale))}</span>
      </p>
      {offer.title === '' && answer.page.catalog.texts === 'coming' && <p className={styles.text}>{AWAITED}</p>}
      {[offer.title, offer.note]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className={styles.text}>
            <MarkedText text={text} words={words} />
          </p>
        ))}
      {facts.length > 0 && <h3 className={styles.heading}>{shop.facts}</h3>}
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
