import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceGroup, type ChoiceGroupProps } from '@/features/filters/facets/ChoiceGroup';
import { renderInShop } from '../../search-state/shopBuild';

const VALUES = Array.from({ length: 20 }, (_, index) => ({ value: `v${index}`, label: `店${index}` }));

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

describe('ChoiceGroup with a long list', () => {
  it('shows eight values with their counts, and the number of hidden ones', () => {
    setup();

    expect(labels()).toHaveLength(8);
    expect(labels().slice(0, 3)).toEqual(['店06', '店10', '店20']);
    expect(screen.getByRole('button', { name: '更多 (12)' })).toBeInTheDocument();
  });

  it('never hides a selected value', () => {
    setup({ choice: { not: false, values: ['v19'] } });

    expect(labels().at(-1)).toBe('店190');
  });

  it('can be searched once unfolded, and keeps selected values visible', async () => {
    const { user } = setup({ choice: { not: false, values: ['v3'] } });

    await user.click(screen.getByRole('button', { name: /更多/ }));
    await user.type(screen.getByRole('textbox', { name: '在店铺里找' }), '店17');

    expect(labels()).toEqual(['店30', '店170']);
  });

  it('clears the search when it is folded again', async () => {
    const { user } = setup();
    await user.click(screen.getByRole('button', { name: /更多/ }));
    await user.type(screen.getByRole('textbox'), '店17');

    await user.click(screen.getByRole('button', { name: '收起' }));

    expect(labels()).toHaveLength(8);
  });
});

describe('ChoiceGroup value', () => {
  it('can be selected in a row even if no offer has it', async () => {
    const { onChange, user } = setup();

    await user.click(screen.getByRole('checkbox', { name: /^店1\s*0$/ }));

    expect(onChange).toHaveBeenCalledWith({ not: false, values: ['v1'] });
  });

  it('can be selected as a tag', async () => {
    const { onChange, user } = setup({ shape: 'tags', choice: { not: false, values: ['v0'] } });

    await user.click(screen.getByRole('checkbox', { name: /^店2/ }));

    expect(onChange).toHaveBeenCalledWith({ not: false, values: ['v0', 'v2'] });
  });

  it('is labelled as excluded', () => {
    setup({ shape: 'tags', choice: { not: true, values: ['v0'] } });

    expect(screen.getByRole('checkbox', { name: /^排除店0/ })).toBeChecked();
  });
});

describe('ChoiceGroup exclude switch', () => {
  it('is hidden until a value is selected', () => {
    setup();

    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('excludes the selected values', async () => {
    const { onChange, user } = setup({ choice: { not: false, values: ['v0', 'v2'] } });

    await user.click(screen.getByText('排除'));

    expect(onChange).toHaveBeenCalledWith({ not: true, values: ['v0', 'v2'] });
  });
});
