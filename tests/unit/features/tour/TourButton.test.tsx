import { fireEvent, screen } from '@testing-library/react';
import { TourButton } from '@/features/tour/TourButton';
import { tourTaken } from '@/storage/tourTaken';
import { renderInShop } from '../search-state/shopBuild';

const LOADS = { timeout: 20_000 };

const offer = () => screen.queryByRole('button', { name: '三步看懂' });

beforeEach(() => {
  tourTaken.set(false);
});

describe('the tour of the shop page', () => {
  it('never begins by itself, and shows three things when it is hasConditions for', async () => {
    renderInShop(<TourButton hasConditions={false} />);
    expect(screen.queryByText('打字就行')).toBeNull();

    fireEvent.click(offer()!);

    expect(await screen.findByRole('heading', { name: '打字就行' }, LOADS)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '要几级，点几级' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '下一步' }));
    expect(await screen.findByRole('heading', { name: '少一个条件，多几个商品' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '知道了' }));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(offer()).toBeNull();
    expect(tourTaken.get()).toBe(true);
  });

  it.each([
    ['Esc', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the cross', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ])('is ended for good by %s', async (_, end) => {
    renderInShop(<TourButton hasConditions={false} />);
    fireEvent.click(offer()!);
    await screen.findByRole('heading', { name: '打字就行' }, LOADS);

    end();

    expect(screen.queryByRole('heading')).toBeNull();
    expect([offer(), tourTaken.get()]).toEqual([null, true]);
  });

  it('is not offered where there are conditions: a link may be the first page of a buyer', () => {
    renderInShop(<TourButton hasConditions />);

    expect([offer(), tourTaken.get()]).toEqual([null, false]);
  });

  it('is offered no more to who has put conditions together without it', () => {
    const { rerender } = renderInShop(<TourButton hasConditions={false} />);

    rerender(<TourButton hasConditions />);
    rerender(<TourButton hasConditions={false} />);

    expect([offer(), tourTaken.get()]).toEqual([null, true]);
  });
});
