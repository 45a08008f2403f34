/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) => parseText(await loadGame(gameById('FateGO')), 'query', text);

describe('A word that a buyer says about himself', () => {
  it.each([
    '退坑三年了，想要梅林',
    '我退游之后后悔了，收个梅林',
    '收号自用，梅林',
    '帮忙留意梅林',
    '友達が引退したのでマーリン',
  ])('is no condition: %s', async (text) => {
    expect((await read(text)).choices).toEqual([]);
  });

  it.each([
    ['退坑号 梅林', 'accountType'],
    ['引退垢でマーリン', 'accountType'],
    ['收个自用号 梅林', 'firstHand'],
  ])('is a condition of an account: %s', async (text, facet) => {
    expect((await read(text)).choices.map((one) => one.facet)).toEqual([facet]);
  });
});
