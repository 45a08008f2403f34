import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/prepareGame';
import type { CorpusLine } from './corpus';
import { loadGame } from './loadGame';

const GAMES: readonly GameId[] = ['FateGO', 'UmaMusume', 'pokemontcgp'];
const LENGTH = 20_000;
const RUNS = 9;
/** Runs before the clock starts: a page that reads has read before. */
const WARM_UP = 3;
/** Milliseconds for a text of LENGTH characters. */
const SLOWEST = 50;
/** How much longer a text of twice the length may take: twice, and a little for garbage collection. */
const STEEPEST = 2.6;
/** A text read faster than this, in milliseconds, is too short to say how the time grows. */
const TELLING = 2;

/** Texts of one piece that is repeated; they tempt a parser to look ahead or back too far. */
const PIECES = ['1', '宝', '水', '不要', '梅林或', '(', 'a', ' ', '1,', 'ｶﾞ', '不要A、', '1w', '梅林宝2 '];

/** The time one text takes in one game. */
export type Timing = {
  readonly game: GameId;
  readonly piece: string;
  /** Median of several runs, in milliseconds. */
  readonly took: number;
  /** Time for twice the length over the time for the length, of the fastest runs; null if both are too fast to tell. */
  readonly growth: number | null;
};

/** Reads long texts: a mix from the corpus, and texts that only repeat one piece. */
export async function timeReading(lines: readonly CorpusLine[]): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  for (const id of GAMES) {
    const game = gameById(id);
    const prepared = await loadGame(game);
    const mix = lines.filter((line) => line.game.family === game.family).map(({ text }) => text);
    if (mix.length > 0) timings.push(timeText(prepared, id, 'corpus', `${mix.join('\n')}\n`));
    for (const piece of PIECES) timings.push(timeText(prepared, id, piece, piece));
  }
  return timings;
}

/** What takes too long, one sentence each. */
export function slownessOf(timings: readonly Timing[]): readonly string[] {
  return timings.flatMap(({ game, piece, took, growth }) => {
    const what = `${game}, ${JSON.stringify(piece)} repeated`;
    return [
      ...(took > SLOWEST ? [`${what}: ${took.toFixed(1)} ms, at most ${SLOWEST}`] : []),
      ...(growth !== null && growth > STEEPEST
        ? [`${what}: twice the length takes ${growth.toFixed(2)} times as long, at most ${STEEPEST}`]
        : []),
    ];
  });
}

/** Rows for printing: a piece with its time and growth in each game. */
export function timingRows(timings: readonly Timing[]): readonly (readonly string[])[] {
  const pieces = [...new Set(timings.map(({ piece }) => piece))];
  const header = [`${LENGTH} characters`, ...GAMES.flatMap((game) => [`${game} ms`, 'growth'])];
  const rows = pieces.map((piece) => [
    JSON.stringify(piece),
    ...GAMES.flatMap((game) => {
      const timing = timings.find((one) => one.game === game && one.piece === piece);
      return [timing?.took.toFixed(1) ?? '–', timing?.growth?.toFixed(2) ?? '–'];
    }),
  ]);
  return [header, ...rows];
}

function timeText(prepared: PreparedGame, game: GameId, piece: string, repeated: string): Timing {
  const text = repeated.repeat(Math.ceil((2 * LENGTH) / repeated.length));
  const times = run(prepared, text.slice(0, LENGTH));
  const twice = run(prepared, text.slice(0, 2 * LENGTH));
  const [fastest = 0, fastestTwice = 0] = [times[0], twice[0]];
  return {
    game,
    piece,
    took: times[Math.floor(RUNS / 2)] ?? 0,
    growth: fastest < TELLING ? null : fastestTwice / fastest,
  };
}

/** Milliseconds of several runs after one that does not count, the fastest first. */
function run(prepared: PreparedGame, text: string): readonly number[] {
  for (let count = 0; count < WARM_UP; count++) parseText(prepared, 'query', text);
  parseText(prepared, 'query', text);
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    parseText(prepared, 'query', text);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}
