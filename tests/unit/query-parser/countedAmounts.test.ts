/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../bench/parsing/loadGame';

const parse = async (text: string, mode: ParseMode, game: GameId = 'FateGO') =>
  parseText(await loadGame(gameById(game)), mode, text);
const rangeOf = async (facet: string, text: string, mode: ParseMode = 'query', game?: GameId) =>
  (await parse(text, mode, game)).ranges.find((one) => one.facet === facet)?.range ?? null;
const atLeast = (min: number) => ({ min, max: null });
const exactly = (value: number) => ({ min: value, max: value });

describe('pulls that somebody made', () => {
  it.each(['孔明我抽了八十发没出', '孔明划掉，昨天十连出了', '抽了两百发全是灰'])(
    'are no condition: %s',
    async (text) => {
      expect(await rangeOf('sq', text)).toBeNull();
    },
  );
});

describe('a word for the rest', () => {
  it('counts no accounts in a wish', async () => {
    expect(await rangeOf('stock', 'モルガンは宝具2で残りは1でよくて')).toBeNull();
  });
});

describe('two bounds', () => {
  it.each([
    ['石头不低于100抽，也不用超过200抽', { min: 300, max: 600 }],
    ['石100くらいあると…いや200以上は絶対で', atLeast(200)],
  ])('hold together unless the second corrects the first: %s', async (text, range) => {
    expect(await rangeOf('sq', text)).toEqual(range);
  });
});

describe('a number beside a count', () => {
  it.each(['另外两个五星就行', 'マーリン宝2、他2人は星5のままで大丈夫', 'the other 2 5-stars', '差一个五星'])(
    'counts the rest of the names: %s',
    async (text) => {
      expect(await rangeOf('fiveStar', text)).toBeNull();
    },
  );

  it('is that of the name before a slash if the count has its own', async () => {
    const text = '星3アルセウスexは2枚／クラウン合計10枚以上／星2は50枚以上';

    expect(await rangeOf('crowns', text, 'query', 'pokemontcgp')).toEqual(atLeast(10));
  });

  it.each<[string, string, GameId, number]>([
    ['gasha_ticket', '石头抽光（0），剩2张票', 'imassc_prism', 2],
    ['diamond', '剩1万2的钻', 'Mememori_jp', 12_000],
    ['cp_ur', '12 royal URs | 2.4k UR craft points | gems all spent', 'MasterDuel', 2400],
    ['gem', '宝石我看看，6720', 'MasterDuel', 6720],
    ['eligma', '■神名のカケラ\n1,850\n■価格\n8,000円', 'BlueArchive', 1850],
    ['pyroxene', '【青輝石】\n12,000\n【サーバー】\n日本版', 'BlueArchive', 12_000],
    ['ssr_crystal', '虹の結晶なし 3.5万円', 'UmaMusume', 0],
    ['sq', '石头本来攒了1200，昨天手痒抽得只剩160', 'FateGO', 160],
    ['sq', '石は全部引きました', 'FateGO', 0],
    ['limited', '33 limited students | 0 pyroxene', 'BlueArchive', 33],
    ['mlbCount', 'SSRサポカ88枚 うち完凸14', 'UmaMusume', 14],
    ['mlbCount', 'ssr卡66张，其中满破14张', 'UmaMusume', 14],
    ['mlbCount', '88 SSR cards, 14 of them maxed', 'UmaMusume', 14],
    ['cp_r', 'CP：UR90 / SR640 / R3000 / N5000', 'MasterDuel', 3000],
    ['cp_n', 'CP: UR 90, SR 4,450, R 9,100, N 12k', 'MasterDuel', 12000],
  ])('counts %s in a listing: %s', async (facet, text, game, value) => {
    expect(await rangeOf(facet, text, 'offer', game)).toEqual(exactly(value));
  });
});
