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
