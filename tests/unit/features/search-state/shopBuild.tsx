import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { EpochMs, ItemId, OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit, SearchResponse, WantMatch } from '@/domain/searchResponse';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { ParseTextButton } from '@/features/search-box/ParseTextButton';
import { ReadingsButton } from '@/features/search-box/readings/ReadingsButton';
import { ReadingsDrawer } from '@/features/search-box/readings/ReadingsDrawer';
import { RecentSearches } from '@/features/search-box/recent/RecentSearches';
import { SuggestionList } from '@/features/search-box/suggestions/SuggestionList';
import { buildGameItems, type GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchState } from '@/features/search-state/useSearchState';
import type { ParserState } from '@/features/text-query/parserState';
import type { QueryParser } from '@/features/text-query/queryParser';
import type { QueryParserState } from '@/features/text-query/useQueryParser';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { decodeRoster, type Item } from '@/names/roster';
import { type OfferParts, offer, query, want } from '../../builders';
import { RequestCacheProvider } from '../../requests';

export const FGO = gameById('FateGO');

/** Five servants, one of them without group and rarity, and a craft essence. */
const ROSTER = decodeRoster({
  family: 'fgo',
  items: [
    ['merlin', 'servant', '5★', 'caster', '梅林', 'マーリン', 'Merlin', ['花之魔术师']],
    ['castoria', 'servant', '5★', 'caster', '阿尔托莉雅·卡斯特', 'アルトリア', 'Castoria', ['C呆']],
    ['oberon', 'servant', '5★', 'pretender', '奥伯龙', 'オベロン', 'Oberon', []],
    ['bedivere', 'servant', '3★', 'saber', '贝德维尔', 'ベディヴィエール', 'Bedivere', []],
    ['mash', 'servant', null, null, '玛修', 'マシュ', 'Mash', []],
    ['grail', 'craft_essence', '5★', null, '黑之圣杯', '黒の聖杯', 'The Black Grail', ['黑杯']],
  ],
});

export const gameItems: GameItems = buildGameItems(specOf(FGO), ROSTER);

export const labels: FacetLabels = { spec: gameItems.spec, locale: 'zh', messages: zh.shop, currency: 'CNY' };

export function item(id: string): Item {
  return gameItems.roster.byId.get(id as ItemId)!;
}

/** Returns how an offer matches a want. */
export function outcome(id: string, mode: WantMatch['want']['mode'], level: number, wanted = 1): WantMatch {
  return { want: want(id, mode, wanted), level, met: mode === 'never' ? level < wanted : level >= wanted };
}

/** Returns a hit for an offer on sale, with the given differences. */
export function hit({ offer: parts = {}, ...others }: Partial<Omit<Hit, 'offer'>> & { offer?: OfferParts } = {}): Hit {
  const one = offer(parts);
  return { offer: one, price: one.price, live: 'onSale', reservedUntil: null, wantMatches: [], gaps: [], ...others };
}

export const PUBLISHED = 1_763_650_000_000 as EpochMs;

/** Returns an empty response with the given differences. */
export function page(parts: Partial<SearchResponse> = {}): SearchResponse {
  return {
    hits: [],
    total: parts.hits?.length ?? 0,
    closest: [],
    counts: { items: {}, levels: {}, choices: {} },
    histograms: {},
    withoutChip: [],
    cheapest: [],
    overlayAsOf: null,
    catalog: {
      publishedAt: PUBLISHED,
      currency: 'CNY',
      unsoldCount: 2431,
      sample: false,
      complete: true,
      texts: 'loaded',
      segments: { loaded: 1, failed: 0, all: 1 },
    },
    ...parts,
  };
}

export function searchResult(parts: Partial<SearchResponse> = {}, queryParts: Partial<Query> = {}): SearchResult {
  return { query: query(queryParts), page: page(parts) };
}

export const hrefOf = (code: OfferCode) => `/game/FateGO?o=${code}`;

/** Returns the state of a loaded parser, or of one that has not been loaded. */
export function parserStateOf(parser: QueryParser | null = null): QueryParserState {
  return { parser, isUnavailable: false, load: async () => parser };
}

/** Returns the parser state for components outside the search box, by default without a parser. */
export function createParserState(parts: Partial<ParserState> = {}): ParserState {
  return { ...parserStateOf(), rewrite: jest.fn(), ...parts };
}

/** Returns the state of a page with a pending result, with the given differences. */
export function searchState(parts: Partial<SearchState> = {}): SearchState {
  return {
    spec: gameItems.spec,
    group: 'game',
    gameItems,
    client: null,
    overlay: null,
    loadProgress: 0,
    showNewest: null,
    query: query(),
    typedText: null,
    isTyping: false,
    status: 'pending',
    result: null,
    error: null,
    parserState: createParserState(),
    hrefOf,
    setQuery: jest.fn(),
    openOffer: jest.fn(),
    restart: jest.fn(),
    ...parts,
  };
}

/** The lazily loaded parts of the search box, as if they had been loaded before. */
const LAZY_PARTS = Object.entries({
  ParseTextButton,
  ReadingsButton,
  ReadingsDrawer,
  RecentSearches,
  SuggestionList,
}).map(([name, Part]) => ({ queryKey: ['lazy-part', name], data: { Part } }));

/** Renders a part of the page in Chinese, inside a router. */
export function renderInShop(element: ReactElement) {
  localeStore.setMessages('zh', zh);
  return render(element, { wrapper: ShopWrapper });
}

/** Provides what the parts of a page need. */
export function ShopWrapper({ children }: { readonly children: ReactNode }) {
  return (
    <RequestCacheProvider loaded={LAZY_PARTS}>
      <MemoryRouter>{children}</MemoryRouter>
    </RequestCacheProvider>
  );
}

/** Sets the window width that media queries of the layouts see. */
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
