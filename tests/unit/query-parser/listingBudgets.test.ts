/** @jest-environment node */
import { finish } from '@/base/steps';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { parseText } from '@/query-parser/parseText';
import { prepareGameInSteps } from '@/query-parser/prepareGameInSteps';

async function readPrice(text: string) {
  const spec = specOf(gameById('UmaMusume'));
  // The game as the page prepares it, without the rules that only listings need.
  const game = finish(prepareGameInSteps(spec, await loadBuiltRoster('umamusume')));
  const { price, unread } = parseText(game, 'query', text);
  return { range: price?.range ?? null, unread: unread.map((word) => word.text) };
}

describe('the highest price of a wish that is worded as a listing', () => {
  it.each([
    '出 满破北黑 石3万 800出',
    '【出】满破北黑 石3万 800',
    '賣 满破北黑 石3万 800',
    '譲）满破北黑 石3万 800',
    '売り 满破北黑 石3万 800',
    '譲ります 满破北黑 石3万 800',
  ])('looks for offers that cost no more than the listing %s', async (text) => {
    expect(await readPrice(text)).toEqual({ range: { min: null, max: 800 }, unread: [] });
  });

  it.each([
    ['出满破北黑，三百五', 350],
    ['WTS mlb kitasan 120 obo', 120],
    ['出 满破北黑 320 qq12345678', 320],
    ['出 满破北黑 320 加我 12345678', 320],
    ['出 满破北黑 之前挂1200，现在980拿走', 980],
  ])('takes the last number without another meaning for the price of the listing %s', async (text, max) => {
    expect((await readPrice(text)).range).toEqual({ min: null, max });
  });

  it.each([
    ['出 满破北黑 800，24小时在线', 800],
    ['出 满破北黑 800 7月1日前有效', 800],
    ['出 满破北黑 800 2024年注册', 800],
    ['出 满破北黑 800 uid 12345', 800],
    ['出 满破北黑 800 群号 88888', 800],
    ['出 满破北黑 800 9/12', 800],
    ['出 满破北黑 900（之前1500收的）', 900],
    ['WTS mlb kitasan 80 discord abc#1234', 80],
    ['WTS mlb kitasan 80, 10+ vouches', 80],
    ['WTS mlb kitasan 150 obo, 2017 account', 150],
  ])('does not take dates, contacts and other numbers for the price of the listing %s', async (text, max) => {
    expect((await readPrice(text)).range).toEqual({ min: null, max });
  });

  it.each([
    '售后有保障吗？求满破北黑 10年老号',
    '卖家靠谱点，求满破北黑，8年老玩家',
    '出门在外，求满破北黑 100天内',
    '让我看看 满破北黑 100',
  ])('does not take a wish for a listing: %s', async (text) => {
    expect((await readPrice(text)).range).toBeNull();
  });

  it('keeps quoted text as a search', async () => {
    expect(await readPrice('出 满破北黑 文字:"800"')).toEqual({ range: null, unread: ['800'] });
  });

  it.each(['出 满破北黑 2', '出 满破北黑 2021年老号', '出 满破北黑 加我 12345678'])(
    'does not take a count or a contact number for the price of the listing %s',
    async (text) => {
      expect((await readPrice(text)).range).toBeNull();
    },
  );

  it('does not take a number in a wish for a price', async () => {
    expect(await readPrice('求 满破北黑 石3万 800')).toMatchObject({ range: null });
  });

  it('keeps the price that a listing states like a wish', async () => {
    expect(await readPrice('出 满破北黑 ¥268')).toEqual({ range: { min: null, max: 268 }, unread: [] });
  });
});
