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
import { query } from '../../build';
import { createFakeClient } from '../fakeClient';
import { FGO, page, renderInShop, searchState } from '../search-state/shopBuild';

/** Two servants that share a nickname, one with a pinyin reading, one with a craft essence of a like name. */
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

export type Parts = {
  readonly start?: Partial<Query>;
  readonly reader?: QueryParser | null;
  /** What is on screen. */
  readonly answer?: SearchResult;
};

type Outside = {
  steps: readonly Query[];
  /** Scroll positions of replaced entries. */
  tops: number[];
  searched: Query[];
  goTo: (next: readonly Query[]) => void;
  bring: (next: QueryParser | null) => void;
  rewrite: (line: string) => void;
  /** Navigations that have not been rendered yet; null while each is rendered at once. */
  held: (() => void)[] | null;
};
type BoxProps = {
  readonly outside: Outside;
  readonly client: SearchClient;
  readonly answer: SearchResult;
  readonly reader: QueryParser | null;
  readonly onNeeded: () => void;
};

const PAGE = page({ counts: { items: {}, anyItems: {}, levels: {}, choices: { shop: { 青石铺: 12, 白鹭商行: 7 } } } });
const ANSWER = { query: query(), page: PAGE };

function Box({ outside, client, answer, reader, onNeeded }: BoxProps) {
  const [steps, setSteps] = useState(outside.steps);
  const [parser, setParser] = useState(reader);
  const [isParserUnavailable, setIsParserUnavailable] = useState(false);
  const committed = steps.at(-1) ?? query();
  const setQuery: SetQuery = (next, how, top) => {
    if (top !== undefined) outside.tops.push(top);
    const go = () => outside.goTo([...outside.steps.slice(0, how === 'push' ? undefined : -1), next]);
    if (outside.held === null) go();
    else outside.held.push(go);
  };
  const { currency } = answer.page.catalog;
  const draft = useSearchDraft({ committed, setQuery, parser, isParserUnavailable, currency });
  const searched = draft.draft?.query ?? committed;
  useEffect(() => {
    outside.bring = (next) => {
      setParser(next);
      setIsParserUnavailable(next === null);
    };
    outside.goTo = (next) => {
      outside.steps = next.map(throughAddress);
      setSteps(outside.steps);
    };
    outside.rewrite = draft.rewrite;
  });
  useEffect(() => {
    if (searched !== outside.searched.at(-1)) outside.searched.push(searched);
  }, [outside, searched]);
  const load = async () => {
    onNeeded();
    return parser;
  };
  const text = { parser, isUnavailable: isParserUnavailable, load, rewrite: draft.rewrite };
  const state = searchState({ client, gameItems, result: answer, status: 'ready', query: searched, text });
  return (
    <SearchStateContext value={state}>
      <SearchInputContext value={{ ...draft, committed, isRendered: true }}>
        <SearchBox />
      </SearchInputContext>
    </SearchStateContext>
  );
}

/** A query as it comes back from the address. */
function throughAddress(asked: Query): Query {
  const facets = facetsOf(gameItems.spec);
  return readQuery(writeQuery(asked, facets), facets);
}

/** The box over a history of queries, as the address keeps one. */
export function openBox(parts: Parts = {}) {
  const { start = {}, reader = createQueryParser(gameItems.spec, gameItems.roster), answer = ANSWER } = parts;
  const fake = createFakeClient();
  const outside: Outside = {
    steps: [query(start)],
    tops: [],
    searched: [],
    goTo: () => undefined,
    bring: () => undefined,
    rewrite: () => undefined,
    held: null,
  };
  const onNeeded = jest.fn();
  renderInShop(<Box {...{ outside, answer, reader, onNeeded }} client={fake.client} />);
  return {
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    rewrite: (line: string) => act(() => outside.rewrite(line)),
    onNeeded,
    /** What has been searched for since the start, the newest last. */
    searched: () => outside.searched.slice(1),
    ...fake,
    /** The queries of the history, the newest last. */
    steps: () => outside.steps,
    now: () => outside.steps.at(-1) ?? query(),
    /** Where the page was at the steps below those that typing has made. */
    tops: () => outside.tops,
    /** From now on the page takes its time to draw what is chosen. */
    hold: () => {
      outside.held = [];
    },
    release: () =>
      act(async () => {
        for (const go of outside.held ?? []) go();
        outside.held = null;
      }),
    goTo: (next: readonly Query[]) => act(async () => outside.goTo(next)),
    /** The reader comes; null: it cannot be had. */
    bring: (next: QueryParser | null) => act(() => outside.bring(next)),
    /** Lets the pause after which typing is handed over go by. */
    pause: () => act(async () => jest.advanceTimersByTime(PAUSE_MS)),
  };
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: '在商品里找' });
export const options = () => screen.queryAllByRole('option').map((option) => option.textContent?.replace(/\s+/g, ' '));
export const activeOption = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
