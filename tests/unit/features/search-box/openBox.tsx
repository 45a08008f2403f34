import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { SearchBox } from '@/features/search-box/SearchBox';
import { buildGameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useSearchDraft } from '@/features/search-state/useSearchDraft';
import { SearchInputContext, SearchStateContext } from '@/features/search-state/useSearchState';
import type { SetQuery } from '@/features/search-state/useShopQuery';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import type { QueryParser } from '@/features/text-query/queryParser';
import { facetsOf } from '@/games/facetsOf';
import { specOf } from '@/games/specs/specOf';
import { decodeRoster } from '@/names/roster';
import type { SearchClient } from '@/search-worker/client';
import { query } from '../../builders';
import { createFakeClient } from '../fakeClient';
import { hydrateInShop } from '../search-state/hydrateInShop';
import { FGO, page, renderInShop, searchState } from '../search-state/shopBuild';

/** Contains two servants that share a nickname. */
export const gameItems = buildGameItems(
  specOf(FGO),
  decodeRoster({
    family: 'fgo',
    items: [
      ['merlin', 'servant', '5★', 'caster', '梅林', 'マーリン', 'Merlin', ['花之魔术师']],
      ['castoria', 'servant', '5★', 'caster', '阿尔托莉雅·卡斯特', 'アルトリア', 'Altria', ['C呆']],
      ['oberon', 'servant', '5★', 'pretender', '奥伯龙', 'オベロン', 'Oberon', []],
      ['jeanne', 'servant', '5★', 'ruler', '贞德（裁）', 'ジャンヌ', 'Jeanne', ['贞德', '白贞']],
      ['jalter', 'servant', '5★', 'avenger', '黑贞德', 'ジャンヌオルタ', 'Jeanne Alter', ['贞德', '黑贞']],
      ['grail', 'craft_essence', '5★', null, '黑之圣杯', '黒の聖杯', 'The Black Grail', ['黑杯']],
    ],
  }),
);

export const PAUSE_MS = 250;

export type BoxOptions = {
  readonly start?: Partial<Query>;
  readonly parser?: QueryParser | null;
  /** The result on screen. */
  readonly result?: SearchResult;
  /** Uses the field of a page rendered at build time, before the page is hydrated. */
  readonly beforeHydration?: (field: HTMLInputElement) => void;
};

/** State shared by the test and the rendered box. */
type Harness = {
  /** Queries of the history entries, newest last. */
  entries: readonly Query[];
  /** Scroll positions of replaced entries. */
  scrollPositions: number[];
  /** Queries that were searched for, newest last. */
  queries: Query[];
  goTo: (next: readonly Query[]) => void;
  loadParser: (next: QueryParser | null) => void;
  rewrite: (line: string) => void;
  /** Navigations that have not been rendered yet; null while each is rendered immediately. */
  pendingNavigations: (() => void)[] | null;
};

type BoxProps = {
  readonly harness: Harness;
  readonly client: SearchClient;
  readonly result: SearchResult;
  readonly initialParser: QueryParser | null;
  readonly onLoad: () => void;
};

const SHOPS = { 青石铺: 12, 白鹭商行: 7 };
const PAGE = page({ counts: { items: {}, levels: {}, choices: { shop: SHOPS } } });
const RESULT = { query: query(), page: PAGE };

function Box({ harness, client, result, initialParser, onLoad }: BoxProps) {
  const [entries, setEntries] = useState(harness.entries);
  const [urlKey, setUrlKey] = useState('');
  const [parser, setParser] = useState(initialParser);
  const [isParserUnavailable, setIsParserUnavailable] = useState(false);
  const committed = entries.at(-1) ?? query();
  const setQuery: SetQuery = (next, historyMode, scrollY) => {
    if (scrollY !== undefined) harness.scrollPositions.push(scrollY);
    const navigate = () => harness.goTo([...harness.entries.slice(0, historyMode === 'push' ? undefined : -1), next]);
    if (harness.pendingNavigations === null) navigate();
    else harness.pendingNavigations.push(navigate);
  };
  const { currency } = result.page.catalog;
  const draft = useSearchDraft({
    committed,
    urlKey,
    setQuery,
    onQuery: () => undefined,
    parser,
    isParserUnavailable,
    currency,
  });
  const searchedQuery = draft.draft?.query ?? committed;
  useEffect(() => {
    harness.loadParser = (next) => {
      setParser(next);
      setIsParserUnavailable(next === null);
    };
    harness.goTo = (next) => {
      harness.entries = next.map(throughUrl);
      setEntries(harness.entries);
      setUrlKey(String(Math.random()));
    };
    harness.rewrite = draft.rewrite;
  });
  useEffect(() => {
    if (searchedQuery !== harness.queries.at(-1)) harness.queries.push(searchedQuery);
  }, [harness, searchedQuery]);
  const load = async () => {
    onLoad();
    return parser;
  };
  const parserState = { parser, isUnavailable: isParserUnavailable, load, rewrite: draft.rewrite };
  const state = searchState({ client, gameItems, result, status: 'ready', query: searchedQuery, parserState });
  return (
    <SearchStateContext value={state}>
      <SearchInputContext value={{ ...draft, committed }}>
        <SearchBox />
      </SearchInputContext>
    </SearchStateContext>
  );
}

/** Returns a query as it is after being written to the URL and read from it. */
function throughUrl(written: Query): Query {
  const facets = facetsOf(gameItems.spec);
  return readQuery(writeQuery(written, facets), facets);
}

/** Renders the box with a history of queries. */
export function openBox(options: BoxOptions = {}) {
  const {
    start = {},
    parser = createQueryParser(gameItems.spec, gameItems.roster).withShops(Object.keys(SHOPS)),
    result = RESULT,
    beforeHydration,
  } = options;
  const fake = createFakeClient();
  const harness: Harness = {
    entries: [query(start)],
    scrollPositions: [],
    queries: [],
    goTo: () => undefined,
    loadParser: () => undefined,
    rewrite: () => undefined,
    pendingNavigations: null,
  };
  const onLoad = jest.fn();
  const element = <Box {...{ harness, result, onLoad }} initialParser={parser} client={fake.client} />;
  if (beforeHydration === undefined) renderInShop(element);
  else hydrateInShop(element, () => beforeHydration(box()));
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    rewrite: (line: string) => act(() => harness.rewrite(line)),
    onLoad,
    /** Queries that were searched for since the start, newest last. */
    queries: () => harness.queries.slice(1),
    ...fake,
    /** Queries of the history entries, newest last. */
    entries: () => harness.entries,
    currentQuery: () => harness.entries.at(-1) ?? query(),
    /** Scroll positions of the entries before those made by typing. */
    scrollPositions: () => harness.scrollPositions,
    /** From now on, navigations are rendered only by `renderNavigations`. */
    delayNavigations: () => {
      harness.pendingNavigations = [];
    },
    renderNavigations: () =>
      act(async () => {
        for (const navigate of harness.pendingNavigations ?? []) navigate();
        harness.pendingNavigations = null;
      }),
    goTo: (next: readonly Query[]) => act(async () => harness.goTo(next)),
    /** Provides the parser; null if it could not be loaded. */
    loadParser: (next: QueryParser | null) => act(() => harness.loadParser(next)),
    /** Waits until the draft is committed to the URL. */
    pause: () => act(async () => jest.advanceTimersByTime(PAUSE_MS)),
  };
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '在商品里找' });
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.replace(/\s+/g, ' '));
export const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
