import * as v from 'valibot';
import { decodeJson, objectOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import type { EpochMs } from '@/domain/offer';
import { findGame } from '@/games/games';
import { decodeFavourites } from '@/storage/decodeFavourites';
import { addFavourite } from '@/storage/editFavourites';
import { countFavourites, type Favourites, MAX_FAVOURITES } from '@/storage/favourites';
import { isRemoved } from '@/storage/reconcileFavourites';

const PROBLEMS = ['unreadable', 'notJson', 'wrongFormat', 'newerVersion', 'damaged'] as const;
export type FileProblem = (typeof PROBLEMS)[number];

type Games = Favourites['games'];

export type FileContent = {
  readonly games: Games;
  /** Number of entries that could not be decoded. */
  readonly invalid: number;
};

/** The favourites after an import, and the number of imported and skipped entries. */
export type MergeResult = {
  readonly favourites: Favourites;
  readonly added: number;
  /** Skipped: already favourites, which stay unchanged. */
  readonly existing: number;
  /** Skipped: beyond the limit of favourites. */
  readonly overLimit: number;
  /** Skipped: of games that do not exist here. */
  readonly unknownGame: number;
  /** Skipped: removed here after the file was written. */
  readonly removedEarlier: number;
};

const FORMAT = 'vitrine-favourites';
const VERSION = 1;

/** The structure of a file; the validation messages are problem codes. */
const FILE = objectOf(
  {
    format: v.literal(FORMAT, 'wrongFormat'),
    games: v.custom((games) => games !== undefined, 'damaged'),
    version: v.pipe(v.number('damaged'), v.integer('damaged'), v.maxValue(VERSION, 'newerVersion')),
  } satisfies Record<string, v.GenericSchema>,
  'wrongFormat',
);

/** Formats favourites as a JSON file. Visit times are left out because they belong to this browser. */
export function formatFavouritesFile({ games }: Favourites): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n`;
}

/** Parses a file written by `formatFavouritesFile`. */
export function parseFavouritesFile(text: string): Result<FileContent, FileProblem> {
  const file = parse(text.replace(/^\uFEFF/, ''));
  if (!file.ok) return file;
  const header = decodeJson(FILE, file.value);
  if (!header.ok) return fail(PROBLEMS.find((problem) => problem === header.error.expected) ?? 'wrongFormat');
  let invalid = 0;
  const content = { games: header.value.games, visitedAt: null, visitedBefore: null };
  const decoded = decodeFavourites(content, VERSION, () => invalid++);
  return decoded.ok ? ok({ games: decoded.value.games, invalid }) : fail('damaged');
}

/** Adds the favourites of a file to the stored ones, up to the limit.
 *  @param restore  whether to add favourites that were removed after the file was written; by default they are skipped */
export function mergeFavourites(before: Favourites, games: Games, restore: boolean, now: EpochMs): MergeResult {
  const counts = { added: 0, existing: 0, overLimit: 0, unknownGame: 0, removedEarlier: 0 };
  let favourites = before;
  for (const [game, list] of Object.entries(games)) {
    if (findGame(game) === null) {
      counts.unknownGame += list.length;
      continue;
    }
    const removals = new Map(Object.entries(before.removals[game] ?? {}));
    for (const favourite of list) {
      const next = addFavourite(favourites, game, favourite, now);
      if (next === favourites) counts.existing++;
      else if (!restore && isRemoved(favourite, removals.get(favourite.code))) counts.removedEarlier++;
      else if (countFavourites(favourites) >= MAX_FAVOURITES) counts.overLimit++;
      else {
        counts.added++;
        favourites = next;
      }
    }
  }
  return { favourites, ...counts };
}

function parse(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    // The position of a syntax error is useless, because the file is not written by hand.
    return fail('notJson');
  }
}
