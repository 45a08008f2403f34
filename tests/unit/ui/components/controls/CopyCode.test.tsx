import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyCode } from '@/ui/components/controls/CopyCode';
import { renderInShop } from '../../../features/search-state/shopBuild';

describe('CopyCode', () => {
  it('copies the code and confirms it', async () => {
    const user = userEvent.setup();
    renderInShop(<CopyCode code="FG-19340" />);

    await user.click(screen.getByRole('button', { name: '复制编号 FG-19340' }));

    expect(await navigator.clipboard.readText()).toBe('FG-19340');
    expect(screen.getByRole('status')).toHaveTextContent('已复制');
  });

  it('does not confirm the copy of an earlier code', async () => {
    const user = userEvent.setup();
    const { rerender } = renderInShop(<CopyCode code="FG-19340" />);
    await user.click(screen.getByRole('button'));
    await screen.findByText('已复制');

    rerender(<CopyCode code="FG-20001" />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
