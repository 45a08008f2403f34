/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const stockOf = async (text: string) =>
  parseText(await loadGame(gameById('imassc_prism')), 'offer', text).ranges.map(
    ({ facet, range }) => `${facet} ${range.min}`,
  );

describe('the number of accounts in a listing of several', () => {
  it.each([
    'several in stock, 6 atm',
    '多号现货剩6个配置都一样',
    '现货多号余6',
    '多号现货，6个',
    '在庫複数(6)',
    '複数在庫（6アカ）',
    'several in stock, count as of now = 6',
    'several in stock, 6 pcs',
    '複数在庫あり、現在6個',
  ])('stands beside the words for it: %s', async (text) => {
    expect(await stockOf(text)).toEqual(['stock 6']);
  });

  it('is none of the amounts that each of them has', async () => {
    expect(await stockOf('多号现货 宝石6000')).toEqual(['jewel 6000']);
  });
});
