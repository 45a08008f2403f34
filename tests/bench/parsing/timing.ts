import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import type { CorpusLine } from './corpus';
import { loadGame } from './loadGame';

const GAMES: readonly GameId[] = ['FateGO', 'UmaMusume', 'pokemontcgp'];
const LENGTH = 20_000;
const RUNS = 5;
/** Maximum milliseconds for a text of LENGTH characters. */
const MAX_MS = 50;
/** Maximum milliseconds for a single text of the corpus. */
const MAX_SINGLE_MS = 100;
/** Maximum growth for twice the length; above 2 because of garbage collection. */
const MAX_GROWTH = 2.6;
/** Shorter times, in milliseconds, are too imprecise to compute the growth. */
const MIN_MEASURABLE_MS = 2;

/** Repeated fragments that provoke backtracking and look-ahead. */
const FRAGMENTS = [
  '1',
  '宝',
  '水',
  '不要',
  '梅林或',
  '(',
  'a',
  ' ',
  '1,',
  'ｶﾞ',
  '不要A、',
  '1w',
  '梅林宝2 ',
  '-',
  '——',
  '啊',
  '都',
  '各',
  '或',
  '满破',
  '满破：',
  '【NG】',
  '不对，',
  '梅林不对孔明',
  '二选一',
  '×',
  '①',
  '★5\n',
  '到',
  '800-',
];

/** Timing of one text in one game. */
export type Timing = {
  readonly game: GameId;
  readonly fragment: string;
  /** Milliseconds of the fastest run, which other processes disturb least. */
  readonly fastestMs: number;
  /** Time for twice the length relative to the length; null if both are too short. */
  readonly growth: number | null;
};

/** The text of the corpus that takes longest. */
export type SlowestText = { readonly location: string; readonly ms: number };

/** Parses every text alone and returns the slowest. A text above the limit is measured again, since other processes disturb. */
export async function findSlowestText(lines: readonly CorpusLine[]): Promise<SlowestText> {
  let slowest: SlowestText = { location: '', ms: 0 };
  for (const { game, mode, text, location } of lines) {
    const prepared = await loadGame(game);
    const first = timeOnce(prepared, mode, text);
    const ms = first > MAX_SINGLE_MS ? Math.min(first, timeOnce(prepared, mode, text)) : first;
    if (ms > slowest.ms) slowest = { location, ms };
  }
  return slowest;
}

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
export function missedLimits(timings: readonly Timing[], slowest: SlowestText): readonly string[] {
  const missed = timings.flatMap(({ game, fragment, fastestMs, growth }) => {
    const what = `${game}, ${JSON.stringify(fragment)} repeated`;
    return [
      ...(fastestMs > MAX_MS ? [`${what}: ${fastestMs.toFixed(1)} ms, at most ${MAX_MS}`] : []),
      ...(growth !== null && growth > MAX_GROWTH
        ? [`${what}: twice the length takes ${growth.toFixed(2)} times as long, at most ${MAX_GROWTH}`]
        : []),
    ];
  });
  if (slowest.ms <= MAX_SINGLE_MS) return missed;
  return [...missed, `${slowest.location}: ${slowest.ms.toFixed(1)} ms, at most ${MAX_SINGLE_MS}`];
}

/** Table rows: a fragment with its time and growth in each game. */
export function timingRows(timings: readonly Timing[]): readonly (readonly string[])[] {
  const fragments = [...new Set(timings.map(({ fragment }) => fragment))];
  const header = [`${LENGTH} characters`, ...GAMES.flatMap((game) => [`${game} ms`, 'growth'])];
  const rows = fragments.map((piece) => [
    JSON.stringify(piece),
    ...GAMES.flatMap((game) => {
      const timing = timings.find((one) => one.game === game && one.fragment === piece);
      return [timing?.fastestMs.toFixed(1) ?? '–', timing?.growth?.toFixed(2) ?? '–'];
    }),
  ]);
  return [header, ...rows];
}

function timeText(prepared: PreparedGame, game: GameId, piece: string, repeated: string): Timing {
  const text = repeated.repeat(Math.ceil((2 * LENGTH) / repeated.length));
  const fastestMs = fastestRun(prepared, text.slice(0, LENGTH));
  const twiceMs = fastestRun(prepared, text.slice(0, 2 * LENGTH));
  return { game, fragment: piece, fastestMs, growth: fastestMs < MIN_MEASURABLE_MS ? null : twiceMs / fastestMs };
}

/** Returns the milliseconds of the fastest of several runs; the first ones warm up. */
function fastestRun(prepared: PreparedGame, text: string): number {
  return Math.min(...Array.from({ length: RUNS }, () => timeOnce(prepared, 'query', text)));
}

function timeOnce(prepared: PreparedGame, mode: ParseMode, text: string): number {
  const start = performance.now();
  parseText(prepared, mode, text);
  return performance.now() - start;
}
