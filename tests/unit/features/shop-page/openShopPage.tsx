import { getConfig } from '@testing-library/dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { countTotals } from '@/engine/count/countTotals';
import { listMatches } from '@/engine/hits/listMatches';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { createTextIndexBuilder } from '@/engine/text/textIndexBuilder';
import { SearchProvider } from '@/features/search-state/SearchProvider';
import { useIsRendered, useSearchState } from '@/features/search-state/useSearchState';
import { ShopPage } from '@/features/shop-page/ShopPage';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { listItemNames } from '@/names/itemNames';
import type { SearchClient } from '@/search-worker/client';
import { offer } from '../../builders';
import { createUmiApp } from '../../umiApp';
import { gameItems, PUBLISHED, parserStateOf, setWidth } from '../search-state/shopBuild';

const OFFERS = [
  offer({ code: 'A-1', price: 10_000, items: { merlin: 2, oberon: 1 }, attributes: { server: 'jp' }, listedAt: 3 }),
  offer({ code: 'A-2', price: 20_000, items: { merlin: 1, castoria: 1 }, attributes: { server: 'jp' }, listedAt: 2 }),
  offer({ code: 'A-3', price: 30_000, items: { castoria: 3 }, attributes: { server: 'tw' }, listedAt: 1 }),
];

/** The real search over three offers, asynchronous like the worker. */
const index = buildIndex([decodeSegment(encodeSegment(OFFERS, 'CNY'))], {
  currency: 'CNY',
  publishedAt: PUBLISHED,
  sample: false,
  segments: { loaded: 1, failed: 0, all: 1 },
});
const growing = createTextIndexBuilder(listItemNames(gameItems.roster));
for (const block of index.blocks) growing.addCodes(block);
const text = growing.read('loaded');
const client: SearchClient = {
  search: async (query) => {
    await null;
    return search(index, query, joinOverlay(index, null), text);
  },
  lowPriority: async (query) => search(index, query, joinOverlay(index, null), text),
  offers: async () => [],
  codes: async (prefix, limit) => growing.findCodes(index, prefix, limit),
  totals: async (queries) => countTotals(index, queries, joinOverlay(index, null), text),
  listMatches: async (query, limit) => listMatches(index, query, limit, joinOverlay(index, null), text),
  setOverlay: () => undefined,
  onProgress: () => () => undefined,
  close: () => undefined,
};

const parserState = parserStateOf(createQueryParser(gameItems.spec, gameItems.roster));

const catalog = { gameItems, client, error: null, restart: () => undefined };

function Page() {
  return (
    <SearchProvider spec={gameItems.spec} catalog={catalog} overlay={null} queryParser={parserState}>
      <ShopPage />
      <Progress />
    </SearchProvider>
  );
}

/** Opens the page at a URL, with the real search over three offers. */
export async function openShopPage(search = '', width = 1280) {
  setWidth(width);
  localeStore.setMessages('zh', zh);
  const { App, history } = createUmiApp({ 'sale/FateGO': Page, '*': () => null }, `/sale/FateGO${search}`);
  await settle(() => render(<App />));
  const { click, type, keyboard } = userEvent.setup();
  const user = {
    click: (...parts: Parameters<typeof click>) => settle(() => click(...parts)),
    type: (...parts: Parameters<typeof type>) => settle(() => type(...parts)),
    keyboard: (...parts: Parameters<typeof keyboard>) => settle(() => keyboard(...parts)),
  };
  return { history, user, settle };
}

/** Performs an action and waits until its result is on screen. Outside `act`, because the page renders in several tasks. */
function settle(action: () => unknown): Promise<void> {
  return getConfig().asyncWrapper(async () => {
    await action();
    await waitFor(() => expect(progress.isSettled).toBe(true));
  });
}

const progress = { isSettled: false };

/** Records whether the newest result is on screen. */
function Progress() {
  const isRendered = useIsRendered();
  const { status } = useSearchState();
  useEffect(() => {
    progress.isSettled = isRendered && status !== 'pending';
  });
  return null;
}

export const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

// jsdom cannot scroll.
window.scrollTo = () => undefined;

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
