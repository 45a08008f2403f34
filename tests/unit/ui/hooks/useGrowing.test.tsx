import { act, render, screen } from '@testing-library/react';
import { useGrowing } from '@/ui/hooks/useGrowing';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type ListProps = { readonly words: string; readonly atOnce?: boolean };

function List({ words, atOnce = false }: ListProps) {
  const pieces = words.split(' ');
  return <output>{pieces.slice(0, useGrowing(pieces.length, atOnce)).join(' ')}</output>;
}

const frame = () => {
  act(() => jest.advanceTimersToNextFrame());
  act(() => jest.advanceTimersByTime(1));
};
const shown = () => screen.getByRole('status').textContent;

describe('something long', () => {
  it('is drawn piece by piece, one after each frame', () => {
    render(<List words="wants price shop" />);
    const seen = [shown()];
    for (let frames = 0; frames < 3; frames++) {
      frame();
      seen.push(shown());
    }

    expect(seen).toEqual(['', 'wants', 'wants price', 'wants price shop']);
  });

  it('shows at once what comes after it was whole', () => {
    const { rerender } = render(<List words="wants price" />);
    frame();
    frame();

    rerender(<List words="wants price shop status" />);

    expect(shown()).toBe('wants price shop status');
  });

  it('goes on to its new end where it gets longer meanwhile', () => {
    const { rerender } = render(<List words="wants price" />);
    frame();

    rerender(<List words="wants price shop" />);
    frame();
    const before = shown();
    frame();

    expect([before, shown()]).toEqual(['wants price', 'wants price shop']);
  });

  it('is drawn whole where nobody watches it open', () => {
    render(<List words="wants price shop" atOnce />);

    expect(shown()).toBe('wants price shop');
  });
});
