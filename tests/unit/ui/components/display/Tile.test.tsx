import { render, screen } from '@testing-library/react';
import { Tile } from '@/ui/components/display/Tile';
import type { TileLook } from '@/ui/theme/tileLook';

const MERLIN: TileLook = { shape: 'niche', hue: 'violet', lines: 'two', text: '梅林', shortText: '梅' };

describe('Tile', () => {
  it('shows two characters, flag and caption, and is one image with the label as its name', () => {
    render(<Tile look={MERLIN} size="want" want="must" flag="必" caption="宝2" state="lit" label="梅林，宝2" />);

    const tile = screen.getByRole('img', { name: '梅林，宝2' });
    expect(tile).toHaveTextContent('梅林必宝2');
    expect(tile).toHaveClass('want', 'niche', 'lines-two', 'violet', 'lit', 'must');
  });

  it('shows a nickname on a card', () => {
    render(<Tile look={MERLIN} size="card" name={{ text: '花之魔术师', isLong: true }} label="梅林" />);

    expect(screen.getByRole('img', { name: '梅林' })).toHaveTextContent('花之魔术师');
  });

  it('shows one character in a small size', () => {
    render(<Tile look={MERLIN} size="other" label="梅林" />);

    expect(screen.getByRole('img')).toHaveTextContent(/^梅$/);
  });

  it('is hidden from screen readers without a label', () => {
    const { container } = render(<Tile look={MERLIN} size="pick" />);

    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
