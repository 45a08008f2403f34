/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const priceOf = async (text: string, mode: ParseMode = 'offer') =>
  parseText(await loadGame(gameById('FateGO')), mode, text).price?.range.min ?? null;

describe('the price of a listing', () => {
  it.each([
    ['日服 梅林宝2 320出', 320],
    ['出日服号，梅林宝2，引继码可换绑，1350', 1350],
    ['初始号批发，女梅林宝1开局，库存37，25一个，多号现货', 25],
    ['梅林宝2 奥伯龙 88带走', 88],
    ['日服 孔明 打包 260 秒', 260],
  ])('is a number that counts nothing: %s', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it.each([
    ['梅林宝具1 15000円→12000円', 12_000],
    ['梅林 500元，现在450元', 450],
    ['梅林 ¥500 改成 ¥400', 400],
  ])('is the one that replaces another: %s', async (text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it.each([
    ['a price with its currency before', '梅林 ¥320 666', 320],
    ['a contact', '日服 梅林宝2 qq 12345', null],
    ['a long number', '日服 梅林宝2 1234567', null],
    ['the code of an offer', '日服 FG-19340 梅林宝2', null],
    ['an amount', '日服 梅林宝2 石 1350', null],
    ['a number alone', '268', null],
    ['a number before the contents', '日服 777 梅林宝2 孔明 呼符30', null],
  ])('is not %s', async (_what, text, price) => {
    expect(await priceOf(text)).toBe(price);
  });

  it('is not guessed in a wish', async () => {
    expect(await priceOf('梅林宝2 320', 'query')).toBeNull();
  });
});

describe('levels of students', () => {
  it.each([
    ['Aris 5*, UE40 Mika', ['stu-aris*5', 'stu-mika*7']],
    ['Wakamo UE30 and Kisaki UE60', ['stu-wakamo*6', 'stu-kisaki*9']],
  ])('are stars with an asterisk and the level of the weapon: %s', async (text, items) => {
    const parsed = parseText(await loadGame(gameById('BlueArchive')), 'query', text);

    expect(parsed.items.map(({ item, level }) => `${item}*${level}`)).toEqual(items);
  });
});
