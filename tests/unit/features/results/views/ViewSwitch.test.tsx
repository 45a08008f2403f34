import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_SIZE, type Query } from '@/domain/query';
import { ViewSwitch } from '@/features/results/views/ViewSwitch';
import { query } from '../../../builders';
import { renderInShop } from '../../search-state/shopBuild';

function setup(current: Query) {
  const onChoose = jest.fn();
  renderInShop(<ViewSwitch query={current} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}

describe('ViewSwitch', () => {
  it('marks the current view', () => {
    setup(query({ view: 'table' }));

    expect(screen.getByRole('radio', { name: /表格/ })).toBeChecked();
  });

  it('shows another view from the first offer and changes nothing else', async () => {
    const current = query({ text: '梅林', shown: 72 });
    const { onChoose, user } = setup(current);

    await user.click(screen.getByText('表格'));

    expect(onChoose.mock.calls).toEqual([[{ ...current, view: 'table', shown: PAGE_SIZE }]]);
  });
});
