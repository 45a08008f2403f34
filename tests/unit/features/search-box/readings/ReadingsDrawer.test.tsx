import { screen, within } from '@testing-library/react';
import { ambiguousWant, query, want } from '../../../builders';
import { box, openBox } from '../openBox';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// jsdom cannot style the pseudo-elements with which antd's drawer measures the scroll bar.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

const explainButton = () => screen.queryByRole('button', { name: '每个词读成了什么' });

/** Pastes a message, opens the explanation and returns its rows. */
async function explain(message: string) {
  const opened = openBox();
  await opened.user.click(box());
  await opened.user.paste(message);
  await opened.user.click(explainButton()!);
  const drawer = await screen.findByRole('dialog', { name: '每个词读成了什么' });
  const terms = within(drawer).getAllByRole('term');
  const rows = terms.map((term) => `${term.textContent} → ${term.nextElementSibling?.textContent}`);
  return { ...opened, rows };
}

describe('The explanation of a text', () => {
  it('lists what every word of a pasted message was read as, although the box is empty by then', async () => {
    const { rows, currentQuery } = await explain(
      '求购\n梅林宝2\n不要奥伯龙\n最好贞德\n石头3万以上\n预算800\n不要青石铺\n便宜的优先\n脸好',
    );

    expect(rows).toEqual([
      '求购 → 客套话或连接词，不是条件',
      '梅林宝2 → 必须：梅林 宝≥2',
      '不要奥伯龙 → 排除：奥伯龙',
      '最好贞德 → 加分：贞德指哪一个不确定，有其中任何一个都算可能是：贞德（裁）、黑贞德',
      '石头3万以上 → 圣晶石 ≥ 30,000',
      '预算800 → ≤ ¥800',
      '不要青石铺 → 排除店铺：青石铺',
      '便宜的优先 → 结果的顺序',
      '脸好 → 没看懂，没有用来筛选',
    ]);
    expect(currentQuery().wants).toEqual([
      want('merlin', 'must', 2),
      ambiguousWant('贞德', ['jeanne', 'jalter'], 'nice'),
      want('oberon', 'never'),
    ]);
  });

  it('marks unknown words that are searched for', async () => {
    expect((await explain('脸好')).rows).toEqual(['脸好 → 没看懂，按文字搜索']);
  });

  it('marks names taken for typos', async () => {
    expect((await explain('merlim')).rows).toEqual(['merlim → 必须：梅林当作笔误认出']);
  });

  it('is offered only for a text that was read', async () => {
    const { user } = openBox({ start: query({ wants: [want('merlin')] }) });
    expect(explainButton()).toBeNull();

    await user.type(box(), '奥伯龙');

    expect(explainButton()).toHaveAttribute('aria-haspopup', 'dialog');
  });
});
