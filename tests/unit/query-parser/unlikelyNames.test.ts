/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function read(game: GameId, text: string) {
  const { items, unread } = parseText(await loadGame(gameById(game)), 'offer', text);
  return { items: items.map(({ item, level }) => `${item}*${level}`), unread: unread.map((one) => one.text) };
}

describe('a name that a listing only mentions', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['Mass', '水着アルベドには最後まで会えなかった、水着シャルだけ3凸', ['ol-shalltear-swim*4']],
    [
      'duel_links',
      'MST x2, Econ x3. Karma Cut I never bothered to get',
      ['c-mystical-space-typhoon*2', 'c-enemy-controller*3'],
    ],
  ])('is no part of the account by the words around it and stays visible, in %s: %s', async (game, text, items) => {
    const { items: offered, unread } = await read(game, text);

    expect(offered).toEqual(items);
    expect(unread.length).toBeGreaterThan(0);
  });

  it.each<[GameId, string, string]>([
    ['srw_dd_jp', '龍神丸3凸、SRXは持っとらん2凸', 'u-srx*3'],
    ['duel_links', 'Karma Cut I never bothered to get', 'c-karma-cut*1'],
    ['duel_links', 'Yugi, Weevil (no Rex, never farmed him)', 'char-weevil-underwood*1'],
  ])(
    'is part of it with a level, as the only name, or before a remark in brackets, in %s: %s',
    async (game, text, item) => {
      expect((await read(game, text)).items).toContain(item);
    },
  );
});
