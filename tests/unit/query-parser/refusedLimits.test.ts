/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

describe('A refused limit', () => {
  it.each([
    ['VIP超过10的不看', { min: null, max: 10 }],
    ['VIP10以上的不看', { min: null, max: 9 }],
    ['VIP少于10的不看', { min: 10, max: null }],
  ])('leaves the number itself unless it is included: %s', async (text, range) => {
    const { ranges } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

    expect(ranges.map((one) => one.range)).toEqual([range]);
  });

  it.each(['别过千', '别破千', '过千的免谈'])('may be a round number without a digit: %s', async (text) => {
    const { price } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

    expect(price?.range).toEqual({ min: null, max: 1000 });
  });

  it.each(['500以下的不看', '低于500的我不收', '不到500不谈'])('is the lowest price: %s', async (text) => {
    const { price } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

    expect(price?.range).toEqual({ min: 500, max: null });
  });

  it.each(['500以下不要初始号', '500以下 不要初始号', '500以下不考虑初始号', '500以下不接受初始号'])(
    'is none if something else is refused: %s',
    async (text) => {
      const { price, choices } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

      expect(price?.range).toEqual({ min: null, max: 500 });
      expect(choices).toMatchObject([{ not: true }]);
    },
  );

  it.each([
    '超过500不谈',
    '500以上的买不起',
    '超500的我自动过滤',
    '500以上一律不看',
    '500往上不聊',
    '500円以上はパス',
    'anything above $500 is a no',
    "over 500 usd I'll pass",
  ])('is the highest price: %s', async (text) => {
    const { price } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

    expect(price?.range).toEqual({ min: null, max: 500 });
  });
});
