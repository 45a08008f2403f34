/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

async function levelsOf(game: GameId, text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById(game)), 'offer', text);
  return items.map(({ item, level }) => `${item}*${level}`);
}

describe('numbers behind the names of a listing', () => {
  it.each<[GameId, string, readonly string[]]>([
    ['Mass', '破数安兹2、妮亚3', ['ol-ainz*3', 'ol-neia*4']],
    ['Mass', '〜限凸メモ（凸数）〜\nモモン＝4\nハムスケ＝0', ['ol-momon*5', 'ol-hamsuke*1']],
    ['imassc_prism', '(limit breaks) Natsuha.....5 / Juri.....4', ['idol-natsuha*6', 'idol-juri*5']],
    ['BlueArchive', '▼固有（数字は固有の段階）\nミカ2 ヒナ1', ['stu-mika*7', 'stu-hina*6']],
    ['FateGO', 'NP levels - Merlin 2, Waver 1', ['svt-150*2', 'svt-37*1']],
  ])('are levels after a word for them, in %s: %s', async (game, text, items) => {
    expect(await levelsOf(game, text)).toEqual(items);
  });

  it.each<[GameId, string, readonly string[]]>([
    ['MasterDuel', '灰流丽3、增G2', ['c-ash-blossom-joyous-spring*3', 'c-maxx-c*2']],
    ['imassc_prism', '凸数看图：咲耶、摩美々。ジュエル300', ['idol-sakuya*1', 'idol-mamimi*1']],
  ])('are none without such a word, in %s: %s', async (game, text, items) => {
    expect(await levelsOf(game, text)).toEqual(items);
  });
});
