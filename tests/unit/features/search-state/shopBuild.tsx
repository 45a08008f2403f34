import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { EpochMs, ItemId, OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit, SearchResponse, WantMatch } from '@/domain/searchResponse';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { AmbiguousChip } from '@/features/search-box/AmbiguousChip';
import { ParseTextButton } from '@/features/search-box/ParseTextButton';
import { RecentSearches } from '@/features/search-box/recent/RecentSearches';
import { SuggestionList } from '@/features/search-box/suggestions/SuggestionList';
import { buildGameItems, type GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchState } from '@/features/search-state/useSearchState';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { QueryText } from '@/features/text-query/queryText';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { decodeRoster, type Item } from '@/names/roster';
import { type OfferParts, offer, query, want } from '../../build';
import { Requests } from '../../requests';

export const FGO = gameById('FateGO');

/** A roster of six: three casters, a saber of four stars, an old one of no group, and a craft essence. */
const ROSTER = decodeRoster({
  family: 'fgo',
  items: [
    ['merlin', 'servant', '5★', 'caster', '梅林', 'マーリン', 'Merlin', ['花之魔术师']],
    ['castoria', 'servant', '5★', 'caster', '阿尔托莉雅·卡斯特', 'アルトリア', 'Altria', ['C呆']],
    ['oberon', 'servant', '5★', 'pretender', '奥伯龙', 'オベロン', 'Oberon', []],
    ['bedivere', 'servant', '3★', 'saber', '贝德维尔', 'ベディヴィエール', 'Bedivere', []],
    ['mash', 'servant', null, null, '玛修', 'マシュ', 'Mash', []],
    ['grail', 'craft_essence', '5★', null, '黑之圣杯', '黒の聖杯', 'The Black Grail', ['黑杯']],
  ],
});

export const gameItems: GameItems = buildGameItems(specOf(FGO), ROSTER);

export const wording: FacetLabels = { spec: gameItems.spec, locale: 'zh', words: zh.shop, currency: 'CNY' };

export function item(id: string): Item {
  return gameItems.roster.byId.get(id as ItemId)!;
}

/** How an offer answers a want. */
export function outcome(id: string, mode: WantMatch['want']['mode'], level: number, wanted = 1): WantMatch {
  return { want: want(id, mode, wanted), level, met: mode === 'never' ? level < wanted : level >= wanted };
}

/** A hit for a plain offer, on sale, unless the test says otherwise. */
export function hit({ offer: parts = {}, ...others }: Partial<Omit<Hit, 'offer'>> & { offer?: OfferParts } = {}): Hit {
  const one = offer(parts);
  return { offer: one, price: one.price, live: 'onSale', reservedUntil: null, wantMatches: [], gaps: [], ...others };
}

export const PUBLISHED = 1_763_650_000_000 as EpochMs;

/** A page without hits that nothing is known of but what the test names. */
export function page(parts: Partial<SearchResponse> = {}): SearchResponse {
  return {
    hits: [],
    total: parts.hits?.length ?? 0,
    closest: [],
    counts: { items: {}, anyItems: {}, levels: {}, choices: {} },
    histograms: {},
    withoutChip: [],
    cheapest: [],
    overlayAsOf: null,
    catalog: {
      publishedAt: PUBLISHED,
      currency: 'CNY',
      onSale: 2431,
      sample: false,
      complete: true,
      texts: 'loaded',
      segments: { loaded: 1, failed: 0, all: 1 },
    },
    ...parts,
  };
}

export function answer(parts: Partial<SearchResponse> = {}, asked: Partial<Query> = {}): SearchResult {
  return { query: query(asked), page: page(parts) };
}

export const addressOf = (code: OfferCode) => `/game/FateGO?o=${code}`;

/** A reader that is there, or one that cannot be had. */
export function readerState(reader: QueryParser | null = null): QueryParserState {
  return { parser: reader, isUnavailable: false, load: async () => reader };
}

/** The query as text, for parts of the screen; without a reader that could be had unless the test brings one. */
export function queryText(parts: Partial<QueryText> = {}): QueryText {
  return { ...readerState(), rewrite: jest.fn(), ...parts };
}

/** The state of a page whose result is still pending, unless the test says otherwise. */
export function searchState(parts: Partial<SearchState> = {}): SearchState {
  return {
    spec: gameItems.spec,
    group: 'game',
    gameItems,
    client: null,
    overlay: null,
    catalogRevision: 0,
    query: query(),
    status: 'pending',
    result: null,
    error: null,
    text: queryText(),
    addressOf,
    setQuery: jest.fn(),
    openOffer: jest.fn(),
    restart: jest.fn(),
    ...parts,
  };
}

/** The chunk of the search box, as if it had been loaded before. */
const LAZY_PARTS = Object.entries({ AmbiguousChip, ParseTextButton, RecentSearches, SuggestionList }).map(
  ([name, Part]) => ({ queryKey: ['lazy-part', name], data: { Part } }),
);

/** Renders a part of the page in Chinese, inside a router. */
export function renderInShop(element: ReactElement) {
  localeStore.put('zh', zh);
  return render(element, {
    wrapper: ({ children }) => (
      <Requests loaded={LAZY_PARTS}>
        <MemoryRouter>{children}</MemoryRouter>
      </Requests>
    ),
  });
}

/** Gives the window a width, as far as the layouts ask for it. */
export function setWidth(px: number): void {
  window.matchMedia = (media: string) => {
    const [, side, limit] = /\((min|max)-width: (\d+)px\)/.exec(media) ?? [];
    const matches = side === 'min' ? px >= Number(limit) : side === 'max' ? px <= Number(limit) : false;
    const nothing = () => undefined;
    return {
      matches,
      media,
      onchange: null,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
      dispatchEvent: () => false,
    };
  };
}
