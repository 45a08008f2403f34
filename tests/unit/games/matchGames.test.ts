/** @jest-environment node */
import { GAMES } from '@/games/games';
import { matchGames } from '@/games/matchGames';

const idsFor = (text: string) => matchGames(text).map((game) => game.id);

describe('matchGames', () => {
  it('returns all games in their order for a blank text', () => {
    expect(matchGames('  ')).toEqual(GAMES);
  });

  it.each([
    ['马娘', ['UmaMusume', 'UmaMusume_Stone']],
    ['fgo', ['FateGO']],
    ['ＦＧＯ', ['FateGO']],
    ['ブルアカ', ['BlueArchive']],
    ['blue arch', ['BlueArchive']],
    ['yu-gi-oh', ['duel_links', 'MasterDuel']],
    ['gget_nore_jp', ['gget_nore_jp']],
    ['gget 日服', ['gget_jp', 'gget_nore_jp']],
    ['nothing of the kind', []],
  ])('finds the games for %s', (text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it('finds every game by its id and by its name in every language', () => {
    const notFound = GAMES.flatMap((game) =>
      [game.id, ...Object.values(game.names), ...game.aliases].filter((name) => !matchGames(name).includes(game)),
    );

    expect(notFound).toEqual([]);
  });
});
