/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import connectiveWords from '@/query-parser/words/connectiveWords.json';
import fillerWords from '@/query-parser/words/fillerWords.json';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (text: string) => parseText(await loadGame(gameById('FateGO')), 'query', text);

describe('Chatter around a name', () => {
  it.each([
    '大佬们好，萌新第一次买号，帮我找个梅林，急，在线等😭',
    '老板看看，诚心要梅林，微信联系，非诚勿扰，谢谢各位',
    '有沒有人出梅林的帳號？謝謝大大，圖片私聊',
    'はじめまして、マーリンがいるアカウントを探しています。どうぞ宜しくお願いします',
    'すみません、マーリン持ってる方いませんか？ご連絡ください',
    'hi all, anyone got an account with Merlin? thanks in advance lol',
    "WTB Merlin, dm me please, it's for a friend haha",
  ])('is skipped: %s', async (text) => {
    const { items, unread } = await parse(text);

    expect(items).toMatchObject([{ item: 'svt-150', mode: 'must' }]);
    expect(unread).toEqual([]);
  });

  it('is not a short text that is one unknown word, which may be a name', async () => {
    expect((await parse('猫又')).unread).toHaveLength(1);
    expect((await parse('在吗')).unread).toEqual([]);
  });

  it('includes endings in hiragana beside words that are read', async () => {
    expect((await parse('マーリンが残ってるんだけどねえ')).unread).toEqual([]);
  });

  it('leaves hiragana unread that stands alone or refuses', async () => {
    const textsOf = async (text: string) => (await parse(text)).unread.map((one) => one.text);

    expect(await textsOf('マーリン ぬこぬこ')).toEqual(['ぬこぬこ']);
    expect(await textsOf('マーリンほかぬけ')).not.toEqual([]);
  });

  it('leaves things unread that the game does not know', async () => {
    expect((await parse('梅林 诚心要 首发邮箱')).unread.map(({ text }) => text)).toEqual(['首发邮箱']);
  });
});

describe('Sentences of a seller', () => {
  it.each(['考研了，卸载了，梅林宝2', '仕事が忙しくなったので、マーリン宝具2'])('are skipped: %s', async (text) => {
    expect(parseText(await loadGame(gameById('FateGO')), 'offer', text).unread).toEqual([]);
  });

  it('leave properties unread that the game does not know', async () => {
    const { unread } = parseText(await loadGame(gameById('FateGO')), 'offer', '梅林宝2 技能全10 装备T9全齐');

    expect(unread.map(({ text }) => text)).toEqual(['技能全10', '装备T9全齐']);
  });
});

describe('The words that are skipped', () => {
  it('are listed once per language', () => {
    const repeated = Object.values(fillerWords).flatMap((list) =>
      list.filter((word, index) => list.indexOf(word) !== index),
    );

    expect(repeated).toEqual([]);
  });

  it('do not refuse anything', () => {
    const refusals = new Set(
      Object.entries(connectiveWords).flatMap(([key, list]) => (key.startsWith('not') ? list : [])),
    );

    expect(
      Object.values(fillerWords)
        .flat()
        .filter((word) => refusals.has(word)),
    ).toEqual([]);
  });

  it('include no amounts and limits', () => {
    const words = new Set(Object.values(fillerWords).flat());

    expect(
      ['no', 'not', 'up', 'max', 'two', 'lb', '不', '没', '两个', '最多'].filter((word) => words.has(word)),
    ).toEqual([]);
  });
});

describe('Marks of a list', () => {
  it.each([
    ['1、梅林\n2、孔明', []],
    ['一、梅林\n二、孔明', []],
    ['1. Merlin\n2) Waver', []],
    ['3、梅林\n7、孔明', ['3', '7']],
  ])('are skipped if they count from 1: %s', async (text, unread) => {
    const parsed = await parse(text);

    expect(parsed.items.map(({ item }) => item)).toEqual(['svt-150', 'svt-37']);
    expect(parsed.unread.map((one) => one.text)).toEqual(unread);
  });

  it('may be numbers alone if there are three of them', async () => {
    const parsed = await parse('1 只要日服\n2 梅林\n3 孔明');

    expect(parsed.items.map(({ item, level }) => `${item}*${level}`)).toEqual(['svt-150*1', 'svt-37*1']);
    expect(parsed.unread).toEqual([]);
  });

  it('include the kind of items before a colon', async () => {
    expect((await parse('从者：梅林')).unread).toEqual([]);
  });
});

describe('Chatter in a listing', () => {
  const offer = async (game: GameId, text: string) => parseText(await loadGame(gameById(game)), 'offer', text);

  it('does not separate a kind of listing from the number in brackets', async () => {
    const { ranges } = await offer('FateGO', 'starters: Merlin, multiple in stock thanks (15). 4 USD');

    expect(ranges).toMatchObject([{ facet: 'stock', range: { min: 15 } }]);
  });

  it('does not belong to the sum before it', async () => {
    expect((await offer('FateGO', '一百二 谢谢，不议\n梅林2宝、C呆')).price).toMatchObject({ range: { min: 120 } });
  });

  it('may be set in wide spaces, like a number and its unit', async () => {
    const { ranges } = await offer('UmaMusume', '950  million  fans  thanks');

    expect(ranges).toMatchObject([{ facet: 'fans', range: { min: 950_000_000 } }]);
  });
});
