import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Overlay } from '@/domain/overlay';
import type { SearchPage } from '@/domain/searchPage';
import { noteAnswer } from '@/offline/offlineState';
import { Notices } from '@/shop/screen/Notices';
import { overlay } from '../../build';
import { FGO, page, renderInShop } from '../shopBuild';

const PARTIAL = page({
  catalogue: { ...page().catalogue, complete: false, segments: { loaded: 11, failed: 0, all: 12 } },
});

function setup({ shown = page(), said = null }: { readonly shown?: SearchPage; readonly said?: Overlay | null } = {}) {
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
  const answer = { ok: true, json: async () => ({ publishedAt }) };
  globalThis.fetch = jest.fn(async () => answer as Response);
};

beforeEach(() => {
  jest.useFakeTimers({ now: page().catalogue.publishedAt });
  publish(page().catalogue.publishedAt);
});
afterEach(async () => {
  await setOnline(true);
  act(() => noteAnswer(MANIFEST, false));
  jest.useRealTimers();
});

describe('the notices', () => {
  it('are none when all is well', () => {
    setup();

    expect(notices()).toEqual([]);
  });

  it('say that there is no network and how old the catalogue is, as long as it lasts', async () => {
    setup();

    await setOnline(false);
    const offline = notices();
    await setOnline(true);

    expect(offline).toEqual([expect.stringMatching(/^离线：正在看 .+ 的目录，状态可能已变。$/)]);
    expect(notices()).toEqual([]);
  });

  it('say of when the catalogue is that was kept, where the site does not answer, and offer to ask again', async () => {
    const { onReload, user } = setup();

    act(() => noteAnswer(MANIFEST, true));
    const kept = notices();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    act(() => noteAnswer(MANIFEST, false));

    expect(kept).toEqual([expect.stringMatching(/^连不上网站：正在看 .+ 的目录，状态可能已变。再试一次$/)]);
    expect([onReload.mock.calls.length, notices()]).toEqual([1, []]);
  });

  it('ask the site again by themselves while it does not answer', async () => {
    setup();

    act(() => noteAnswer(MANIFEST, true));
    const early = jest.mocked(fetch).mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(25_000));

    expect([early, jest.mocked(fetch).mock.calls.map(([address]) => address)]).toEqual([0, [MANIFEST, MANIFEST]]);
  });

  it('say nothing of what was kept of another game', () => {
    setup();

    act(() => noteAnswer('/catalog/Mass/manifest.json', true));

    expect(notices()).toEqual([]);
  });

  it('offer the newer catalogue when the network is back, and change nothing unasked', async () => {
    const { onReload, user } = setup();
    await setOnline(false);
    publish(page().catalogue.publishedAt + 60_000);

    await setOnline(true);
    const before = onReload.mock.calls.length;
    await user.click(screen.getByRole('button', { name: '显示' }));

    expect([before, onReload.mock.calls.length]).toEqual([0, 1]);
    expect(notices()).toEqual([expect.stringMatching(/^有 .+ 的新目录。显示$/)]);
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
    setup({ shown: page({ catalogue: { ...page().catalogue, complete: false, segments } }) });

    expect(notices()).toEqual(['目录没载入完：12 段里缺 1 段，结果不完整。补载']);
  });

  it('say that titles could not be had, and offer to load them', async () => {
    const { onReload, user } = setup({ shown: page({ catalogue: { ...page().catalogue, texts: 'failed' } }) });

    await user.click(screen.getByRole('button', { name: '补载' }));

    expect([notices(), onReload.mock.calls.length]).toEqual([['标题和备注没有载入完，按文字找到的可能不全。补载'], 1]);
  });

  it('do not speak of segments when only titles are late', () => {
    const catalogue = { ...page().catalogue, complete: false, texts: 'coming' } as const;
    setup({ shown: page({ catalogue }) });

    act(() => jest.advanceTimersByTime(8000));

    expect(notices()).toEqual([]);
  });

  it('pass on a word from the shops in the language on screen', () => {
    setup({ said: overlay({ notice: { zh: '周末发货慢一天', ja: '週末は遅れます', en: 'Slow weekend' } }) });

    expect(notices()).toEqual(['周末发货慢一天']);
  });
});
