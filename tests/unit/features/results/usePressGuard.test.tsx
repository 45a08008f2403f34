import { fireEvent, render, screen } from '@testing-library/react';
import { usePressGuard } from '@/features/results/usePressGuard';

const onClick = jest.fn();
beforeEach(() => onClick.mockReset());

const POSITIONS = ['first', 'second'];

/** Keyed by position, like the cards: an element may show another offer after a render. */
function Offers({ codes }: { readonly codes: readonly string[] }) {
  usePressGuard();
  return codes.map((code, index) => (
    <article key={POSITIONS[index]} data-offer={code}>
      <button type="button" onClick={() => onClick(code)}>
        {code}
      </button>
    </article>
  ));
}
const button = (code: string) => screen.getByRole('button', { name: code });

describe('usePressGuard', () => {
  it('lets a click pass if it ends on the offer on which it began, wherever that offer is now', () => {
    const { rerender } = render(<Offers codes={['A', 'B']} />);
    fireEvent.pointerDown(button('A'));
    rerender(<Offers codes={['B', 'A']} />);

    fireEvent.click(button('A'));

    expect(onClick.mock.calls).toEqual([['A']]);
  });

  it('cancels a click that ends on another offer', () => {
    render(<Offers codes={['A', 'B']} />);
    fireEvent.pointerDown(button('A'));

    fireEvent.click(button('B'));

    expect(onClick).not.toHaveBeenCalled();
  });

  it('cancels a click that began on an offer which is gone', () => {
    const { rerender } = render(<Offers codes={['A']} />);
    fireEvent.pointerDown(button('A'));
    rerender(<Offers codes={['B']} />);

    fireEvent.click(button('B'));

    expect(onClick).not.toHaveBeenCalled();
  });

  it('lets a click pass that no pointer began, such as one from a screen reader', () => {
    render(<Offers codes={['A']} />);

    fireEvent.click(button('A'), { detail: 1 });

    expect(onClick.mock.calls).toEqual([['A']]);
  });

  it('lets a key press pass after a press that became a scroll', () => {
    render(<Offers codes={['A', 'B']} />);
    fireEvent.pointerDown(button('A'));
    fireEvent.pointerCancel(button('A'));

    fireEvent.click(button('B'));

    expect(onClick.mock.calls).toEqual([['B']]);
  });

  it('lets a key press pass after a press that was released outside the window', () => {
    render(<Offers codes={['A', 'B']} />);
    fireEvent.pointerDown(button('A'));

    fireEvent.keyDown(button('B'), { key: 'Enter' });
    fireEvent.click(button('B'));

    expect(onClick.mock.calls).toEqual([['B']]);
  });
});
