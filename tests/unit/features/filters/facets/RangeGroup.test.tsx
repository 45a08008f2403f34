import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Range } from '@/domain/query';
import { RangeGroup, type RangeGroupProps } from '@/features/filters/facets/RangeGroup';
import { labels, renderInShop } from '../../search-state/shopBuild';

const PAUSE_MS = 250;
const HISTOGRAM = { bounds: [0, 100, 300, 500], counts: [4, 9, 2], without: 39 };

function setup(props: Partial<RangeGroupProps> = {}) {
  const onChange = jest.fn();
  renderInShop(
    <RangeGroup
      facet="price"
      labels={labels}
      range={null}
      histogram={HISTOGRAM}
      isLoading={false}
      total={18}
      onChange={onChange}
      {...props}
    />,
  );
  return { onChange, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const lowest = () => screen.getByRole('textbox', { name: '价格，最低' });
const highest = () => screen.getByRole('textbox', { name: '价格，最高' });
const range = (min: number | null, max: number | null): Range => ({ min, max });
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('RangeGroup boxes', () => {
  it('replace the range with the typed number, including full-width digits, after a pause', async () => {
    const { onChange, user } = setup();

    await user.type(highest(), '５00');
    pause();

    expect(onChange.mock.calls).toEqual([['price', range(null, 500), 'replace']]);
  });

  it('accept numbers inside a bin', async () => {
    const { onChange, user } = setup();

    await user.type(lowest(), '123');
    await user.type(highest(), '456{Enter}');

    expect(onChange).toHaveBeenLastCalledWith('price', range(123, 456), 'replace');
  });

  it('show an alert and do not change the range if the minimum exceeds the maximum', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.type(lowest(), '400');
    pause();

    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('最低大于最高');
    expect(lowest()).toBeInvalid();
    expect(highest()).toBeInvalid();
  });

  it('clear the range when both are emptied', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.clear(highest());
    pause();

    expect(onChange.mock.calls).toEqual([['price', null, 'replace']]);
  });

  it('keep the last valid number while the text is not a number', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.type(lowest(), '5百');
    pause();

    expect(onChange.mock.calls).toEqual([['price', range(5, 300), 'replace']]);
  });

  it('group the digits of a number that is not being edited', () => {
    setup({ range: range(1500, null) });

    expect(lowest()).toHaveValue('1,500');
  });
});

describe('RangeGroup handles', () => {
  it('snap to bounds and have prices as accessible names and values', () => {
    setup({ range: range(100, 300) });

    const handles = screen
      .getAllByRole('slider')
      .map((handle) => [
        handle.getAttribute('aria-label'),
        handle.getAttribute('aria-valuenow'),
        handle.getAttribute('aria-valuetext'),
      ]);
    expect(handles).toEqual([
      ['价格，最低', '1', '¥100'],
      ['价格，最高', '2', '¥300'],
    ]);
  });

  it('stay inside a bin at a typed number and move to the next bound', () => {
    const { onChange } = setup({ range: range(null, 400) });

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    expect(handle).toHaveAttribute('aria-valuenow', '2.5');
    expect(handle).toHaveAttribute('aria-valuetext', '¥400');

    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    fireEvent.keyUp(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    expect(onChange.mock.calls).toEqual([['price', range(null, 300), 'push']]);
  });

  it('keep the typed number of the other handle when one is moved', () => {
    const { onChange } = setup({ range: range(null, 400) });

    const handle = screen.getByRole('slider', { name: '价格，最低' });
    fireEvent.keyDown(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    fireEvent.keyUp(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    expect(onChange.mock.calls).toEqual([['price', range(100, 400), 'push']]);
  });

  it('push the new range after a move', () => {
    const { onChange } = setup();

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    fireEvent.keyUp(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });

    expect(onChange.mock.calls).toEqual([['price', range(null, 300), 'push']]);
  });
});

describe('RangeGroup', () => {
  it('updates boxes and histogram while a handle is moved', () => {
    const { onChange } = setup();

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });

    expect(highest()).toHaveValue('300');
    expect(document.querySelectorAll('.above')).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows the number of offers without and with the range', () => {
    setup({ range: range(null, 300) });

    expect(screen.getByText('39 → 18')).toBeInTheDocument();
  });

  it('explains the scale while there is no range', () => {
    setup();

    expect(screen.getByText('刻度按货量分段')).toBeInTheDocument();
  });
});
