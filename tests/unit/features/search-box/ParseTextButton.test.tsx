import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import { ZeroPanel } from '@/features/results/empty/ZeroPanel';
import { ParseTextButton } from '@/features/search-box/ParseTextButton';
import { createQueryParser } from '@/features/text-query/createQueryParser';
import { ambiguousWant, query, want } from '../../builders';
import { renderInShop, searchResult } from '../search-state/shopBuild';
import { gameItems } from './openBox';

const parser = createQueryParser(gameItems.spec, gameItems.roster);

function open(parts: Partial<Query>) {
  const onChoose = jest.fn();
  renderInShop(<ParseTextButton query={query(parts)} parser={parser} currency="CNY" onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}

describe('ParseTextButton', () => {
  it('adds the conditions in the text to the existing ones when it is pressed', async () => {
    const before = { text: '梅林宝2 石800+ 带皮', wants: [want('oberon')], sort: { key: 'price', reversed: true } };
    const { onChoose, user } = open(before);

    await user.click(screen.getByRole('button', { name: '按条件理解“梅林宝2 石800+ 带皮”' }));

    const wants = [want('oberon'), want('merlin', 'must', 2)];
    expect(onChoose.mock.calls).toEqual([
      [query({ ...before, text: '', unused: ['带皮'], wants, ranges: { sq: { min: 800, max: null } } })],
    ]);
  });

  it.each(['', '带皮 脸好', '求购', '不要礼装'])('renders nothing if the text contains no conditions: “%s”', (text) => {
    open({ text, wants: [want('merlin')] });

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('turns a name that fits several items into a want for any of them', async () => {
    const { onChoose, user } = open({ text: '贞德' });

    await user.click(screen.getByRole('button', { name: '按条件理解“贞德”' }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [ambiguousWant('贞德', ['jeanne', 'jalter'])] }));
  });

  it('is also shown in the panel for results without hits', async () => {
    const onChoose = jest.fn();
    const noHits = searchResult({ total: 0, withoutChip: [9] }, { text: '梅林宝2' });
    renderInShop(<ZeroPanel client={null} result={noHits} gameItems={gameItems} parser={parser} onChoose={onChoose} />);

    await userEvent.click(screen.getByRole('button', { name: '按条件理解“梅林宝2”' }));

    expect(onChoose).toHaveBeenCalledWith(query({ wants: [want('merlin', 'must', 2)] }));
  });
});
