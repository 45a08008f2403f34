/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

/** Level and mode of each item, the price and the unread words. */
async function read(text: string, game: GameId = 'FateGO') {
  const { items, price, unread } = parseText(await loadGame(gameById(game)), 'query', text);
  return {
    items: items.map(({ level, mode }) => `${level} ${mode}`),
    price,
    unread: unread.map(({ span }) => text.slice(span.start, span.end)),
  };
}

describe('A limited level', () => {
  it.each([
    ['梅林宝2到宝4', ['2 must'], ['到宝4']],
    ['merlin np2-np4', ['2 must'], ['-np4']],
    ['梅林2-3宝', ['2 must'], ['-3宝']],
    ['梅林宝2-4', ['2 must'], ['-4']],
    ['マーリン宝具2以上4以下', ['2 must'], ['4以下']],
  ])('is the lower one of a range, and the rest is unread: %s', async (text, items, unread) => {
    expect(await read(text)).toEqual({ items, price: null, unread });
  });

  it.each([
    ['梅林宝3以下', ['宝3以下']],
    ['マーリン宝具3以下', ['宝具3以下']],
    ['merlin max np2', ['max', 'np2']],
    ['merlin np3 or less', ['np3', 'or less']],
  ])('is none where only the highest is stated: %s', async (text, unread) => {
    expect(await read(text)).toEqual({ items: ['1 must'], price: null, unread });
  });

  it.each(['梅林宝3以下不看', '梅林，不到宝3的我不收', '梅林低于宝3的一律划走'])(
    'is the lower one where what is below is refused: %s',
    async (text) => {
      expect(await read(text)).toEqual({ items: ['3 must'], price: null, unread: [] });
    },
  );

  it('is none where another name is refused', async () => {
    expect((await read('梅林宝3以下 不要C呆')).items).toEqual(['1 must', '1 never']);
  });

  it('is the highest one where it is called so, or was reached', async () => {
    expect((await read('max np5 merlin')).items).toEqual(['5 must']);
    expect((await read('プリマヴェーラはLR10まで育ってるやつ', 'Mememori_jp')).items).toEqual(['19 must']);
  });

  it('does not take a price for a limit', async () => {
    const { items, price } = await read('梅林宝2以上 300以下');

    expect(items).toEqual(['2 must']);
    expect(price?.range).toEqual({ min: null, max: 300 });
  });

  it('counts steps from no limit break', async () => {
    expect((await read('北黑3-4破', 'UmaMusume')).items).toEqual(['4 must']);
    expect(await read('北黑3到满破', 'UmaMusume')).toMatchObject({ items: ['1 must'], unread: ['3到满破'] });
  });
});

describe('A limited number of copies', () => {
  it.each([
    ['灰流丽2张以下', ['1 must'], ['2张以下']],
    ['うらら2枚以下', ['1 must'], ['2枚以下']],
    ['灰流丽2-3张', ['2 must'], ['-3张']],
  ])('is no price: %s', async (text, items, unread) => {
    expect(await read(text, 'MasterDuel')).toEqual({ items, price: null, unread });
  });

  it('may stand before its sign', async () => {
    expect((await read('ash 3x', 'MasterDuel')).items).toEqual(['3 must']);
  });
});

describe('The number of a choice', () => {
  it('is no number of copies, and is unread', async () => {
    expect(await read('梅林孔明C呆任意两个')).toEqual({
      items: ['1 any', '1 any', '1 any'],
      price: null,
      unread: ['任意两个'],
    });
  });
});

describe('A refused level', () => {
  it.each(['不要宝5的梅林', '宝具5のマーリンは不要', '不要宝5梅林'])(
    'refuses only offers with it: %s',
    async (text) => {
      expect((await read(text)).items).toEqual(['5 never']);
    },
  );
});
