import { fireEvent, screen } from '@testing-library/react';
import { TourButton } from '@/features/tour/TourButton';
import { tourTaken } from '@/storage/tourTaken';
import { renderInShop } from '../search-state/shopBuild';

const LOAD_TIMEOUT = { timeout: 20_000 };

const tourButton = () => screen.queryByRole('button', { name: '三步看懂' });

beforeEach(() => {
  tourTaken.set(false);
});

describe('TourButton', () => {
  it('starts the tour of three steps only when it is pressed', async () => {
    renderInShop(<TourButton hasConditions={false} />);
    expect(screen.queryByText('打字就行')).toBeNull();

    fireEvent.click(tourButton()!);

    expect(await screen.findByRole('heading', { name: '打字就行' }, LOAD_TIMEOUT)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '要几级，点几级' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '少一个条件，多几个商品' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(tourButton()).toBeNull();
    expect(tourTaken.get()).toBe(true);
  });

  it.each([
    ['Esc', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ])('ends the tour permanently on %s', async (_, end) => {
    renderInShop(<TourButton hasConditions={false} />);
    fireEvent.click(tourButton()!);
    await screen.findByRole('heading', { name: '打字就行' }, LOAD_TIMEOUT);

    end();

    expect(screen.queryByRole('heading')).toBeNull();
    expect(tourButton()).toBeNull();
    expect(tourTaken.get()).toBe(true);
  });

  it('is hidden if there are conditions, without counting the tour as taken', () => {
    renderInShop(<TourButton hasConditions />);

    expect(tourButton()).toBeNull();
    expect(tourTaken.get()).toBe(false);
  });

  it('stays hidden after conditions were set without the tour', () => {
    const { rerender } = renderInShop(<TourButton hasConditions={false} />);

    rerender(<TourButton hasConditions />);
    rerender(<TourButton hasConditions={false} />);

    expect(tourButton()).toBeNull();
    expect(tourTaken.get()).toBe(true);
  });
});
