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
    "Merlin NP2. SQ's bone dry",
    '梅林宝2，石头……0，真是0',
    'マーリン宝具2、聖晶石は底をつきました',
    'Merlin NP2. There are lores left, every quartz is used',
  ])('is none if it was spent: %s', async (text) => {
    expect(await offered(text)).toEqual(['sq 0-0']);
  });

  it.each<[string, readonly string[]]>([
    ['梅林宝2，石头？活动全梭。攒到今天石头300', ['sq 300-300']],
    ['梅林宝2 石头还没数', []],
    ['Merlin NP2, quartz used to be my life', []],
  ])('is not none in other statements: %s', async (text, resources) => {
    expect(await offered(text)).toEqual(resources);
  });

  it.each<[string, readonly string[]]>([
    ['石头抽光只剩个位数6颗，呼符0', ['sq 6-6', 'ticket 0-0']],
    ['石は福袋で溶かしました（残3個）。マーリン宝具3', ['sq 3-3']],
    ['石は周年で溶かして残高120', ['sq 120-120']],
    ['石头原有800\n今天up下了330\n剩470', ['sq 470-470']],
    ['梅林宝2，石头呢……走之前一把梭了，现在显示35', ['sq 35-35']],
    ['quartz: burned. theres literally 40 left', ['sq 40-40']],
    ['SQ: had 30k, 2.4k left. Listed at $80', ['sq 2400-2400']],
    ['half my quartz went into the last banner, 4,200 still sitting there + 3 tickets', ['sq 4200-4200', 'ticket 3-3']],
    ['石头今早还有9000现在0，别怪我没说', ['sq 0-0']],
    ['本来27万石头，昨天手痒抽了一井，现在24万整', ['sq 240000-240000']],
    ['聖晶石は前回6万と書きましたが現在4万5千です', ['sq 45000-45000']],
    ['圣杯没动过，4个', ['grail 4-4']],
  ])('has what is left of it: %s', async (text, resources) => {
    expect(await offered(text)).toEqual(resources);
  });

  it.each<[string, readonly string[]]>([
    ['石头300，还剩2个号', ['sq 300-300', 'stock 2-2']],
    ['石头抽光了，原价500现在420', ['sq 0-0']],
    ['石头300⏎昨天刚抽了呼符，现在5张', ['sq 300-300']],
  ])('is not what is left of something else: %s', async (text, resources) => {
    expect(await offered(text.replaceAll('⏎', '\n'))).toEqual(resources);
  });

  it('takes nothing from the name before it', async () => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'offer', '梅林宝2 石头一点没有');

    expect(items.map(({ item, level }) => `${item}*${level}`)).toEqual(['svt-150*2']);
  });
});

describe('an amount that somebody spent', () => {
  it.each([
    '石を40,000ほど使用しました',
    '石40,000使って天井',
    '石花了4万没出货',
    '为了梅林砸了4万石头',
    'burned 40k quartz on Castoria',
  ])('is not what the account has: %s', async (text) => {
    expect(await offered(text)).toEqual([]);
  });

  it.each([
    '石を40,000ほど使用しましたので、石は2,150個です',
    '石4万溶かした。残り2,150',
    '为了梅林砸了4万石头，现在石头2150',
    'burned 40k quartz last banner so only 2150 quartz left',
    '石は有償も混じってて合わせて2,150。',
  ])('does not hide what is left: %s', async (text) => {
    expect(await offered(text)).toEqual(['sq 2150-2150']);
  });

  it.each(['石4万（使ってないです）', '攒了4万石头', '石头4万没抽过'])(
    'is not seen in other words: %s',
    async (text) => {
      expect(await offered(text)).toEqual(['sq 40000-40000']);
    },
  );

  it.each([
    '聖杯は全部ぶっこんだので無し',
    'Grails, spent every last one. Merlin NP2',
    'Grails: literally 0. Merlin NP2',
    'No grails whatsoever. Merlin NP2',
  ])('may be all of them: %s', async (text) => {
    expect(await offered(text)).toEqual(['grail 0-0']);
  });
});
