import { act, fireEvent, screen } from '@testing-library/react';
import type { OfferCode } from '@/domain/offer';
import { CardGrid } from '@/features/results/cards/CardGrid';
import { NOTHING_FURTHER } from '@/features/results/list/useMoreResults';
import { addressOf, answer, hit, lexicon, renderInShop } from '../../search-state/shopBuild';

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

function grid(
  parts: Parameters<typeof answer>[0],
  asked: Parameters<typeof answer>[1] = {},
  onOpen: (code: OfferCode) => void = () => undefined,
  further = NOTHING_FURTHER,
) {
  const given = answer(parts, asked);
  return (
    <CardGrid
      answer={given}
      later={given}
      of="hits"
      lexicon={lexicon}
      addressOf={addressOf}
      onOpen={onOpen}
      onSort={() => undefined}
      onChoose={() => undefined}
      client={null}
      further={further}
    />
  );
}

function show(count: number, further = NOTHING_FURTHER) {
  const hits = Array.from({ length: count }, (_, at) => hit({ offer: { code: `A-${at}` } }));
  return renderInShop(grid({ hits }, {}, undefined, further));
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

describe('a press on a card', () => {
  /** A finger comes down on the first card, an answer to something else comes, and the finger goes up. */
  function press(after: readonly string[]) {
    const [opened, of] = [jest.fn(), (list: readonly string[]) => list.map((code) => hit({ offer: { code } }))];
    const { rerender } = renderInShop(grid({ hits: of(['A-1', 'A-2']) }, {}, opened));
    const link = screen.getAllByRole('link')[0]!;
    fireEvent.pointerDown(link);
    rerender(grid({ hits: of(after) }, { text: 'x' }, opened));
    fireEvent.click(link, { detail: 1 });
    return opened;
  }

  it('opens the offer', () => {
    expect(press(['A-1', 'A-3'])).toHaveBeenCalledWith('A-1');
  });

  it('opens it too where no pointer is used, as by a screen reader', () => {
    const onOpen = jest.fn();
    renderInShop(grid({ hits: [hit({ offer: { code: 'A-1' } })] }, {}, onOpen));

    fireEvent.click(screen.getAllByRole('link')[0]!, { detail: 1 });

    expect(onOpen).toHaveBeenCalledWith('A-1');
  });

  it('opens none if another stands there by the time the finger goes up', () => {
    expect(press(['A-2', 'A-1'])).not.toHaveBeenCalled();
  });
});
