import { render } from '@testing-library/react';
import { Histogram } from '@/features/filters/facets/Histogram';

/** The parts of each bin with their share of its width. */
function renderBins(handles: readonly [number, number]): readonly string[] {
  const { container } = render(<Histogram counts={[4, 9, 2]} handles={handles} />);
  return [...container.querySelectorAll('.bar')].map((bin) =>
    [...bin.querySelectorAll('i')].map((part) => `${part.className} ${part.style.flexGrow}`).join(', '),
  );
}

describe('Histogram', () => {
  it('highlights whole bins if the range ends at their bounds', () => {
    expect(renderBins([1, 2])).toEqual(['below 1', 'inside 1', 'above 1']);
  });

  it('highlights parts of bins if the range ends inside them', () => {
    expect(renderBins([0.25, 2.5])).toEqual(['below 0.25, inside 0.75', 'inside 1', 'inside 0.5, above 0.5']);
    expect(renderBins([1.25, 1.5])).toEqual(['below 1', 'below 0.25, inside 0.25, above 0.5', 'above 1']);
  });
});
