import { useMemo } from 'react';
import { furtherWantMode, PAGE_SIZE, type Query, replaceWant, setRange, wantKey } from '@/domain/query';
import { chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { rangeText } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import { useTotals } from '@/features/search-state/useTotals';
import type { QueryParser } from '@/features/text-query/queryParser';
import { suggestRanges } from '@/features/text-query/suggest/suggestRanges';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { currencyHint } from './currencyHint';
import styles from './UnusedLine.module.css';

export type UnusedLineProps = {
  readonly query: Query;
  readonly labels: FacetLabels;
  readonly gameItems: GameItems;
  /** Null until it has been loaded. */
  readonly parser: QueryParser | null;
  readonly client: SearchClient | null;
  /** Of the catalog and the overlay, see `responseKey`. */
  readonly revision: string;
  readonly onChoose: (next: Query) => void;
};

/** Meanings of a number that are offered: a price and the game's first resource. */
const MAX_MEANINGS = 2;
/** Names that are offered. A long story may mention more. */
const MAX_NAMES = 3;

/** A possible meaning of unused words, and the query with it. */
type Meaning = { readonly label: string; readonly next: Query };

/** Lists the words of a text that became no condition. Buttons search for them as text, turn a name that
 *  was only mentioned into a want, and a number into a price or an amount; a price in another currency is shown with the currency of the
 *  catalog. Each button shows the number of offers that it leads to. */
export function UnusedLine({ query, labels, gameItems, parser, client, revision, onChoose }: UnusedLineProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const { unused, text } = query;
  const meanings = useMemo(
    () => [...readNames(query, parser, gameItems, labels), ...readNumber(query, labels)],
    [query, parser, gameItems, labels],
  );
  const hint = useMemo(
    () => (parser === null ? null : currencyHint(unused, parser, labels.currency, locale)),
    [unused, parser, labels.currency, locale],
  );
  const asText = useMemo<Query>(
    () => ({ ...query, text: [text, ...unused].filter((word) => word !== '').join(' '), unused: [], shown: PAGE_SIZE }),
    [query, text, unused],
  );
  const queries = useMemo(() => [asText, ...meanings.map(({ next }) => next)], [asText, meanings]);
  const totals = useTotals(client, queries, revision);
  const total = totals?.[0];
  return (
    <div className={styles.line}>
      <span id="unused-words">{shop.named(shop.unused, '')}</span>
      <ul className={styles.words} aria-labelledby="unused-words" title={shop.unusedHint}>
        {unused.map((word) => (
          <li key={word} className={styles.word}>
            {word}
          </li>
        ))}
      </ul>
      {hint}
      {meanings.map(({ label, next }, index) => (
        <TextButton key={label} className={styles.meaning} onClick={() => onChoose(next)}>
          {label} <b>{totals === null ? '' : formatNumber(totals[index + 1] ?? 0, locale)}</b>
        </TextButton>
      ))}
      <TextButton className={`${styles.search} ${total === 0 ? styles.none : ''}`} onClick={() => onChoose(asText)}>
        {shop.searchUnused} <b>{total === undefined ? '' : formatNumber(total, locale)}</b>
      </TextButton>
    </div>
  );
}

/** Returns the names in unused words that are no condition yet, as wishes. */
function readNames(
  query: Query,
  parser: QueryParser | null,
  gameItems: GameItems,
  labels: FacetLabels,
): readonly Meaning[] {
  if (parser === null) return [];
  const known = new Set(query.wants.map(wantKey));
  const meanings = query.unused.flatMap((word) =>
    parser.explain(word, labels.currency).flatMap(({ chip }): readonly Meaning[] => {
      if (chip?.kind !== 'want' || chip.want.mode === 'never' || known.has(wantKey(chip.want))) return [];
      known.add(wantKey(chip.want));
      const want = { ...chip.want, mode: furtherWantMode(query.wants) };
      const next = replaceWant(withoutUnused(query, word), wantKey(want), want);
      return [{ label: `+ ${chipLabel({ kind: 'want', want }, gameItems, labels).text}`, next }];
    }),
  );
  return meanings.slice(0, MAX_NAMES);
}

/** Returns the possible meanings of the first unused number; a facet that already has a range keeps it. */
function readNumber(query: Query, labels: FacetLabels): readonly Meaning[] {
  for (const word of query.unused) {
    const ranges = suggestRanges(labels.spec, word).filter(({ facet }) => query.ranges[facet] === undefined);
    const rest = withoutUnused(query, word);
    if (ranges.length > 0) {
      return ranges.slice(0, MAX_MEANINGS).map(({ facet, range }) => ({
        label: rangeText(facet, range, labels),
        next: setRange(rest, facet, range),
      }));
    }
  }
  return [];
}

function withoutUnused(query: Query, word: string): Query {
  return { ...query, unused: query.unused.filter((other) => other !== word) };
}
