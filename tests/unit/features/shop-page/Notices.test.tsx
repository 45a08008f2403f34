import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { SearchResponse } from '@/domain/searchResponse';
import { replacedCatalog } from '@/features/search-state/replacedCatalog';
import { Notices } from '@/features/shop-page/Notices';
import { recordSource } from '@/offline/offlineState';
import { overlay } from '../../builders';
import { FGO, page, renderInShop } from '../search-state/shopBuild';

const PARTIAL = page({
  catalog: { ...page().catalog, complete: false, segments: { loaded: 11, failed: 0, all: 12 } },
});

function setup({
  shown = page(),
  current = null,
}: {
  readonly shown?: SearchResponse;
  readonly current?: Overlay | null;
} = {}) {
  const onReload = jest.fn();
  renderInShop(<Notices game={FGO} page={shown} overlay={current} onReload={onReload} onShowNewest={null} />);
  return { onReload, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const notices = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((one) => one.textContent);
const setOnline = async (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  // The page requests the manifest as soon as the network is back.
  await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

const MANIFEST = '/catalog/FateGO/manifest.json';
const publish = (publishedAt: number) => {
  const response = { ok: true, headers: { has: () => false }, json: async () => ({ publishedAt }) };
  globalThis.fetch = jest.fn(async () => response as unknown as Response);
};

beforeEach(() => {
  jest.useFakeTimers({ now: page().catalog.publishedAt });
  publish(page().catalog.publishedAt);
});
afterEach(async () => {
  await setOnline(true);
  act(() => recordSource(MANIFEST, false));
  jest.useRealTimers();
});

describe('Notices', () => {
  it('are absent by default', () => {
    setup();

    expect(notices()).toEqual([]);
  });

  it('state that there is no network and how old the catalog is, until the network is back', async () => {
    setup();

    await setOnline(false);
    const offline = notices();
    await setOnline(true);

    expect(offline).toEqual([expect.stringMatching(/^离线：正在看 .+ 的目录，状态可能已变。$/)]);
    expect(notices()).toEqual([]);
  });

  it('state the age of a cached catalog if the site does not respond, and offer to retry', async () => {
    const { onReload, user } = setup();

    act(() => recordSource(MANIFEST, true));
    const cached = notices();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    act(() => recordSource(MANIFEST, false));

    expect(cached).toEqual([expect.stringMatching(/^连不上网站：正在看 .+ 的目录，状态可能已变。再试一次$/)]);
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual([]);
  });

  it('poll the site while it does not respond', async () => {
    setup();

    act(() => recordSource(MANIFEST, true));
    expect(fetch).not.toHaveBeenCalled();

    await act(() => jest.advanceTimersByTimeAsync(25_000));
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([MANIFEST, MANIFEST]);
  });

  it('ignore a cached catalog of another game', () => {
    setup();

    act(() => recordSource('/catalog/Mass/manifest.json', true));

    expect(notices()).toEqual([]);
  });

  it('offer a newer catalog when the network is back, without loading it', async () => {
    const { onReload, user } = setup();
    await setOnline(false);
    publish(page().catalog.publishedAt + 60_000);

    await setOnline(true);
    expect(onReload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: '显示' }));
    expect(onReload).toHaveBeenCalledTimes(1);
    expect(notices()).toEqual([expect.stringMatching(/^有 .+ 的新目录。显示$/)]);
  });

  describe('when the overlay names another catalog revision', () => {
    const { publishedAt } = page().catalog;
    const naming = (revision: number | null) =>
      overlay({ catalog: { revision: revision as EpochMs | null, currency: 'CNY' } });
    const flush = () => act(() => jest.advanceTimersByTimeAsync(0));

    it('warn that statuses are unverified and offer the newer catalog', async () => {
      publish(publishedAt + 60_000);
      const { onReload, user } = setup({ current: naming(publishedAt + 60_000) });
      await flush();

      expect(notices()).toEqual([
        expect.stringMatching(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/),
      ]);
      await user.click(screen.getByRole('button', { name: '显示' }));
      expect(onReload).toHaveBeenCalledTimes(1);
    });

    it('warn while the site still serves the catalog on screen, and poll every minute', async () => {
      setup({ current: naming(publishedAt + 60_000) });
      await flush();

      expect(notices()).toEqual([expect.stringMatching(/^这里还是 .+ 的目录，有没有货没有核实。再试一次$/)]);
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    it('offer a catalog that was rolled back to', async () => {
      publish(publishedAt - 60_000);
      setup({ current: naming(publishedAt - 60_000) });
      await flush();

      expect(notices()[0]).toMatch(/^目录换回了 .+ 的那一份。这里还是 .+ 的目录，有没有货没有核实。显示$/);
    });

    it('state when the stock was last confirmed if the catalog on screen is not confirmed yet', async () => {
      setup({ current: naming(publishedAt - 60_000) });
      await flush();

      expect(notices()).toEqual([expect.stringMatching(/^实时状态停在 .+：之后卖掉或改价的，这里看不出来。$/)]);
    });

    it('warn only that statuses are unverified if the overlay confirms no catalog and no newer one is published', async () => {
      setup({ current: naming(null) });
      await flush();

      expect(notices()).toEqual([expect.stringMatching(/^这里是 .+ 的目录，有没有货没有核实。$/)]);
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('offer the newer catalog immediately if the overlay withdraws its confirmation', async () => {
      publish(publishedAt + 60_000);
      setup({ current: naming(null) });
      await flush();

      expect(notices()).toEqual([
        expect.stringMatching(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/),
      ]);
    });

    it('warn that statuses are unverified once a newer catalog is published, even before the overlay names it', async () => {
      setup({ current: naming(publishedAt) });
      expect(replacedCatalog.get()).toBeNull();
      publish(publishedAt + 60_000);
      await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));

      expect(notices()[0]).toMatch(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/);
      expect(replacedCatalog.get()).toEqual({ manifestUrl: MANIFEST, revision: publishedAt });
    });

    it.each([
      ['the catalog on screen', naming(publishedAt)],
      ['none', overlay({ catalog: null })],
    ])('are absent and send no request if the overlay names %s', async (_, current) => {
      setup({ current });
      await flush();

      expect(notices()).toEqual([]);
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  it('report a missing segment after the usual loading time, and offer to load it', async () => {
    const { onReload, user } = setup({ shown: PARTIAL });
    expect(notices()).toEqual([]);

    act(() => jest.advanceTimersByTime(8000));
    await user.click(screen.getByRole('button', { name: '补载' }));
    expect(screen.getByRole('alert')).toHaveTextContent('目录没载入完：12 段里缺 1 段，结果不完整。补载');
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('report a missing segment immediately if it has failed', () => {
    const segments = { loaded: 11, failed: 1, all: 12 };
    setup({ shown: page({ catalog: { ...page().catalog, complete: false, segments } }) });

    expect(notices()).toEqual(['目录没载入完：12 段里缺 1 段，结果不完整。补载']);
  });

  it('report missing titles and offer to load them', async () => {
    const { onReload, user } = setup({ shown: page({ catalog: { ...page().catalog, texts: 'failed' } }) });

    await user.click(screen.getByRole('button', { name: '补载' }));

    expect(notices()).toEqual(['标题和备注没有载入完，按文字找到的可能不全。补载']);
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('do not report missing segments if only titles are late', () => {
    const catalog = { ...page().catalog, complete: false, texts: 'loading' } as const;
    setup({ shown: page({ catalog }) });

    act(() => jest.advanceTimersByTime(8000));

    expect(notices()).toEqual([]);
  });

  it('show the notice of the shops in the language on screen', () => {
    setup({ current: overlay({ notice: { zh: '周末发货慢一天', ja: '週末は遅れます', en: 'Slow weekend' } }) });

    expect(notices()).toEqual(['周末发货慢一天']);
  });
});
