import { render } from '@testing-library/react';
import { Histogram } from '@/features/filters/facets/Histogram';

/** Of each bar: its pieces with their share of the width. */
function drawn(handles: readonly [number, number]): readonly string[] {
  const { container } = render(<Histogram counts={[4, 9, 2]} handles={handles} />);
  return [...container.querySelectorAll('.bar')].map((bar) =>
    [...bar.querySelectorAll('i')].map((piece) => `${piece.className} ${piece.style.flexGrow}`).join(', '),
  );
}

describe('the bars of a histogram', () => {
  it('are wholly in range or wholly out of it where the range ends at their borders', () => {
    expect(drawn([1, 2])).toEqual(['below 1', 'inside 1', 'above 1']);
  });

  it('are in range as far as it reaches into them', () => {
    expect(drawn([0.25, 2.5])).toEqual(['below 0.25, inside 0.75', 'inside 1', 'inside 0.5, above 0.5']);
    expect(drawn([1.25, 1.5])).toEqual(['below 1', 'below 0.25, inside 0.25, above 0.5', 'above 1']);
  });
});
