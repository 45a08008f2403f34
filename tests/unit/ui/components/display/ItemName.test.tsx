import { render } from '@testing-library/react';
import { ItemName } from '@/ui/components/display/ItemName';

describe('ItemName', () => {
  it('keeps each dot with the character before it and does not change the text', () => {
    const { container } = render(<ItemName name="阿尔托莉雅·卡斯特・X" />);

    expect(container).toHaveTextContent('阿尔托莉雅·卡斯特・X');
    expect([...container.querySelectorAll('span')].map((part) => part.textContent)).toEqual(['雅·', '特・']);
  });
});
