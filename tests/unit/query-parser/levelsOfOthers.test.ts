/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const levels = async (game: GameId, text: string) =>
  Object.fromEntries(
    parseText(await loadGame(gameById(game)), 'query', text).items.map(({ item, level, mode }) => [
      item,
      mode === 'must' ? level : `${level} ${mode}`,
    ]),
  );

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

describe('the level of the others', () => {
  it.each([
    '梅林、孔明、C呆，梅林要宝5，其余宝2就行',
    '梅林、孔明、C呆\n梅林宝5，其他宝2以上',
    '梅林、孔明、C呆，梅林宝5，另外两个宝2也收',
    '梅林、孔明、C呆（梅林宝5，其它宝2都可以）',
    'マーリン、孔明、キャストリア。マーリンは宝5、あとは宝2でOK',
  ])('is that of the names without a level of their own: %s', async (text) => {
    expect(await levels('FateGO', text)).toEqual({ [MERLIN]: 5, [WAVER]: 2, [CASTORIA]: 2 });
  });

  it.each([
    '梅林、孔明、C呆，除了C呆都要宝5',
    '梅林、孔明、C呆，除了C呆其他都要宝5',
    '梅林、孔明、C呆都要宝5，除了C呆',
    'Merlin, Waver, Castoria all NP5 except Castoria',
    'マーリン、孔明、キャストリア。キャストリア以外は宝具5',
  ])('is not that of a name of the list that is excepted, which is not refused: %s', async (text) => {
    expect(await levels('FateGO', text)).toEqual({ [MERLIN]: 5, [WAVER]: 5, [CASTORIA]: 1 });
  });

  it('leaves an exception that the list does not contain refused', async () => {
    expect(await levels('FateGO', '梅林、孔明，除了C呆都收')).toMatchObject({ [CASTORIA]: '1 never' });
  });

  it('is not that of a name for which any level will do', async () => {
    expect(await levels('FateGO', '梅林、孔明、C呆，C呆几宝都行，其他都要宝5')).toEqual({
      [MERLIN]: 5,
      [WAVER]: 5,
      [CASTORIA]: 1,
    });
  });

  it('is not that of the names above a line with such names', async () => {
    expect(await levels('FateGO', '梅林\n孔明、C呆，C呆宝5，其余宝2')).toEqual({
      [MERLIN]: 1,
      [WAVER]: 2,
      [CASTORIA]: 5,
    });
  });

  it('is not stated by a number of names or a rarity', async () => {
    expect(await levels('srw_dd_jp', '古铁、SRX，古铁满破，剩下三台0破也收')).toMatchObject({ 'u-srx': 1 });
    expect(await levels('FateGO', '梅林、孔明，其他五星20个')).toEqual({ [MERLIN]: 1, [WAVER]: 1 });
  });

  it.each(['速北黑满破 别的随缘', '速北黑也满破 其他无所谓'])('leaves that of the name before it: %s', async (text) => {
    expect(await levels('UmaMusume', text)).toEqual({ 'sc-30028': 5 });
  });
});

describe('a level for want of a higher one', () => {
  it.each(['摩根宝5，实在不行宝4也可以', 'モルガン宝5\n無理なら宝4でも大丈夫です', 'モルガン宝5、ダメなら宝4'])(
    'replaces that one: %s',
    async (text) => {
      expect(await levels('FateGO', text)).toEqual({ 'svt-309': 4 });
    },
  );
});

describe('a level that is enough', () => {
  it.each([
    'オベロン宝2、光コヤンは宝1でOK',
    '奥伯龙宝2，光狐宝1就行',
    'オベロン宝2。光コヤンは宝具1で良いです',
    '奥伯龙宝2。光狐宝1够用了',
  ])('belongs to a wish: %s', async (text) => {
    expect(await levels('FateGO', text)).toEqual({ 'svt-316': 2, 'svt-314': 1 });
  });
});
