import { shareUrl } from '@/ui/format/shareUrl';

describe('shareUrl', () => {
  it('returns the URL without the language', () => {
    window.history.replaceState(null, '', '/game/FateGO?lang=ja&want=svt-150*2&price=..500#top');

    expect(shareUrl()).toBe(`${window.location.origin}/game/FateGO?want=svt-150*2&price=..500#top`);
  });
});
