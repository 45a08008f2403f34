import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Range } from '@/domain/query';
import { RangeGroup, type RangeGroupProps } from '@/features/filters/facets/RangeGroup';
import { renderInShop, wording } from '../../search-state/shopBuild';

const PAUSE_MS = 250;
const BARS = { bounds: [0, 100, 300, 500], counts: [4, 9, 2], without: 39 };

function setup(props: Partial<RangeGroupProps> = {}) {
  const onChange = jest.fn();
  renderInShop(
    <RangeGroup
      facet="price"
      labels={wording}
      range={null}
      histogram={BARS}
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

describe('the boxes of a range', () => {
  it('replace the range with what is typed, full-width digits included, after a pause', async () => {
    const { onChange, user } = setup();

    await user.type(highest(), '５00');
    pause();

    expect(onChange.mock.calls).toEqual([['price', range(null, 500), 'replace']]);
  });

  it('take numbers between the borders of the bars', async () => {
    const { onChange, user } = setup();

    await user.type(lowest(), '123');
    await user.type(highest(), '456{Enter}');

    expect(onChange).toHaveBeenLastCalledWith('price', range(123, 456), 'replace');
  });

  it('say that the lowest is above the highest, and hand nothing over', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.type(lowest(), '400');
    pause();

    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('最低大于最高');
    expect([lowest(), highest()].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  });

  it('drop the range when both are emptied', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.clear(highest());
    pause();

    expect(onChange.mock.calls).toEqual([['price', null, 'replace']]);
  });

  it('leave the range alone while something that is no number is in them', async () => {
    const { onChange, user } = setup({ range: range(null, 300) });

    await user.type(lowest(), '5百');
    pause();

    expect(onChange.mock.calls).toEqual([['price', range(5, 300), 'replace']]);
  });

  it('group the digits of what nobody is typing', () => {
    setup({ range: range(1500, null) });

    expect(lowest()).toHaveValue('1,500');
  });
});

describe('the handles of a range', () => {
  it('stand for the borders of the bars and are named and spoken as prices', () => {
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

  it('stand inside a bar at a number that was typed, speak it, and go on to the borders beside it', () => {
    const { onChange } = setup({ range: range(null, 400) });

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    expect([handle.getAttribute('aria-valuenow'), handle.getAttribute('aria-valuetext')]).toEqual(['2.5', '¥400']);

    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    fireEvent.keyUp(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    expect(onChange.mock.calls).toEqual([['price', range(null, 300), 'push']]);
  });

  it('leave the number of the other handle as it was typed', () => {
    const { onChange } = setup({ range: range(null, 400) });

    const handle = screen.getByRole('slider', { name: '价格，最低' });
    fireEvent.keyDown(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    fireEvent.keyUp(handle, { key: 'ArrowRight', which: 39, keyCode: 39 });
    expect(onChange.mock.calls).toEqual([['price', range(100, 400), 'push']]);
  });

  it('push the range they are moved to', () => {
    const { onChange } = setup();

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });
    fireEvent.keyUp(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });

    expect(onChange.mock.calls).toEqual([['price', range(null, 300), 'push']]);
  });
});

describe('the boxes and bars of a range', () => {
  it('say where the handles are while they are moved', () => {
    const { onChange } = setup();

    const handle = screen.getByRole('slider', { name: '价格，最高' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft', which: 37, keyCode: 37 });

    expect(highest()).toHaveValue('300');
    expect(document.querySelectorAll('.above')).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the words beside a range', () => {
  it('say how many there are without and with it', () => {
    setup({ range: range(null, 300) });

    expect(screen.getByText('39 → 18')).toBeInTheDocument();
  });

  it('say how the scale is made while there is none', () => {
    setup();

    expect(screen.getByText('刻度按货量分段')).toBeInTheDocument();
  });
});
