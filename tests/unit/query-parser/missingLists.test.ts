/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const offered = async (game: GameId, text: string) =>
  parseText(await loadGame(gameById(game)), 'offer', text).items.map(({ item, level }) => `${item}*${level}`);

describe('a list of a listing under a heading', () => {
  it.each<[GameId, string]>([
    ['FateGO', '■居ない マーリン、孔明'],
    ['FateGO', '-- missing --\nMerlin, Waver'],
    ['FateGO', '== never got ==\nMerlin, Waver'],
    ['FateGO', '[wishlist I never hit] Merlin, Waver'],
    ['FateGO', 'NOT incl.: Merlin, Waver'],
    ['FateGO', '▽没有的\n梅林 孔明'],
    ['MasterDuel', '0x // Fuwalos, Purulia'],
    ['MasterDuel', '» zero: Imperm, Necrovalley'],
  ])('is not for sale if the heading says that it is lacking, in %s: %s', async (game, text) => {
    expect(await offered(game, text)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['-- missing --\nWaver\n\nMerlin NP2', ['svt-150*2']],
    ['■居ない 孔明\n■マーリン宝2', ['svt-150*2']],
    ['【在售】B号：梅林宝2\n【已售】A号：孔明宝3', ['svt-150*2']],
    ['- missing Waver, Merlin NP2', ['svt-150*2']],
    ['- zero grails, Merlin', ['svt-150*1']],
    ['NP\n0: Merlin', ['svt-150*1']],
    ['1号 孔明宝3 —— 已出\n2号 梅林宝2，320元', ['svt-150*2']],
    ['アカ1：孔明宝3 売約済\nアカ2：マーリン宝2', ['svt-150*2']],
  ])('ends before what is for sale: %s', async (text, items) => {
    expect(await offered('FateGO', text)).toEqual(items);
  });

  it.each([
    'by set number so theres no confusion:\nA1-281 x2',
    'built for ranked not for pretty binders:\nA1-281 x2',
    'no drama:\nA1-281 x2',
  ])('is for sale if the heading refuses something else: %s', async (text) => {
    expect(await offered('pokemontcgp', text)).toEqual(['a1-281*2']);
  });
});
