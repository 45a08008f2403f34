/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

/** Returns the resources of a listing for a Fate/GO account as `id min-max`. */
async function offered(text: string): Promise<readonly string[]> {
  const { ranges } = parseText(await loadGame(gameById('FateGO')), 'offer', text);
  return ranges.map(({ facet, range }) => `${facet} ${range.min}-${range.max}`);
}

describe('a resource of a listing', () => {
  it.each([
    '梅林宝2，石头全砸C呆池了一颗不剩',
    '梅林宝2，石头挥霍一空',
    '梅林宝2，石头？活动全梭，0',
    '梅林宝2，石头花得比脸还干净',
    'マーリン宝具2、石は昨日キャストリアで溶かして0です',
    'マーリン宝具2、石は先週の新キャラに全部突っ込んでゼロ',
    'マーリン宝具2、石？ 使い切って0です',
    'Merlin NP2. Blew every last quartz on Castoria',
    'Merlin NP2. quartz? gone',
    'Merlin NP2. There are lores left, every quartz is used',
  ])('is none if it was spent: %s', async (text) => {
    expect(await offered(text)).toEqual(['sq 0-0']);
  });

  it.each<[string, readonly string[]]>([
    ['梅林宝2，石头呢……走之前一把梭了，现在显示35', []],
    ['梅林宝2，石头？活动全梭。攒到今天石头300', ['sq 300-300']],
    ['梅林宝2 石头还没数', []],
    ['Merlin NP2, quartz used to be my life', []],
  ])('is not none in other statements: %s', async (text, resources) => {
    expect(await offered(text)).toEqual(resources);
  });

  it('takes nothing from the name before it', async () => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'offer', '梅林宝2 石头一点没有');

    expect(items.map(({ item, level }) => `${item}*${level}`)).toEqual(['svt-150*2']);
  });
});
