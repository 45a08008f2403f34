import { render } from '@testing-library/react';
import { Money } from '@/ui/components/display/Money';

describe('Money', () => {
  it('renders the currency sign as a separate element', () => {
    const { container } = render(<Money money={{ amount: 26800, currency: 'CNY' }} locale="zh" size="card" />);

    expect(container).toHaveTextContent('¥268');
    expect(container.querySelector('small')).toHaveTextContent('¥');
  });

  it('is struck through once the offer is sold', () => {
    const { container } = render(<Money money={{ amount: 26800, currency: 'CNY' }} locale="zh" size="card" struck />);

    expect(container.firstChild).toHaveClass('struck');
  });
});
