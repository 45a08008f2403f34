import { basename, dirname, join } from 'node:path';
import { fail, ok, type Result } from '@/base/result';
import { findGame, GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import type { Game, GameId } from '@/games/types';
import type { CliEffects } from './effects';

/** A sheet to import. */
export type FoundSheet = { readonly path: string; readonly game: Game };

/** Why a path cannot be imported; `near` are the ids of games with a similar name. */
export type SheetProblem = {
  readonly kind:
    | 'no-such-path'
    | 'no-sheets'
    | 'unknown-game'
    | 'stray-file'
    | 'unsupported'
    | 'game-twice'
    | 'game-for-folder';
  readonly path: string;
  readonly similarGames: readonly GameId[];
};

/** The sheets of a folder in the order of the games, or a single one. */
export type FoundSheets = { readonly folder: string; readonly single: boolean; readonly sheets: readonly FoundSheet[] };

/** File names of sheets. The format is detected from the content, because web applications export other formats as `.xls`. A real `.xls`
 *  file is refused with advice. */
const READABLE = /\.(csv|tsv|txt|xlsx|xlsm|xls)$/i;
/** A single file may also be a saved page, which is refused with advice. */
const SINGLE_FILE = /\.(csv|tsv|txt|xlsx|xlsm|xls|html?)$/i;
/** Unsupported spreadsheet formats, which must not be ignored silently. */
const UNREADABLE = /\.(xlsb|ods|numbers|et)$/i;

/** Finds the sheets to import and the game of each, by file name (`FateGO.csv`) or by `gameId` for a single sheet.
 *  @returns  the sheets, or every problem
 *  @throws   ShopError `cli-read` */
export async function findSheets(
  path: string,
  gameId: string | null,
  effects: Pick<CliEffects, 'list' | 'read'>,
): Promise<Result<FoundSheets, readonly SheetProblem[]>> {
  const names = await effects.list(path);
  if (names !== null && gameId !== null) return fail([problem('game-for-folder', path)]);
  if (names === null) return findOne(path, gameId, effects);
  const sheets = names.filter((name) => !/^[.~]/.test(name) && (READABLE.test(name) || UNREADABLE.test(name))).sort();
  if (sheets.length === 0) return fail([problem('no-sheets', path)]);
  const found = sheets.map((name) => identifyGame(join(path, name), null));
  const problems = [...found.flatMap((one) => (one.ok ? [] : [inFolder(one.error)])), ...findDuplicates(found)];
  if (problems.length > 0) return fail(problems);
  const byGame = new Map(found.flatMap((one) => (one.ok ? [[one.value.game, one.value] as const] : [])));
  return ok({ folder: path, single: false, sheets: GAMES.flatMap((game) => byGame.get(game) ?? []) });
}

async function findOne(
  path: string,
  gameId: string | null,
  effects: Pick<CliEffects, 'read'>,
): Promise<Result<FoundSheets, readonly SheetProblem[]>> {
  if ((await effects.read(path)) === null) return fail([problem('no-such-path', path)]);
  const found = identifyGame(path, gameId);
  return found.ok ? ok({ folder: dirname(path), single: true, sheets: [found.value] }) : fail([found.error]);
}

function identifyGame(path: string, gameId: string | null): Result<FoundSheet, SheetProblem> {
  if (UNREADABLE.test(path)) return fail(problem('unsupported', path));
  const id = gameId ?? basename(path).replace(SINGLE_FILE, '');
  const game = findGame(id);
  return game === null
    ? fail({ kind: 'unknown-game', path: gameId ?? path, similarGames: nearestGameIds(id) })
    : ok({ path, game });
}

/** Finds games with several sheets (`FateGO.csv`, `FateGO.tsv`): the catalog of one sheet would replace that of another. */
function findDuplicates(found: readonly Result<FoundSheet, SheetProblem>[]): readonly SheetProblem[] {
  const seenGames = new Set<Game>();
  return found.flatMap((one) => {
    if (!one.ok || seenGames.size < seenGames.add(one.value.game).size) return [];
    return [problem('game-twice', one.value.path)];
  });
}

/** Replaces the advice to use `--game`, which is for single sheets only. */
function inFolder(found: SheetProblem): SheetProblem {
  return found.kind === 'unknown-game' ? { ...found, kind: 'stray-file' } : found;
}

function problem(kind: SheetProblem['kind'], path: string): SheetProblem {
  return { kind, path, similarGames: [] };
}
