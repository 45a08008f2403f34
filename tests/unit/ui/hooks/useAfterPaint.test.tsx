import { act, render, screen } from '@testing-library/react';
import { useAfterPaint } from '@/ui/hooks/useAfterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Shown({ word }: { readonly word: string }) {
  return <output>{`${word} ${useAfterPaint(word)}`}</output>;
}

const frame = () => act(() => jest.advanceTimersToNextFrame());
const task = () => act(() => jest.advanceTimersByTime(1));

describe('useAfterPaint', () => {
  it('returns the previous value until a frame with the new one has been painted', () => {
    const { rerender } = render(<Shown word="open" />);
    const texts: (string | null)[] = [];
    const record = () => texts.push(screen.getByRole('status').textContent);

    rerender(<Shown word="closed" />);
    record();
    frame();
    record();
    task();
    record();

    expect(texts).toEqual(['closed open', 'closed open', 'closed closed']);
  });

  it('skips a value that was never painted', () => {
    const { rerender } = render(<Shown word="one" />);

    rerender(<Shown word="two" />);
    rerender(<Shown word="three" />);
    frame();
    task();

    expect(screen.getByRole('status')).toHaveTextContent('three three');
  });
});
