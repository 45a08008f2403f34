/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

async function parse(text: string) {
  const { items, unread } = parseText(await loadGame(gameById('FateGO')), 'query', text);
  return {
    items: items.map(({ item, mode }) => `${item} ${mode}`).sort(),
    unread: unread.map((word) => word.text).join(' '),
  };
}

describe('a name in words that no rule knows', () => {
  it.each([
    '同事天天炫耀梅林，求个带孔明的号',
    '梅林确实强但我玩不来，收孔明',
    'マーリンはフレンドので足りてる。孔明求む',
    'my roommate will not shut up about Merlin, need Waver',
    'I own Merlin, never use him, looking for Waver',
  ])('is not wanted if they rather tell about it, but stays visible: %s', async (text) => {
    const { items, unread } = await parse(text);

    expect(items).toEqual([`${WAVER} must`]);
    expect(unread).toMatch(/梅林|マーリン|Merlin/);
  });

  it.each([
    '有没有梅林和孔明的号',
    '梅林我做梦都想要，孔明也一样',
    'マーリンと孔明がいるアカウント探しています',
    'searching for an account that has both Merlin and Waver on it',
    '孔明宝2 梅林 急急急 老板看看我',
  ])('is wanted if they rather wish for it: %s', async (text) => {
    expect((await parse(text)).items).toEqual([`${MERLIN} must`, `${WAVER} must`]);
  });

  it('is wanted if it is the only one', async () => {
    expect((await parse('天天炫耀梅林')).items).toEqual([`${MERLIN} must`]);
  });

  it.each([
    ['孔明，看到梅林就流口水', [`${WAVER} must`]],
    ['孔明，看到宝2梅林就流口水', [`${MERLIN} must`, `${WAVER} must`]],
    ['孔明，必须看到梅林就流口水', [`${MERLIN} must`, `${WAVER} must`]],
    ['孔明，看到梅林就流口水，我真喜欢梅林', [`${MERLIN} must`, `${WAVER} must`]],
  ])('is wanted with a level, a word of necessity or praise: %s', async (text, items) => {
    expect((await parse(text)).items).toEqual(items);
  });
});

describe('a name in an ordinary wish', () => {
  it.each([
    'マーリンと孔明両方いる垢買います',
    'マーリン、孔明がいれば他はいりません',
    'マーリンと孔明さえいれば何もいらない',
    '梅林馋得不行，孔明也喜欢得不得了',
    '梅林没抽到 孔明也没抽到 求号',
    '梅林是我老婆 孔明也要',
    '收藏用 梅林 孔明 不打本',
    'Have to have: Merlin NP1\n\nWaver',
  ])('is wanted, also beside words that sound like a refusal: %s', async (text) => {
    expect((await parse(text)).items).toEqual([`${MERLIN} must`, `${WAVER} must`]);
  });

  it('is wanted if a low level of it is enough', async () => {
    const wanted = [`${MERLIN} must`, `${WAVER} must`];
    expect((await parse('收个号，孔明宝5\n梅林不用满 谢谢老板，有人就行')).items).toEqual(wanted);
    expect((await parse('孔明欲しい、マーリンは無凸でもいいです')).items).toEqual(wanted);
  });

  it('is wanted if the buyer is a fan of it, unless there is another name', async () => {
    expect((await parse('マーリン推しです。垢探してます')).items).toEqual([`${MERLIN} must`]);
    expect((await parse('マーリン推しです。孔明探してます')).items).toEqual([`${WAVER} must`]);
    expect((await parse('マーリンと孔明推し 垢買います')).items).toEqual([`${MERLIN} must`, `${WAVER} must`]);
    expect((await parse('梅林和摩根厨，收孔明')).items).toEqual([`${WAVER} must`]);
  });

  it('is refused by a buyer who would not buy it', async () => {
    expect((await parse('孔明ください。マーリンいる垢は買いません')).items).toEqual([
      `${MERLIN} never`,
      `${WAVER} must`,
    ]);
  });
});

describe('a space between two sentences', () => {
  it.each([
    ['朋友有梅林 求孔明', [`${WAVER} must`]],
    ['我号里有梅林 山翁 求孔明', [`${WAVER} must`]],
    ['梅林没用 求孔明', [`${MERLIN} never`, `${WAVER} must`]],
    ['マーリンはもういる 孔明探してます', [`${WAVER} must`]],
  ])('separates a mention or a refusal from a wish: %s', async (text, items) => {
    expect((await parse(text)).items).toEqual(items);
  });

  it.each([
    ['梅林 孔明 500以内', [`${MERLIN} must`, `${WAVER} must`]],
    ['有梅林 孔明 C呆的日服号吗', [`${MERLIN} must`, `${CASTORIA} must`, `${WAVER} must`]],
    ['孔明 有梅林更好', [`${MERLIN} nice`, `${WAVER} must`]],
    ['梅林 孔明 二选一', [`${MERLIN} any`, `${WAVER} any`]],
    ['Merlin or Waver acc pls', [`${MERLIN} any`, `${WAVER} any`]],
  ])('separates nothing in a list: %s', async (text, items) => {
    expect((await parse(text)).items).toEqual(items);
  });
});
