/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function readLevels(game: GameId, text: string): Promise<Record<string, number>> {
  const { items } = parseText(await loadGame(gameById(game)), 'query', text);
  return Object.fromEntries(items.map(({ item, level }) => [item, level]));
}

type Case = readonly [GameId, string, Record<string, number>];

describe('A level', () => {
  it.each<Case>([
    ['imassc_prism', 'Asahi at 3 breaks or higher, plus Mei', { 'idol-asahi': 4, 'idol-mei': 1 }],
    ['imassc_prism', 'Sakuya 1 break min', { 'idol-sakuya': 2 }],
    ['imassc_prism', 'Sakuya with 2 LBs or better', { 'idol-sakuya': 3 }],
    ['imassc_prism', 'Mei with two breaks', { 'idol-mei': 3 }],
    ['gget_ww', 'Relena & Peacemillion: no limit breaks. Duo LB1', { 'sup-relena-peacemillion': 1, 'chr-duo-ew': 2 }],
  ])('is understood in the words for limit breaks, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it.each<Case>([
    ['FateGO', '摩根宝具至少3，村正宝具要2以上', { 'svt-309': 3, 'svt-302': 2 }],
    ['FateGO', 'テスカ宝具は2以上', { 'svt-371': 2 }],
    ['FateGO', '沖田さん（剣）の宝具レベルが5であること', { 'svt-68': 5 }],
    ['FateGO', 'NP of 3 or more on Castoria', { 'svt-284': 3 }],
    ['FateGO', 'Merlin with NP at least 2', { 'svt-150': 2 }],
    ['imassc_prism', '朝日破数3以上，透突破数至少2', { 'idol-asahi': 4, 'idol-toru': 3 }],
    ['UmaMusume', '手纲凸数2', { 'sc-30021': 3 }],
  ])('may follow its noun at a distance, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('is no number that counts something else', async () => {
    expect(await readLevels('FateGO', '梅林宝具有3个')).toEqual({ 'svt-150': 1 });
  });

  it.each<Case>([
    ['imassc_prism', '偶像后面跟的是破数：真乃5灯织5巡3', { 'idol-mano': 6, 'idol-hiori': 6, 'idol-meguru': 4 }],
    ['imassc_prism', 'numbers in brackets are LB: Luca [5], Mikoto [0]', { 'idol-luca': 6, 'idol-mikoto': 1 }],
    ['UmaMusume', 'サポカの数字は凸数です。ブエナ4／オルフェ根性2', { 'sc-30250': 5, 'sc-30187': 3 }],
    ['FateGO', '括号里是宝具等级：恩奇都(2)\n礼装括号是破数：万华镜(4)', { 'svt-143': 2, 'ce-34': 5 }],
    [
      'srw_dd_jp',
      '数字是破数：海牛4 独角兽2 命运0',
      { 'u-hi-nu-gundam': 5, 'u-unicorn-gundam': 3, 'u-destiny-gundam': 1 },
    ],
  ])('is the number beside a name if the text defines it so, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('A level in a clause after a list', () => {
  it.each<Case>([
    ['Mememori_jp', 'リシェス＋フェーネ 都要，LR2起步', { 'chr-067': 11, 'chr-068': 11 }],
    ['Mememori_ww', 'Nina and Cordie, both, LR+2 minimum', { 'chr-028': 11, 'chr-027': 11 }],
    ['FateGO', '梅林、孔明、C呆全都要，宝具2起', { 'svt-150': 2, 'svt-37': 2, 'svt-284': 2 }],
  ])('is about all of its names if the list says all, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it.each<Case>([
    ['srw_dd_jp', '丹拜因、比尔拜因都要，后者3破及以上', { 'u-dunbine': 1, 'u-billbine': 4 }],
    ['imassc_prism', '透と円香、前者は完凸、後者は2凸以上', { 'idol-toru': 6, 'idol-madoka': 3 }],
    ['imassc_prism', 'Toru and Madoka, the former max LB, the latter LB2', { 'idol-toru': 6, 'idol-madoka': 3 }],
  ])('is about the former or the latter, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('may follow a word that counts copies, which the game does not have', async () => {
    expect(await readLevels('Mass', 'アウラとマーレ、双子は4凸で揃えたいです')).toEqual({ 'ol-aura': 5, 'ol-mare': 5 });
  });

  it('may follow many words of courtesy', async () => {
    const text = 'マーリンをご所持の方がおられましたら、ぜひお譲りいただきたく存じます。宝具2以上を希望いたします。';
    expect(await readLevels('FateGO', text)).toEqual({ 'svt-150': 2 });
  });

  it('is not about the list of another heading in the same sentence', async () => {
    const text = 'クラウンはオトシドリとゴンベ、星3はデデンネexとロトムexがそれぞれ2枚';

    expect(await readLevels('pokemontcgp', text)).toEqual({ 'b3-234': 1, 'b3b-105': 1, 'b3b-090': 2, 'b4-202': 2 });
  });

  it('is not about the names before everyone else', async () => {
    const text = 'UE50: Mashiro. Everyone else below is just 5*: Saya, Izuna';

    expect(await readLevels('BlueArchive', text)).toEqual({ 'stu-mashiro': 8, 'stu-saya': 5, 'stu-izuna': 5 });
  });
});

describe('A level before several names', () => {
  it.each<Case>([
    ['BlueArchive', '固有3まで育ってるミネとウイ', { 'stu-mine': 8, 'stu-ui': 8 }],
    ['FateGO', '宝具5のカルナと項羽、宝具2のモルガン', { 'svt-85': 5, 'svt-226': 5, 'svt-309': 2 }],
    ['FateGO', '宝2的摩根和C呆、宝5的光兔', { 'svt-309': 2, 'svt-284': 2, 'svt-314': 5 }],
    ['FateGO', 'NP2 on Morgan and Castoria', { 'svt-309': 2, 'svt-284': 2 }],
    [
      'UmaMusume',
      '完凸希望→速トプロ・速ジェンティル、あとパワーライスは無凸でいい',
      { 'sc-30086': 5, 'sc-30186': 5, 'sc-30034': 1 },
    ],
  ])('is about those up to the next level, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('A level in words', () => {
  it.each<Case>([
    ['srw_dd_jp', '初号机、古铁都要破满', { 'u-eva-01': 5, 'u-alteisen-riese': 5 }],
    ['srw_dd_jp', '初号机起码破两次', { 'u-eva-01': 3 }],
    ['srw_dd_jp', '初号机破到3', { 'u-eva-01': 4 }],
    ['BlueArchive', 'five star Aru, four star Mutsuki', { 'stu-aru': 5, 'stu-mutsuki': 4 }],
    ['Mememori_jp', 'LR+5まで育ったエルフリンデ', { 'chr-045': 14 }],
    ['Mass', 'Albedo 5LB, same goes for Demiurge', { 'ol-albedo': 6, 'ol-demiurge': 6 }],
    ['pokemontcgp', 'a pair of Greninja ex', { 'b1-073': 2 }],
    ['BlueArchive', '未花专4，少一级都不要', { 'stu-mika': 9 }],
  ])('is read in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('that is enough does not make its name optional', async () => {
    const { items } = parseText(await loadGame(gameById('MasterDuel')), 'query', '無限泡影は2枚あればよし');

    expect(items).toMatchObject([{ level: 2, mode: 'must' }]);
  });

  it('is refused together with what lacks it, not with its name', async () => {
    const { items } = parseText(await loadGame(gameById('Mass')), 'query', '雅儿贝德满破，差一破都别发');

    expect(items).toMatchObject([{ item: 'ol-albedo', level: 6, mode: 'must' }]);
  });
});

describe('A level of a listing', () => {
  it.each<Case>([
    ['FateGO', '当年为了山翁吃了俩月泡面，换来宝2\n梅林也有', { 'svt-154': 2, 'svt-150': 1 }],
    ['gget_jp', 'アムロは支援タイプ(CCA)のほうが2凸', { 'chr-amuro-cca-support': 3 }],
    ['Mememori_ww', 'Belle and Dian one rank lower, LR+1', { 'chr-019': 10, 'chr-020': 10 }],
  ])('belongs to the name before it, across words of any kind, in %s: %s', async (game, text, levels) => {
    const { items } = parseText(await loadGame(gameById(game)), 'offer', text);
    expect(Object.fromEntries(items.map(({ item, level }) => [item, level]))).toEqual(levels);
  });
});
