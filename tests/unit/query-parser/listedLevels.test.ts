/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

type Case = readonly [game: GameId, text: string, levels: Readonly<Record<string, number>>];

const readLevels = async (game: GameId, text: string, mode: ParseMode = 'query') =>
  Object.fromEntries(
    parseText(await loadGame(gameById(game)), mode, text).items.map(({ item, level }) => [item, level]),
  );

describe('a level after several joined names', () => {
  it.each<Case>([
    ['UmaMusume', 'Tazuna SSR and Kitasan GUTS maxed', { 'sc-30021': 5, 'sc-30189': 5 }],
    ['BlueArchive', 'ヒマリとアコ（通常）は★3', { 'stu-himari': 3, 'stu-ako': 3 }],
    ['imassc_prism', '美琴さんとにちかの二人が3凸以上', { 'idol-mikoto': 4, 'idol-nichika': 4 }],
    ['FateGO', 'マーリンと孔明の2騎が宝具2以上', { 'svt-150': 2, 'svt-37': 2 }],
  ])('is about all of them across a type or their number, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('a name that is repeated with its level', () => {
  it('keeps it to itself: 和 is no "same as"', async () => {
    expect(await readLevels('Mass', '想找个飞鼠和飞飞都在的号，飞飞满破')).toEqual({ 'ol-ainz': 1, 'ol-momon': 6 });
  });
});

describe('a level that is stated for a list', () => {
  it.each<Case>([
    [
      'duel_links',
      'playsets (3): DMG, BEWD\n• two each: Compulse, Fiendish Chain',
      {
        'c-dark-magician-girl': 3,
        'c-blue-eyes-white-dragon': 3,
        'c-compulsory-evacuation-device': 2,
        'c-fiendish-chain': 2,
      },
    ],
    [
      'MasterDuel',
      '**3 each** Ash, Imperm\n**2 each** Nib, TTT',
      {
        'c-ash-blossom-joyous-spring': 3,
        'c-infinite-impermanence': 3,
        'c-nibiru-the-primal-being': 2,
        'c-triple-tactics-talent': 2,
      },
    ],
    ['FateGO', '宝2｜C呆 摩根\n宝1｜奥伯龙', { 'svt-284': 2, 'svt-309': 2, 'svt-316': 1 }],
    ['FateGO', 'C呆｜宝2\n摩根｜宝3', { 'svt-284': 2, 'svt-309': 3 }],
    ['gget_ww', '闪光高达\n　　2破以上\n多蒙、东方不败', { 'unit-god-ex': 3, 'chr-domon': 1, 'chr-master-asia': 1 }],
    ['FateGO', 'C呆宝2没得商量，摩根', { 'svt-284': 2, 'svt-309': 1 }],
    ['srw_dd_jp', '满破|古铁 白骑士|2破|SRX', { 'u-alteisen-riese': 5, 'u-weissritter': 5, 'u-srx': 3 }],
    ['pokemontcgp', '皇冠〔超梦x1 凤王x2〕三星〔水君x1〕', { 'a1-286': 1, 'a4-240': 2, 'a4a-090': 1 }],
  ])('is about the names behind it on its line, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it.each<Case>([
    [
      'BlueArchive',
      'Mika, Nagisa, Seia, all UE2 except Nagisa who is 5★',
      { 'stu-mika': 7, 'stu-nagisa': 5, 'stu-seia': 7 },
    ],
    [
      'BlueArchive',
      'Seia and Rio, UE1 on both - also Hatsune Miku',
      { 'stu-seia': 6, 'stu-rio': 6, 'stu-hatsune-miku': 1 },
    ],
  ])('is not about the name after all or both, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('precedes a kind in brackets', async () => {
    const text =
      '■完凸（機体）\nエクシア、ゴッド\n■完凸（キャラ）\n刹那・F・セイエイ、ドモン・カッシュ\n■1凸\nストフリ';

    expect(await readLevels('gget_jp', text, 'offer')).toEqual({
      'unit-exia-ex': 4,
      'unit-god-ex': 4,
      'chr-setsuna': 4,
      'chr-domon': 4,
      'unit-strike-freedom-ex': 2,
    });
  });
});

describe('a level behind brackets or particles', () => {
  it.each<Case>([
    [
      'MasterDuel',
      'フワロス（マルチャミーのほう）が2枚以上、プルリアは1枚',
      { 'c-mulcharmy-fuwalos': 2, 'c-mulcharmy-purulia': 1 },
    ],
    ['gget_jp', 'Unicorn Awakened (the green one) LB1+', { 'unit-unicorn-awaken-ex': 2 }],
    ['gget_jp', 'Unicorn  Awakened  (the  green  one)  LB1+', { 'unit-unicorn-awaken-ex': 2 }],
    [
      'imassc_prism',
      '霧子が完凸で、恋鐘・摩美々・咲耶も1凸以上',
      { 'idol-kiriko': 6, 'idol-kogane': 2, 'idol-mamimi': 2, 'idol-sakuya': 2 },
    ],
  ])('is about the name before them, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('the same level', () => {
  it.each<Case>([
    ['BlueArchive', 'Toki 3 star, same for Sakurako', { 'stu-toki': 3, 'stu-sakurako': 3 }],
    ['imassc_prism', 'Toru 4LB. Actually swap Toru for Koito, same LB', { 'idol-koito': 5 }],
    ['FateGO', 'Merlin NP2, no wait, Waver, same NP', { 'svt-37': 2 }],
    ['UmaMusume', '北黑速卡满破，美妙姿势智卡也是', { 'sc-30028': 5, 'sc-30010': 5 }],
  ])('is that of the name before, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('a name with a level of its own', () => {
  it.each<Case>([
    [
      'Mass',
      'シャルティア、アウラ、マーレは3凸、ただしアウラだけ1凸',
      { 'ol-shalltear': 4, 'ol-aura': 2, 'ol-mare': 4 },
    ],
    ['FateGO', '梅林、孔明、C呆满宝，不过孔明宝2就行', { 'svt-150': 5, 'svt-37': 2, 'svt-284': 5 }],
  ])('is an exception from a list before it, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text, 'offer')).toEqual(levels);
  });
});

describe('a corrected level', () => {
  it.each<Case>([
    ['FateGO', '梅林、孔明都要宝3，等等，宝2就行', { 'svt-150': 2, 'svt-37': 2 }],
    ['FateGO', 'マーリンと孔明どちらも宝具3、いや、宝具2で', { 'svt-150': 2, 'svt-37': 2 }],
    ['FateGO', '梅林宝3，孔明宝3，不对，宝2', { 'svt-150': 3, 'svt-37': 2 }],
    ['FateGO', '满宝：梅林、孔明（打错了，宝2）', { 'svt-150': 5, 'svt-37': 2 }],
  ])('replaces that of all names before it, but not that of a heading, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('words of a level', () => {
  it.each<Case>([
    ['Mass', 'アウラ３とつ、マーレかんとつ', { 'ol-aura': 4, 'ol-mare': 6 }],
    ['UmaMusume', '三星马：米浴、小栗帽', { 'uma-rice-shower': 3, 'uma-oguri-cap': 3 }],
    ['FateGO', '梅林希望宝具能到2', { 'svt-150': 2 }],
    ['FateGO', 'LB2 Chaldea Lunchtime', { 'ce-330': 3 }],
    ['pokemontcgp', 'Mega Rayquaza ex (Immersive), two copies', { 'b4-203': 2 }],
    ['gget_jp', '风灵改+苏莱塔(耐久)三件套', { 'unit-aerial-rebuild-ex': 1, 'chr-suletta-endure': 1 }],
  ])('are read beside a name, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('are part of the story beside a servant', async () => {
    const { choices, items } = parseText(await loadGame(gameById('FateGO')), 'offer', 'LB2 Merlin');

    expect([items.map(({ level }) => level), choices.length]).toEqual([[1], 1]);
  });
});

describe('a level in a clause of its own', () => {
  it.each<Case>([
    ['srw_dd_jp', "Cybuster is the whole reason I'm here. LB3 or no deal.", { 'u-cybuster': 4 }],
    ['Mass', 'Been hunting for Narberal forever. LB4 or better; no rush', { 'ol-narberal': 5 }],
    ['imassc_prism', '千雪千雪千雪！重要的事说三遍，至少4破！', { 'idol-chiyuki': 5 }],
    [
      'Mass',
      '由莉、露普丝、安特玛。1破就好，只有希丝我要4破',
      {
        'ol-yuri-alpha': 2,
        'ol-lupusregina': 2,
        'ol-entoma': 2,
        'ol-cz2128': 5,
      },
    ],
    [
      'gget_jp',
      'Barbatos Lupus Rex or Aerial Rebuild, whichever, just has to be MLB',
      {
        'unit-barbatos-lupus-rex-ex': 4,
        'unit-aerial-rebuild-ex': 4,
      },
    ],
  ])('is about the name or the names before it, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('is none if it offers another version', async () => {
    expect(await readLevels('UmaMusume', 'looking for Rice Shower. Halloween version also ok.')).toEqual({
      'uma-rice-shower': 1,
    });
  });
});

describe('a level and the words behind it', () => {
  it.each<Case>([
    ['UmaMusume', '耐铃鹿 3凸（速铃鹿没有）', { 'sc-30062': 4 }],
    [
      'gget_jp',
      '牛高达 沙扎比 Z（都是EX的）全满破 能天使1破',
      {
        'unit-nu-ex': 4,
        'unit-sazabi-ex': 4,
        'unit-zeta-ex': 4,
        'unit-exia-ex': 2,
      },
    ],
    [
      'MasterDuel',
      '灰、G、泡影、屋敷童子，除了屋敷童子2张其余都满3。小夜骑士1',
      {
        'c-ash-blossom-joyous-spring': 3,
        'c-maxx-c': 3,
        'c-infinite-impermanence': 3,
        'c-ghost-belle-haunted-mansion': 2,
        'c-s-p-little-knight': 1,
      },
    ],
    ['UmaMusume', '北黑速卡满破，美妙姿势智卡也是，小海湾耐卡3破', { 'sc-30028': 5, 'sc-30010': 5, 'sc-30016': 4 }],
    [
      'imassc_prism',
      '透、円香、小糸：円香だけ4凸、残り2人は2凸',
      { 'idol-toru': 3, 'idol-madoka': 5, 'idol-koito': 3 },
    ],
    [
      'UmaMusume',
      'SSRは少なめ（23枚）、でも完凸2枚あります：スーパークリーク耐、ロブロイ速',
      { 'sc-30016': 5, 'sc-30065': 5 },
    ],
    ['BlueArchive', '臨戦ホシノは天井でお迎え★3、1,500円', { 'stu-hoshino-battle': 3 }],
    ['imassc_prism', '果穂と智代子が仲良く2凸で並んでます', { 'idol-kaho': 3, 'idol-chiyoko': 3 }],
    ['Mememori_jp', '露娜，LR+4，升到那天我刚好上岸', { 'chr-046': 13 }],
  ])('is not about the name after them, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text, 'offer')).toEqual(levels);
  });

  it.each<Case>([
    [
      'BlueArchive',
      '要未花，御坂美琴，食蜂操祈，未花必须开了专武，另外两个三星就行',
      {
        'stu-mika': 6,
        'stu-misaka-mikoto': 3,
        'stu-shokuhou-misaki': 3,
      },
    ],
    [
      'UmaMusume',
      'たづなさん完凸！ハローさんも1凸あれば最高笑　クリークのサポカは3凸以上',
      {
        'sc-30021': 5,
        'sc-30052': 2,
        'sc-30016': 4,
      },
    ],
    ['gget_jp', '〈完凸〉エクシア,F91〈2凸〉サザビー', { 'unit-exia-ex': 4, 'unit-f91-ex': 4, 'unit-sazabi-ex': 3 }],
    ['FateGO', '【求】梅林【宝2】孔明【宝3】', { 'svt-150': 2, 'svt-37': 3 }],
    ['UmaMusume', '卡（破数写后面）：速北黑4 速成田路3', { 'sc-30028': 5, 'sc-30086': 4 }],
    ['Mememori_ww', '福尔蒂娜，SSR阶以上就成', { 'chr-042': 5 }],
  ])('is about the others or the name before it, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});
