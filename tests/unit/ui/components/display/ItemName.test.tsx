import { render } from '@testing-library/react';
import { ItemName } from '@/ui/components/display/ItemName';

describe('a name on a narrow place', () => {
  it('holds each dot to the character before it and changes nothing else', () => {
    const { container } = render(<ItemName name="阿尔托莉雅·卡斯特・X" />);

    expect([container.textContent, [...container.querySelectorAll('span')].map((held) => held.textContent)]).toEqual([
      '阿尔托莉雅·卡斯特・X',
      ['雅·', '特・'],
    ]);
  });
});
