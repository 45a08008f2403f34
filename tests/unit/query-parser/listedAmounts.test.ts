/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const listed = async (game: GameId, text: string) => {
  const { ranges } = parseText(await loadGame(gameById(game)), 'offer', text);
  return Object.fromEntries(ranges.map(({ facet, range }) => [facet, range.min]));
};

describe('an amount of a listing', () => {
  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['Mass', '索琉香满破\n石头：只剩350\n券：0', { stone: 350, ticket: 0 }],
    ['Mass', '石头花没了，券剩3', { stone: 0, ticket: 3 }],
    ['srw_dd_ww', 'gacha tix 31 / SSR tix none', { scout_ticket: 31, ssr_ticket: 0 }],
    ['gget_ww', '石头 3.3w / 確定票 1', { diamond: 33_000, ur_ticket: 1 }],
    ['UmaMusume', 'ジュエル15k, money 4500万', { jewel: 15_000, money: 45_000_000 }],
    ['UmaMusume', '石头两井零三千，马票26', { jewel: 63_000, trainee_ticket: 26 }],
    ['UmaMusume', '石头三井，马票0', { jewel: 90_000, trainee_ticket: 0 }],
    ['FateGO', '御主150，五星60', { level: 150, fiveStar: 60 }],
    ['BlueArchive', '140 three-stars, 95 UEs', { threeStar: 140, ue: 95 }],
  ])('is of the resource before it: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });

  it.each<[GameId, string, Readonly<Record<string, number>>]>([
    ['FateGO', '石头昨晚手贱抽了，一颗没剩，呼符31张', { sq: 0, ticket: 31 }],
    ['FateGO', 'SQ ran dry, tickets 12', { sq: 0, ticket: 12 }],
    ['FateGO', 'SQ is gone, tickets 12', { sq: 0, ticket: 12 }],
    ['FateGO', '石はもう無い、呼符12', { sq: 0, ticket: 12 }],
    ['FateGO', '石は引き切って空です、呼符12', { sq: 0, ticket: 12 }],
    ['FateGO', '石头和呼符各剩0', { sq: 0, ticket: 0 }],
    ['MasterDuel', 'ジェムはスッカラカン、URポイントは90', { gem: 0, cp_ur: 90 }],
  ])('is zero: %s %s', async (game, text, amounts) => {
    expect(await listed(game, text)).toEqual(amounts);
  });

  it('is a deposit, not gold', async () => {
    expect(await listed('Mememori_jp', '日服 定金200，全款880')).toEqual({});
  });

  it('counts accounts where a listing has several', async () => {
    expect(await listed('FateGO', '初始号多号现货，还剩26个')).toEqual({ stock: 26 });
  });
});

describe('the currency of a listing', () => {
  it('may stand by itself', async () => {
    const { price } = parseText(await loadGame(gameById('FateGO')), 'offer', 'Merlin NP2\n65, down from 80. USD');
    expect(price).toMatchObject({ range: { min: 65 }, currency: 'USD' });
  });
});
