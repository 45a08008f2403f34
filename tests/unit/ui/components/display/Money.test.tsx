import { render } from '@testing-library/react';
import { Money } from '@/ui/components/display/Money';

describe('a price', () => {
  it('sets the currency sign apart from the digits', () => {
    const { container } = render(<Money money={{ amount: 26800, currency: 'CNY' }} locale="zh" size="card" />);

    expect([container.textContent, container.querySelector('small')?.textContent]).toEqual(['¥268', '¥']);
  });

  it('is struck through once the offer is sold', () => {
    const { container } = render(<Money money={{ amount: 26800, currency: 'CNY' }} locale="zh" size="card" struck />);

    expect(container.firstChild).toHaveClass('struck');
  });
});
