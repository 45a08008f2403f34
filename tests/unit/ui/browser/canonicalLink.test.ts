import { dropCanonicalLink } from '@/ui/browser/canonicalLink';

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://shop.example/game/FateGO">';
});

describe('dropCanonicalLink', () => {
  it.each([
    ['keeps the link on the page as it was loaded', 'POP', '', 1],
    ['keeps the link of a page with a language', 'POP', '?lang=ja', 1],
    ['keeps the link after a redirect', 'REPLACE', '', 1],
    ['removes the link if the URL contains a search', 'POP', '?want=svt-150*2', 0],
    ['removes the link once a search is typed', 'REPLACE', '?q=梅林', 0],
    ['removes the link once another page is opened', 'PUSH', '', 0],
  ])('%s', (_behaviour, action, search, links) => {
    dropCanonicalLink({ location: { search }, action });

    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(links);
  });

  it('does nothing on a page without a canonical link', () => {
    document.head.innerHTML = '';

    expect(() => dropCanonicalLink({ location: { search: '?q=x' }, action: 'PUSH' })).not.toThrow();
  });
});
