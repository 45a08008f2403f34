import { shareUrl } from '@/ui/browser/shareUrl';

describe('shareUrl', () => {
  it('returns the URL without the language', () => {
    window.history.replaceState(null, '', '/game/FateGO?lang=ja&want=svt-150*2&price=..500#top');

    expect(shareUrl()).toBe(`${window.location.origin}/game/FateGO?want=svt-150*2&price=..500#top`);
  });

  it.each([
    ['WeChat', '?from=singlemessage&isappinstalled=0&want=merlin', '?want=merlin'],
    ['advertisements', '?utm_source=wx&price=..500&UTM_Medium=x&fbclid=a%20b&gclid=', '?price=..500'],
    ['Bilibili', '?spm_id_from=333.1&vd_source=0a&share_source=copy_web', ''],
  ])('leaves out the tracking parameters of %s and nothing else', (_source, search, shared) => {
    window.history.replaceState(null, '', `/game/FateGO${search}`);

    expect(shareUrl()).toBe(`${window.location.origin}/game/FateGO${shared}`);
  });
});
