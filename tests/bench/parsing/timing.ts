import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import type { CorpusLine } from './corpus';
import { loadGame } from './loadGame';

const GAMES: readonly GameId[] = ['FateGO', 'UmaMusume', 'pokemontcgp'];
const LENGTH = 20_000;
const RUNS = 9;
/** Number of runs before the measurement. */
const WARM_UP = 3;
/** Maximum milliseconds for a text of LENGTH characters. */
const MAX_MS = 50;
/** Maximum growth for twice the length; above 2 because of garbage collection. */
const MAX_GROWTH = 2.6;
/** Shorter times, in milliseconds, are too imprecise to compute the growth. */
const MIN_MEASURABLE_MS = 2;

/** Repeated fragments that provoke backtracking and look-ahead. */
const FRAGMENTS = ['1', '宝', '水', '不要', '梅林或', '(', 'a', ' ', '1,', 'ｶﾞ', '不要A、', '1w', '梅林宝2 '];

/** Timing of one text in one game. */
export type Timing = {
  readonly game: GameId;
  readonly fragment: string;
  /** Median in milliseconds. */
  readonly medianMs: number;
  /** Time for twice the length relative to the length, of the fastest runs; null if both are too short. */
  readonly growth: number | null;
};

/** Parses long texts: a mix from the corpus, and repeated fragments. */
export async function timeReading(lines: readonly CorpusLine[]): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  for (const id of GAMES) {
    const game = gameById(id);
    const prepared = await loadGame(game);
    const mix = lines.filter((line) => line.game.family === game.family).map(({ text }) => text);
    if (mix.length > 0) timings.push(timeText(prepared, id, 'corpus', `${mix.join('\n')}\n`));
    for (const piece of FRAGMENTS) timings.push(timeText(prepared, id, piece, piece));
  }
  return timings;
}

/** Describes every missed limit. */
export function missedLimits(timings: readonly Timing[]): readonly string[] {
  return timings.flatMap(({ game, fragment, medianMs, growth }) => {
    const what = `${game}, ${JSON.stringify(fragment)} repeated`;
    return [
      ...(medianMs > MAX_MS ? [`${what}: ${medianMs.toFixed(1)} ms, at most ${MAX_MS}`] : []),
      ...(growth !== null && growth > MAX_GROWTH
        ? [`${what}: twice the length takes ${growth.toFixed(2)} times as long, at most ${MAX_GROWTH}`]
        : []),
    ];
  });
}

/** Table rows: a fragment with its time and growth in each game. */
export function timingRows(timings: readonly Timing[]): readonly (readonly string[])[] {
  const fragments = [...new Set(timings.map(({ fragment }) => fragment))];
  const header = [`${LENGTH} characters`, ...GAMES.flatMap((game) => [`${game} ms`, 'growth'])];
  const rows = fragments.map((piece) => [
    JSON.stringify(piece),
    ...GAMES.flatMap((game) => {
      const timing = timings.find((one) => one.game === game && one.fragment === piece);
      return [timing?.medianMs.toFixed(1) ?? '–', timing?.growth?.toFixed(2) ?? '–'];
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
    fragment: piece,
    medianMs: times[Math.floor(RUNS / 2)] ?? 0,
    growth: fastest < MIN_MEASURABLE_MS ? null : fastestTwice / fastest,
  };
}

/** Milliseconds of several runs after a warm-up, sorted. */
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
