import { act, render, screen } from '@testing-library/react';
import type { EpochMs } from '@/domain/offer';
import { replacedCatalog } from '@/features/search-state/replacedCatalog';
import { useOverlay } from '@/features/search-state/useOverlay';
import { gameById } from '@/games/games';
import { createUmiApp } from '../../umiApp';

const FGO = gameById('FateGO');
const REVISION = 5 as EpochMs;

function Page() {
  const overlay = useOverlay(FGO, null);
  return <p>{overlay === null ? 'none' : `as of ${overlay.asOf}, of ${overlay.catalog?.revision}`}</p>;
}

async function open() {
  const body = JSON.stringify({ version: 1, asOf: 9, catalogs: { FateGO: { publishedAt: REVISION } } });
  const response = { ok: true, headers: new Headers(), text: async () => body };
  Object.assign(globalThis, { fetch: async () => response });
  const { App } = createUmiApp({ 'game/FateGO': Page }, '/game/FateGO');
  await act(async () => void render(<App />));
}

afterEach(() => {
  act(() => replacedCatalog.set(null));
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('useOverlay', () => {
  it('returns an overlay without confirmation while the catalog on screen is known to have been replaced', async () => {
    await open();
    screen.getByText('as of 9, of 5');

    act(() => replacedCatalog.set({ manifestUrl: '/catalog/FateGO/manifest.json', revision: REVISION }));
    screen.getByText('as of null, of 5');
    act(() => replacedCatalog.set(null));

    screen.getByText('as of 9, of 5');
  });

  it.each([
    ['of another game', { manifestUrl: '/catalog/Mass/manifest.json', revision: REVISION }],
    ['that it does not name', { manifestUrl: '/catalog/FateGO/manifest.json', revision: 4 as EpochMs }],
  ])('ignores a replaced catalog %s', async (_, replaced) => {
    await open();

    act(() => replacedCatalog.set(replaced));

    screen.getByText('as of 9, of 5');
  });
});
