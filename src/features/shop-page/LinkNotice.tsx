import { useLocation } from '@umijs/max';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { listIgnoredPairs } from '@/domain/ignoredPairs';
import { IDS_IN_LINKS } from '@/domain/itemLinks';
import type { Locale } from '@/domain/localized';
import type { Query } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { shortenQuery } from '@/domain/shortenQuery';
import { useSearchState } from '@/features/search-state/useSearchState';
import { facetsOf } from '@/games/facetsOf';
import { Notice } from '@/ui/components/feedback/Notice';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './Notices.module.css';

const LONGEST_PAIR = 40;
const MOST_PAIRS = 3;

type LinkMessages = {
  /** @param others  number of further parts that are not listed */
  readonly ignored: (pairs: string, others: number) => string;
  readonly shortened: string;
};

/** Part of this chunk, because both notices are rare. */
const LINK_MESSAGES: Readonly<Record<Locale, LinkMessages>> = {
  zh: {
    ignored: (pairs, others) => `链接里的 ${pairs}${others > 0 ? ` 和另外 ${others} 处` : ''} 没有用上，没算进条件。`,
    shortened: '内容太长，链接里放不下，只保留了前面的部分。',
  },
  ja: {
    ignored: (pairs, others) =>
      `リンクの ${pairs}${others > 0 ? ` ほか${others}か所` : ''} は使えず、条件に含めていません。`,
    shortened: '長すぎてリンクに収まらないため、はじめの部分だけを残しました。',
  },
  en: {
    ignored: (pairs, others) =>
      `Ignored in the link, because it could not be used: ${pairs}${others > 0 ? ` and ${others} more` : ''}.`,
    shortened: 'Too long for a link: only the beginning was kept.',
  },
};

/** Names what of the link was not understood, and shortens a query that is too long for a link. Other conditions apply as usual. */
export function LinkNotice() {
  const messages = LINK_MESSAGES[useLocale()];
  const { shop } = useMessages();
  const ignored = useIgnoredPairs();
  const isShortened = useShortened();
  const pairs = ignored.slice(0, MOST_PAIRS).map(shorten);
  return (
    <div className={styles.notices}>
      {pairs.length > 0 && (
        <Notice tone="warn">{messages.ignored(shop.list(pairs), ignored.length - pairs.length)}</Notice>
      )}
      {isShortened && <Notice tone="warn">{messages.shortened}</Notice>}
    </div>
  );
}

function useIgnoredPairs(): readonly string[] {
  const { search } = useLocation();
  const { spec, gameItems } = useSearchState();
  return useMemo(
    () => listIgnoredPairs(search, facetsOf(spec), gameItems?.links ?? IDS_IN_LINKS),
    [search, spec, gameItems],
  );
}

/** Replaces a query that is too long for a link by one that fits. Returns true while that one is on screen. */
function useShortened(): boolean {
  const { spec, gameItems, query, setQuery } = useSearchState();
  const [shortened, setShortened] = useState<string | null>(null);
  const write = useCallback(
    (one: Query) => writeQuery(one, facetsOf(spec), gameItems?.links ?? IDS_IN_LINKS),
    [spec, gameItems],
  );
  useEffect(() => {
    const short = shortenQuery(query, write);
    if (short === query) return;
    setShortened(write(short));
    setQuery(short, 'replace');
  }, [query, setQuery, write]);
  return shortened === write(query);
}

function shorten(pair: string): string {
  const chars = [...pair];
  return chars.length <= LONGEST_PAIR ? pair : `${chars.slice(0, LONGEST_PAIR).join('')}…`;
}
