import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import type { EpochMs } from '@/domain/offer';
import { findGame } from '@/games/games';
import { decodeFavourites } from '@/storage/decodeFavourites';
import { addFavourite } from '@/storage/editFavourites';
import { countFavourites, type Favourites, MAX_FAVOURITES } from '@/storage/favourites';
import { isRemoved } from '@/storage/reconcileFavourites';

/** Why a file is none of ours, or cannot be read. */
const PROBLEMS = ['unreadable', 'notJson', 'notOurs', 'newer', 'damaged'] as const;
export type FileProblem = (typeof PROBLEMS)[number];

type Games = Favourites['games'];

/** The favourites of a file. */
export type FileContent = {
  readonly games: Games;
  /** How many there are besides that cannot be read. */
  readonly invalid: number;
};

/** What became of the favourites of a file. */
export type Merged = {
  readonly kept: Favourites;
  readonly added: number;
  /** Kept already: these stay as they were. */
  readonly present: number;
  /** Those that did not fit. */
  readonly leftOut: number;
  /** Those of games that do not exist here. */
  readonly unknown: number;
  /** Those that were removed here after the file was written. */
  readonly removed: number;
};

const FORMAT = 'vitrine-favourites';
const VERSION = 1;

/** The envelope of a file; its messages are the problems. */
const FILE = objectOf(
  {
    format: v.literal(FORMAT, 'notOurs'),
    games: v.custom((games) => games !== undefined, 'damaged'),
    version: v.pipe(v.number('damaged'), v.integer('damaged'), v.maxValue(VERSION, 'newer')),
  } satisfies Record<string, v.GenericSchema>,
  'notOurs',
);

/** Writes favourites as a file to take along; visits belong to this browser and are left out. */
export function writeFavouritesFile({ games }: Favourites): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n`;
}

/** Reads a file that `writeFavouritesFile` has written, here or elsewhere. */
export function readFavouritesFile(text: string): Result<FileContent, FileProblem> {
  const file = parse(text.replace(/^\uFEFF/, ''));
  if (!file.ok) return file;
  const header = decodeJson(FILE, file.value);
  if (!header.ok) return fail(PROBLEMS.find((problem) => problem === header.error.expected) ?? 'notOurs');
  let invalid = 0;
  const content = { games: header.value.games, visitedAt: null, visitedBefore: null };
  const decoded = decodeFavourites(content, VERSION, () => invalid++);
  return decoded.ok ? ok({ games: decoded.value.games, invalid }) : fail('damaged');
}

/** Adds the favourites of a file to those there are, as far as they fit.
 *  @param restore  whether to add also those that were removed after they were kept: a file of before should not bring them
 *                  back unasked */
export function mergeFavourites(before: Favourites, games: Games, restore: boolean, now: EpochMs): Merged {
  const counts = { added: 0, present: 0, leftOut: 0, unknown: 0, removed: 0 };
  let kept = before;
  for (const [game, list] of Object.entries(games)) {
    if (findGame(game) === null) {
      counts.unknown += list.length;
      continue;
    }
    const removals = new Map(Object.entries(before.removals[game] ?? {}));
    for (const one of list) {
      const next = addFavourite(kept, game, one, now);
      if (next === kept) counts.present++;
      else if (!restore && isRemoved(one, removals.get(one.code))) counts.removed++;
      else if (countFavourites(kept) >= MAX_FAVOURITES) counts.leftOut++;
      else {
        counts.added++;
        kept = next;
      }
    }
  }
  return { kept, ...counts };
}

function parse(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    // What went wrong in it helps nobody who did not write it by hand.
    return fail('notJson');
  }
}
