import { render } from '@testing-library/react';
import { BoxMarks } from '@/features/search-box/BoxMarks';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { gameItems } from './openBox';

const parser = createQueryParser(gameItems.spec, gameItems.roster);

/** Returns the marked parts of a text, each with the name of its style. */
function marksOf(text: string, cursor: number | null = null) {
  const { container } = render(<BoxMarks text={text} cursor={cursor} parser={parser} currency="CNY" />);
  expect(container.textContent).toBe(text.replace('\n', '⏎'));
  return [...container.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.className]);
}

describe('BoxMarks', () => {
  it('marks wanted items, other conditions and what is refused, and leaves the rest', () => {
    expect(marksOf('求 梅林宝2 石800+ 不要奥伯龙 带皮')).toEqual([
      ['梅林宝2', 'want'],
      ['石800+', 'condition'],
      ['不要奥伯龙', 'never'],
    ]);
  });

  it('marks a name that is only guessed once the cursor has left it', () => {
    expect(marksOf('meilin', 6)).toEqual([]);
    expect(marksOf('meilin ', 7)).toEqual([['meilin', 'want']]);
  });

  it('shows line breaks as signs', () => {
    expect(marksOf('梅林\n奥伯龙')).toEqual([
      ['梅林', 'want'],
      ['奥伯龙', 'want'],
    ]);
  });
});
