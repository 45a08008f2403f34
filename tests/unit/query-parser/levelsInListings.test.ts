/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

type Case = readonly [game: GameId, text: string, levels: Readonly<Record<string, number>>];

const readLevels = async (game: GameId, text: string) =>
  Object.fromEntries(
    parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => [item, level]),
  );

describe('a level behind the colon of a listing', () => {
  it.each<Case>([
    [
      'UmaMusume',
      '- McQueen, Narita Taishin, Summer Maruzensky: 3*',
      { 'uma-mejiro-mcqueen': 3, 'uma-narita-taishin': 3, 'uma-maruzensky-swim': 3 },
    ],
    ['UmaMusume', '・マックイーン、ナリタタイシン：★3', { 'uma-mejiro-mcqueen': 3, 'uma-narita-taishin': 3 }],
    ['FateGO', 'Merlin, Waver and Castoria: NP2', { 'svt-150': 2, 'svt-37': 2, 'svt-284': 2 }],
  ])('is about all names that begin its line, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('is about the last name if another one has a level', async () => {
    expect(await readLevels('FateGO', 'Merlin NP3, Waver, Castoria: NP2')).toEqual({
      'svt-150': 3,
      'svt-37': 1,
      'svt-284': 2,
    });
  });

  it('is about the numbers after `in order`', async () => {
    expect(await readLevels('FateGO', 'np levels in order: eresh 5, space ishtar 3')).toEqual({
      'svt-196': 5,
      'svt-268': 3,
    });
  });
});

describe('brackets behind a name of a listing', () => {
  it('hold copies of a card, also more than a deck can', async () => {
    expect(await readLevels('pokemontcgp', 'Starmie ex (9), Zapdos ex (7)')).toEqual({
      'a1-076': 9,
      'a1-104': 7,
    });
  });

  it('hold 完 for the highest limit break', async () => {
    expect(await readLevels('srw_dd_jp', 'エヴァ初号機(完)、ガオガイガー（完）')).toEqual({
      'u-eva-01': 5,
      'u-gaogaigar': 5,
    });
  });

  it.each<Case>([
    ['gget_jp', '（）内が凸\nゴッド(2) マスター(1)', { 'unit-god-ex': 3, 'unit-master-ex': 2 }],
    ['FateGO', '(n) = NP\nMerlin (2), Waver (1)', { 'svt-150': 2, 'svt-37': 1 }],
  ])('hold what the listing says about them, in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });

  it('hold no price', async () => {
    const { price } = parseText(await loadGame(gameById('pokemontcgp')), 'offer', 'Starmie ex (9), Zapdos ex (7)');

    expect(price).toBeNull();
  });
});

describe('a level of a listing', () => {
  it.each<Case>([
    [
      'srw_dd_jp',
      'グレンラガン完 νガンダム完 Hi-ν3凸',
      { 'u-gurren-lagann': 5, 'u-nu-gundam': 5, 'u-hi-nu-gundam': 4 },
    ],
    ['UmaMusume', '速北黑3破，唯独佐岳满了', { 'sc-30028': 4, 'sc-30160': 5 }],
    ['FateGO', 'キャストリア宝3と書きましたが宝2の間違い', { 'svt-284': 2 }],
    ['duel_links', 'トリシューラ3枚と書きましたが2枚でした', { 'c-trishula-dragon-of-the-ice-barrier': 2 }],
    ['duel_links', '无限泡影 ×1（第二张是上个号的）', { 'c-infinite-impermanence': 1 }],
    ['UmaMusume', '差一张就满（3破）：力小栗', { 'sc-30024': 4 }],
    ['pokemontcgp', 'immersive Mega Gyarados ex - 2pcs', { 'b1-285': 2 }],
  ])('is read in %s: %s', async (game, text, levels) => {
    expect(await readLevels(game, text)).toEqual(levels);
  });
});

describe('a heading of a listing', () => {
  it('may state the number of copies in a word', async () => {
    const text =
      'playsets: Karma Cut, Forbidden Lance\ntwo-ofs: Fiendish Chain, Drowning Mirror Force\nsingleton: Solemn Judgment';
    expect(await readLevels('duel_links', text)).toEqual({
      'c-karma-cut': 3,
      'c-forbidden-lance': 3,
      'c-fiendish-chain': 2,
      'c-drowning-mirror-force': 2,
      'c-solemn-judgment': 1,
    });
    expect(await readLevels('duel_links', '三张的：月书、因果切断\n俩的：气旋')).toEqual({
      'c-book-of-moon': 3,
      'c-karma-cut': 3,
      'c-mystical-space-typhoon': 2,
    });
  });
});

describe('a rarity before の or 的', () => {
  it.each(['クラウンのリザードンex、星3ミュウツーex2枚', '皇冠的喷火龙ex、三星超梦ex2张'])(
    'is not that of the next name, which states its own: %s',
    async (text) => {
      expect(await readLevels('pokemontcgp', text)).toEqual({ 'a1-284': 1, 'a1-282': 2 });
    },
  );
});
