/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

/** Returns the items of a wish for a Fate/GO account as `id*level mode`. */
async function read(text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);
  return items.map(({ item, level, mode }) => `${item}*${level} ${mode}`).sort();
}

describe('a choice', () => {
  it.each([
    '梅林、孔明，两个里随便来一个就成',
    '梅林和孔明这两个至少给我中一个',
    '梅林、孔明随便有个就行',
    'マーリン・孔明のうち誰か1人いれば十分です',
    'Merlin or Waver, one of the two is enough',
    '梅林、孔明具备其一即可',
  ])('is read in prose: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 any`, `${WAVER}*1 any`]);
  });

  it('of any level is no choice of names', async () => {
    expect(await read('梅林宝2，孔明什么宝具等级都行')).toEqual([`${MERLIN}*2 must`, `${WAVER}*1 must`]);
  });
});

describe('a name that need not be there', () => {
  it.each([
    '梅林，孔明有没有都行',
    '梅林，孔明没有也行',
    'マーリン必須、孔明はいてもいなくても',
    '梅林，有没有孔明都行',
  ])('is no wish: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`]);
  });

  it.each(['梅林，孔明最好有，没有也行', '梅林，孔明想要但不强求', 'マーリン必須、孔明もいると尚良し'])(
    'is nice to have if it is wished for: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${WAVER}*1 nice`]);
    },
  );
});

describe('a correction', () => {
  it.each([
    '梅林满宝……太贵了吧，那梅林宝3就好',
    '梅林宝2，不，宝3',
    '梅林要宝5……啊不对打错了，宝3就够了',
    'マーリン宝具5…は高いですよね、宝具3で構いません',
  ])('replaces the level: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*3 must`]);
  });

  it('replaces a preference', async () => {
    expect(await read('梅林最好……算了梅林必须宝2')).toEqual([`${MERLIN}*2 must`]);
  });
});

describe('a refusal', () => {
  it.each([
    ['C呆有就行不看宝具', `${CASTORIA}*1 must`],
    ['キャストリア必須だけど宝具は見ません', `${CASTORIA}*1 must`],
    ['キャストリアいる垢ないですか？', `${CASTORIA}*1 must`],
    ['不要C呆 ok', `${CASTORIA}*1 never`],
  ])('of a level, a question or thanks leaves the name as it is: %s', async (text, item) => {
    expect(await read(text)).toEqual([item]);
  });

  it.each(['梅林，C呆千万别有我看着烦', '梅林，号里要是有C呆我直接跑路', "Merlin. If it has Castoria, I'm out"])(
    'is found among words that were not understood: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${CASTORIA}*1 never`]);
    },
  );
});
