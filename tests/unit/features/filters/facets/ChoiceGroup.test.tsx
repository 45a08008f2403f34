import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceGroup, type ChoiceGroupProps } from '@/features/filters/facets/ChoiceGroup';
import { renderInShop } from '../../search-state/shopBuild';

const VALUES = Array.from({ length: 20 }, (_, place) => ({ value: `v${place}`, label: `店${place}` }));

function setup(props: Partial<ChoiceGroupProps> = {}) {
  const onChange = jest.fn();
  renderInShop(
    <ChoiceGroup
      name="店铺"
      shape="rows"
      values={VALUES}
      choice={null}
      counts={{ v0: 6, v1: 0 }}
      onChange={onChange}
      {...props}
    />,
  );
  return { onChange, user: userEvent.setup() };
}
const labels = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

describe('a long group', () => {
  it('shows eight values with their counts, and how many more there are', () => {
    setup();

    expect(labels()).toHaveLength(8);
    expect(labels().slice(0, 3)).toEqual(['店06', '店10', '店20']);
    expect(screen.getByRole('button', { name: '更多 (12)' })).toBeInTheDocument();
  });

  it('never folds a chosen value away', () => {
    setup({ choice: { not: false, values: ['v19'] } });

    expect(labels().at(-1)).toBe('店190');
  });

  it('can be unfolded and then searched, chosen values staying in view', async () => {
    const { user } = setup({ choice: { not: false, values: ['v3'] } });

    await user.click(screen.getByRole('button', { name: /更多/ }));
    await user.type(screen.getByRole('textbox', { name: '在店铺里找' }), '店17');

    expect(labels()).toEqual(['店30', '店170']);
  });

  it('can be folded again, which ends the search', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: /更多/ }));
    await user.type(screen.getByRole('textbox'), '店17');

    await user.click(screen.getByRole('button', { name: '收起' }));

    expect(labels()).toHaveLength(8);
  });
});

describe('a value', () => {
  it('is taken with a tap, also if no offer has it', async () => {
    const { onChange, user } = setup();

    await user.click(screen.getByRole('checkbox', { name: /^店1\s*0$/ }));

    expect(onChange).toHaveBeenCalledWith({ not: false, values: ['v1'] });
  });

  it('is taken as a tag in the same way', async () => {
    const { onChange, user } = setup({ shape: 'tags', choice: { not: false, values: ['v0'] } });

    await user.click(screen.getByRole('checkbox', { name: /^店2/ }));

    expect(onChange).toHaveBeenCalledWith({ not: false, values: ['v0', 'v2'] });
  });

  it('says that it is excluded', () => {
    setup({ shape: 'tags', choice: { not: true, values: ['v0'] } });

    expect(screen.getByRole('checkbox', { name: /^排除店0/ })).toBeChecked();
  });
});

describe('excluding', () => {
  it('is offered only once a value is chosen', () => {
    setup();

    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('turns the choice round', async () => {
    const { onChange, user } = setup({ choice: { not: false, values: ['v0', 'v2'] } });

    await user.click(screen.getByText('排除'));

    expect(onChange).toHaveBeenCalledWith({ not: true, values: ['v0', 'v2'] });
  });
});
