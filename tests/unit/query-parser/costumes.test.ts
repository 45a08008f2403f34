/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function readNames(game: GameId, text: string) {
  const { items, ambiguous } = parseText(await loadGame(gameById(game)), 'query', text);
  return {
    items: items.map(({ item }) => item),
    ambiguous: ambiguous.map(({ text: name, candidates }) => ({ name, candidates: [...candidates].sort() })),
  };
}

describe('A costume', () => {
  it.each<readonly [GameId, string, readonly string[]]>([
    ['UmaMusume', '圣诞节的小栗帽，万圣节的米浴', ['uma-oguri-cap-xmas', 'uma-rice-shower-hw']],
    ['UmaMusume', '正月衣装のキタサン、ウララが欲しい', ['uma-kitasan-black-ny', 'uma-haru-urara-ny']],
    ['UmaMusume', 'Teio in the anime outfit', ['uma-tokai-teio-anime']],
    ['BlueArchive', 'Mutsuki NY', ['stu-mutsuki-newyear']],
    ['Mass', '水着シャルティア 3凸', ['ol-shalltear-swim']],
  ])('selects the item of the name beside it, in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<readonly [GameId, string, readonly string[]]>([
    ['Mememori_jp', 'ケルベロス（宝物ではない方）：UR以上', ['chr-043']],
    ['FateGO', 'アビー（夏でもサンタでもない方）、モルガン', ['svt-195', 'svt-309']],
    ['FateGO', 'メリュジーヌ（槍のほうです、裁のほうではない）', ['svt-312']],
    ['FateGO', 'Abigail (not the summer one), Morgan', ['svt-195', 'svt-309']],
    ['FateGO', '阿比（非泳装），摩根', ['svt-195', 'svt-309']],
    ['gget_jp', 'スレッタは攻撃タイプで（支援や耐久ではなく）', ['chr-suletta-attack']],
  ])('is not that of the name if it is denied, in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<readonly [GameId, string, readonly string[]]>([
    ['BlueArchive', 'フウカは正月も通常も欲しい', ['stu-fuuka-newyear', 'stu-fuuka']],
    ['BlueArchive', 'Cherino (both normal and hot spring)', ['stu-cherino', 'stu-cherino-onsen']],
    ['FateGO', 'エレシュキガル（槍）と（獣）', ['svt-196', 'svt-417']],
    ['gget_jp', '真·飞鸟攻击版和支援版都要', ['chr-shinn-attack', 'chr-shinn-support']],
    ['pokemontcgp', 'メガリザードンYex 星3×1、◇4×4', ['b1a-087', 'b1a-014']],
    ['FateGO', '水着メリュジーヌ(裁) + 本体妖兰(枪)', ['svt-390', 'svt-312']],
    ['UmaMusume', '麦昆动画版和普通版都要', ['uma-mejiro-mcqueen-anime', 'uma-mejiro-mcqueen']],
  ])('is one of two versions beside a word for the plain one, in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<readonly [GameId, string, string, readonly string[]]>([
    ['Mass', '水着完凸、★5 60体', '水着', ['ol-albedo-swim', 'ol-narberal-swim', 'ol-shalltear-swim']],
    ['BlueArchive', '收B服号，体操服也要来一个', '体操服', ['stu-mari-track', 'stu-yuuka-track']],
    ['Mememori_jp', '宝物LR2+的号有没', '宝物', ['chr-083', 'chr-129']],
  ])('fits several items if it stands alone, in %s: %s', async (game, text, name, candidates) => {
    expect(await readNames(game, text)).toEqual({ items: [], ambiguous: [{ name, candidates }] });
  });

  it.each<readonly [GameId, string, readonly string[]]>([
    ['FateGO', 'エレシュキガル（水着じゃない方）', ['svt-196']],
    ['FateGO', 'エレシュキガル（水着じゃない槍の方）とエルキドゥ', ['svt-196', 'svt-143']],
    ['FateGO', '阿比（没穿泳装的那个）', ['svt-195']],
    ['FateGO', '巌窟王（モンテ・クリストじゃない方）', ['svt-96']],
    ['BlueArchive', 'イズナ（浴衣じゃなく水着のほう）', ['stu-izuna-swimsuit']],
    ['Mememori_jp', 'ニーナ（夏じゃない方、レア度は問わず）', ['chr-028']],
    ['Mememori_jp', 'ケルベロス（宝物ではない方）', ['chr-043']],
    ['FateGO', 'メリュジーヌ（槍のほうです、裁のほうではない）', ['svt-312']],
    ['FateGO', 'アビー（夏でもサンタでもない方）、マーリン', ['svt-195', 'svt-150']],
    ['gget_jp', 'キラは攻撃型（支援のほうじゃないやつ）', ['chr-kira-attack']],
    ['gget_ww', 'Unicorn (Destroy mode, not the awakened or Liu Bei one)', ['unit-unicorn-d-ex']],
    ['gget_ww', 'Unicorn (Destroy mode，not the awakened or Liu Bei one)', ['unit-unicorn-d-ex']],
  ])('selects no item where brackets say that it is not meant, in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [] });
  });

  it('does not stand alone in a heading', async () => {
    expect(await readNames('Mass', '泳装三人：アルベド、シャルティア、ナーベラル')).toEqual({
      items: ['ol-albedo-swim', 'ol-shalltear-swim', 'ol-narberal-swim'],
      ambiguous: [],
    });
  });

  it('does not stand alone in the clause after its name', async () => {
    expect(await readNames('UmaMusume', '想养麦昆，动画版那个')).toEqual({
      items: ['uma-mejiro-mcqueen-anime'],
      ambiguous: [],
    });
  });
});

describe('A name of which somebody is a fan', () => {
  it.each<readonly [GameId, string, readonly string[]]>([
    ['gget_jp', 'UC系で、バンシィノルン2凸以上', ['unit-banshee-norn-ex']],
    ['imassc_prism', 'ノクチルPです。透完凸', ['idol-toru']],
    ['imassc_prism', 'SHHis推しです。にちか2凸以上', ['idol-nichika']],
    ['pokemontcgp', '喷火龙党来收号，要皇冠喷火龙', ['a1-284']],
    ['gget_ww', 'UC nerd here. Full Frontal please', ['chr-full-frontal']],
  ])('is not wanted, in %s: %s', async (game, text, items) => {
    expect(await readNames(game, text)).toEqual({ items, ambiguous: [] });
  });

  it.each<readonly [GameId, string, string, readonly string[]]>([
    ['BlueArchive', '水未花', 'stu-mika', ['水']],
    ['BlueArchive', '水着ミカ', 'stu-mika', ['水着']],
    ['FateGO', '夏マーリン', 'svt-150', ['夏']],
    ['UmaMusume', '水着ゴルシ', 'uma-gold-ship', ['水着']],
  ])('is unread where the item has no such version, in %s: %s', async (game, text, item, unread) => {
    const parsed = parseText(await loadGame(gameById(game)), 'query', text);

    expect(parsed.items.map((one) => one.item)).toEqual([item]);
    expect(parsed.unread.map(({ span }) => text.slice(span.start, span.end))).toEqual(unread);
  });

  it('is no typo in a name: 夏サブリナ is another version of サブリナ', async () => {
    expect((await readNames('Mememori_jp', '夏サブリナ')).items).toEqual(['chr-070']);
  });
});
