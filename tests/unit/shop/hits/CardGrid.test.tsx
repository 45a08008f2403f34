import { act, fireEvent, screen } from '@testing-library/react';
import { CardGrid } from '@/shop/hits/CardGrid';
import { NOTHING_FURTHER } from '@/shop/hits/useFurtherHits';
import { addressOf, answer, hit, lexicon, renderInShop } from '../shopBuild';

const HEIGHT = 2400;

/** jsdom lays nothing out: every list of cards is as high as this, and the page is scrolled by moving the box. */
let scrolled = 0;
beforeEach(() => {
  scrolled = 0;
  sessionStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 200 - scrolled }) as unknown as DOMRect);
});
afterEach(() => jest.restoreAllMocks());

function show(count: number, further = NOTHING_FURTHER) {
  const hits = Array.from({ length: count }, (_, at) => hit({ offer: { code: `A-${at}` } }));
  const given = answer({ hits });
  return renderInShop(
    <CardGrid
      answer={given}
      later={given}
      of="hits"
      lexicon={lexicon}
      addressOf={addressOf}
      onOpen={() => undefined}
      onSort={() => undefined}
      onChoose={() => undefined}
      client={null}
      further={further}
    />,
  );
}

const codes = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

function scrollTo(top: number): void {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
}

describe('many cards', () => {
  it('are all drawn while they are one page', () => {
    show(24);

    expect(codes()).toHaveLength(24);
  });

  it('are drawn only near the view', () => {
    show(960);

    expect(codes()).toHaveLength(24);
    expect(codes()[0]).toBe('A-0');
  });

  it('come and go as the page scrolls', () => {
    show(960);

    scrollTo(200 + 20 * (HEIGHT + 16) + 800);

    expect(codes()).toHaveLength(12);
    expect(codes()[0]).toBe('A-240');
  });

  it('say which of how many they are', () => {
    show(960);

    const [first] = screen.getAllByRole('listitem').filter((one) => one.hasAttribute('aria-posinset'));
    expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '960']);
  });

  it('take the room of those that are not drawn, and remember it when the page is opened again', () => {
    const { unmount } = show(960);
    scrollTo(200 + 20 * (HEIGHT + 16) + 800);
    unmount();
    scrolled = 0;
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500);

    const { container } = show(960);

    const below = [...(container.querySelector('ul')?.parentElement?.children ?? [])].pop();
    // What was never drawn is guessed by what was, not by what it would be without a memory.
    expect(below).toHaveStyle({ height: `${78 * HEIGHT + 77 * 16}px` });
  });

  it('ask for those that are looked at, and stand as empty frames until they have come', () => {
    const need = jest.fn();
    const at = (place: number) =>
      place < 12 ? { hit: hit({ offer: { code: `B-${place}` } }), answer: answer({}) } : null;
    const { container } = show(24, { ...NOTHING_FURTHER, count: 936, at, need });

    scrollTo(200 + 3 * (HEIGHT + 16));

    expect(need).toHaveBeenLastCalledWith(0, 24);
    expect(codes()).toEqual(Array.from({ length: 12 }, (_, place) => `B-${place}`));
    expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  });
});
