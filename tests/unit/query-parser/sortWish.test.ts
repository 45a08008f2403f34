/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (text: string, mode: ParseMode = 'query') =>
  parseText(await loadGame(gameById('FateGO')), mode, text);

describe('a wish for an order', () => {
  it.each([
    ['梅林 500以内 便宜的优先', 'price', false],
    ['按价格排，梅林', 'price', false],
    ['按价格从高到低 梅林', 'price', true],
    ['マーリン 安い順でお願いします', 'price', false],
    ['マーリン 安いの順に見せて', 'price', false],
    ['マーリンいる垢、安さ優先で並べ替えてください', 'price', false],
    ['マーリンいる垢を最新の投稿から見せて', 'newest', false],
    ['Merlin, newest first please', 'newest', false],
    ['梅林 贵的排前头', 'price', true],
    ['梅林 从贵的给我排', 'price', true],
    ['梅林 越便宜越靠前', 'price', false],
    ['梅林 价格倒序', 'price', true],
    ['梅林 刚上架的排前面', 'newest', false],
    ['マーリン 最新出品から見たい', 'newest', false],
    ['Merlin cheapest on top', 'price', false],
    ['Merlin most expensive ones first', 'price', true],
    ['梅林 价低者优先', 'price', false],
    ['梅林 由便宜往贵排', 'price', false],
    ['梅林 价钱从小到大', 'price', false],
    ['梅林 按上架时间倒序', 'newest', false],
    ['梅林 新挂出来的先看', 'newest', false],
    ['マーリン 値段が低い順に', 'price', false],
    ['マーリン 最安値から', 'price', false],
    ['マーリン 価格降順', 'price', true],
    ['マーリン 最近出品されたやつから', 'newest', false],
    ['Merlin newly listed first', 'newest', false],
    ['Merlin from most expensive down', 'price', true],
    ['Merlin begin with the cheap ones', 'price', false],
    ['Merlin the cheapest ones first', 'price', false],
    ['Merlin from dearest to cheapest', 'price', true],
    ['Merlin expensive ones before the cheap ones', 'price', true],
  ])('is read beside a name: %s', async (text, key, reversed) => {
    const { items, unread, sort } = await parse(text);

    expect(items).toMatchObject([{ item: 'svt-150', mode: 'must' }]);
    expect(unread).toEqual([]);
    expect(sort).toEqual({ key, reversed });
  });

  it('is the last one if there are several', async () => {
    expect((await parse('便宜优先，不对，最新优先')).sort).toEqual({ key: 'newest', reversed: false });
  });

  it('is missing in other texts, and has no meaning in an offer', async () => {
    expect((await parse('梅林')).sort).toBeNull();
    expect((await parse('梅林 从低到高', 'offer')).sort).toBeNull();
    expect((await parse('从小到大只要梅林，贵的先不看')).sort).toBeNull();
    expect((await parse('I am new first time buyer, Merlin')).sort).toBeNull();
  });
});
