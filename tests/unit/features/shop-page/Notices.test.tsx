import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { SearchResponse } from '@/domain/searchResponse';
import { replacedCatalog } from '@/features/search-state/replacedCatalog';
import { Notices } from '@/features/shop-page/Notices';
import { recordSource } from '@/offline/offlineState';
import { overlay } from '../../build';
import { FGO, page, renderInShop } from '../search-state/shopBuild';

const PARTIAL = page({
  catalog: { ...page().catalog, complete: false, segments: { loaded: 11, failed: 0, all: 12 } },
});

function setup({
  shown = page(),
  said = null,
}: {
  readonly shown?: SearchResponse;
  readonly said?: Overlay | null;
} = {}) {
  const onReload = jest.fn();
  renderInShop(<Notices game={FGO} page={shown} overlay={said} onReload={onReload} />);
  return { onReload, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const notices = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((one) => one.textContent);
const setOnline = async (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  // Coming back, the page asks for the manifest at once.
  await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

const MANIFEST = '/catalog/FateGO/manifest.json';
const publish = (publishedAt: number) => {
  const answer = { ok: true, headers: { has: () => false }, json: async () => ({ publishedAt }) };
  globalThis.fetch = jest.fn(async () => answer as unknown as Response);
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

describe('the notices', () => {
  it('are none when all is well', () => {
    setup();

    expect(notices()).toEqual([]);
  });

  it('say that there is no network and how old the catalog is, as long as it lasts', async () => {
    setup();

    await setOnline(false);
    const offline = notices();
    await setOnline(true);

    expect(offline).toEqual([expect.stringMatching(/^离线：正在看 .+ 的目录，状态可能已变。$/)]);
    expect(notices()).toEqual([]);
  });

  it('say of when the catalog is that was kept, where the site does not answer, and offer to ask again', async () => {
    const { onReload, user } = setup();

    act(() => recordSource(MANIFEST, true));
    const kept = notices();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    act(() => recordSource(MANIFEST, false));

    expect(kept).toEqual([expect.stringMatching(/^连不上网站：正在看 .+ 的目录，状态可能已变。再试一次$/)]);
    expect([onReload.mock.calls.length, notices()]).toEqual([1, []]);
  });

  it('ask the site again by themselves while it does not answer', async () => {
    setup();

    act(() => recordSource(MANIFEST, true));
    const early = jest.mocked(fetch).mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(25_000));

    expect([early, jest.mocked(fetch).mock.calls.map(([address]) => address)]).toEqual([0, [MANIFEST, MANIFEST]]);
  });

  it('say nothing of what was kept of another game', () => {
    setup();

    act(() => recordSource('/catalog/Mass/manifest.json', true));

    expect(notices()).toEqual([]);
  });

  it('offer the newer catalog when the network is back, and change nothing unasked', async () => {
    const { onReload, user } = setup();
    await setOnline(false);
    publish(page().catalog.publishedAt + 60_000);

    await setOnline(true);
    const before = onReload.mock.calls.length;
    await user.click(screen.getByRole('button', { name: '显示' }));

    expect([before, onReload.mock.calls.length]).toEqual([0, 1]);
    expect(notices()).toEqual([expect.stringMatching(/^有 .+ 的新目录。显示$/)]);
  });

  describe('where the overlay names another catalog revision than the one on screen', () => {
    const { publishedAt } = page().catalog;
    const naming = (revision: number | null) =>
      overlay({ catalog: { revision: revision as EpochMs | null, currency: 'CNY' } });
    const look = () => act(() => jest.advanceTimersByTimeAsync(0));

    it('say that this is an earlier catalog with unverified statuses, beside the offer to load the newer one', async () => {
      publish(publishedAt + 60_000);
      const { onReload, user } = setup({ said: naming(publishedAt + 60_000) });
      await look();

      expect(notices()).toEqual([
        expect.stringMatching(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/),
      ]);
      await user.click(screen.getByRole('button', { name: '显示' }));
      expect(onReload).toHaveBeenCalledTimes(1);
    });

    it('say so while the site still hands out the catalog on screen, and ask again every minute', async () => {
      setup({ said: naming(publishedAt + 60_000) });
      await look();

      expect(notices()).toEqual([expect.stringMatching(/^这里还是 .+ 的目录，有没有货没有核实。再试一次$/)]);
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    it('offer a catalog that was rolled back to', async () => {
      publish(publishedAt - 60_000);
      setup({ said: naming(publishedAt - 60_000) });
      await look();

      expect(notices()[0]).toMatch(/^目录换回了 .+ 的那一份。这里还是 .+ 的目录，有没有货没有核实。显示$/);
    });

    it('do not call a catalog an earlier one that nobody has confirmed yet, but say when the stock was last confirmed', async () => {
      setup({ said: naming(publishedAt - 60_000) });
      await look();

      expect(notices()).toEqual([expect.stringMatching(/^实时状态停在 .+：之后卖掉或改价的，这里看不出来。$/)]);
    });

    it('say only that statuses are unverified where the overlay confirms none and nothing newer is published', async () => {
      setup({ said: naming(null) });
      await look();

      expect(notices()).toEqual([expect.stringMatching(/^这里是 .+ 的目录，有没有货没有核实。$/)]);
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it('offer the newer catalog at once where the overlay confirms none any more', async () => {
      publish(publishedAt + 60_000);
      setup({ said: naming(null) });
      await look();

      expect(notices()).toEqual([
        expect.stringMatching(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/),
      ]);
    });

    it('say that statuses are unverified once a newer catalog is there, though the overlay does not name it yet', async () => {
      setup({ said: naming(publishedAt) });
      expect(replacedCatalog.get()).toBeNull();
      publish(publishedAt + 60_000);
      await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));

      expect(notices()[0]).toMatch(/^有 .+ 的新目录。这里还是 .+ 的目录，有没有货没有核实。显示$/);
      expect(replacedCatalog.get()).toEqual({ manifestUrl: MANIFEST, revision: publishedAt });
    });

    it.each([
      ['the catalog on screen', naming(publishedAt)],
      ['none', overlay({ catalog: null })],
    ])('say nothing, and ask nothing, where the overlay names %s', async (_, said) => {
      setup({ said });
      await look();

      expect(notices()).toEqual([]);
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  it('say that a segment is missing once it will not come by itself, and offer to load it', async () => {
    const { onReload, user } = setup({ shown: PARTIAL });
    const early = notices();

    act(() => jest.advanceTimersByTime(8000));
    await user.click(screen.getByRole('button', { name: '补载' }));

    expect([early, screen.getByRole('alert').textContent, onReload.mock.calls.length]).toEqual([
      [],
      '目录没载入完：12 段里缺 1 段，结果不完整。补载',
      1,
    ]);
  });

  it('say at once that a segment is missing when it could not be had', () => {
    const segments = { loaded: 11, failed: 1, all: 12 };
    setup({ shown: page({ catalog: { ...page().catalog, complete: false, segments } }) });

    expect(notices()).toEqual(['目录没载入完：12 段里缺 1 段，结果不完整。补载']);
  });

  it('say that titles could not be had, and offer to load them', async () => {
    const { onReload, user } = setup({ shown: page({ catalog: { ...page().catalog, texts: 'failed' } }) });

    await user.click(screen.getByRole('button', { name: '补载' }));

    expect([notices(), onReload.mock.calls.length]).toEqual([['标题和备注没有载入完，按文字找到的可能不全。补载'], 1]);
  });

  it('do not speak of segments when only titles are late', () => {
    const catalog = { ...page().catalog, complete: false, texts: 'loading' } as const;
    setup({ shown: page({ catalog }) });

    act(() => jest.advanceTimersByTime(8000));

    expect(notices()).toEqual([]);
  });

  it('pass on a word from the shops in the language on screen', () => {
    setup({ said: overlay({ notice: { zh: '周末发货慢一天', ja: '週末は遅れます', en: 'Slow weekend' } }) });

    expect(notices()).toEqual(['周末发货慢一天']);
  });
});
