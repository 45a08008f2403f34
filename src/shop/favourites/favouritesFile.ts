import { fail, ok, type Result } from '@/base/result';
import { findGame } from '@/games/games';
import { countKept, decodeFavourites, type Favourite, type Favourites, MOST_KEPT } from '@/storage/favourites';

/** Why a file is none of ours, or cannot be read. */
export type FileProblem = 'unreadable' | 'notJson' | 'notOurs' | 'newer' | 'damaged';

type Games = Favourites['games'];

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
};

const FORMAT = 'vitrine-favourites';
const VERSION = 1;

/** Writes favourites as a file to take along; visits belong to this browser and are left out. */
export function writeFavouritesFile({ games }: Favourites): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games }, null, 1)}\n`;
}

/** Reads a file that `writeFavouritesFile` has written, here or elsewhere. */
export function readFavouritesFile(text: string): Result<Games, FileProblem> {
  const file = parse(text.replace(/^\uFEFF/, ''));
  if (!file.ok) return file;
  const { value } = file;
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return fail('notOurs');
  if (!('version' in value) || !Number.isInteger(value.version) || !('games' in value)) return fail('damaged');
  if ((value.version as number) > VERSION) return fail('newer');
  const decoded = decodeFavourites({ games: value.games, visitedAt: null, visitedBefore: null });
  return decoded.ok ? ok(decoded.value.games) : fail('damaged');
}

/** Adds the favourites of a file to those there are, as far as they fit. */
export function mergeFavourites(kept: Favourites, games: Games): Merged {
  let room = MOST_KEPT - countKept(kept);
  const counts = { added: 0, present: 0, leftOut: 0, unknown: 0 };
  const merged: Record<string, readonly Favourite[]> = { ...kept.games };
  for (const [game, list] of Object.entries(games)) {
    if (findGame(game) === null) {
      counts.unknown += list.length;
      continue;
    }
    const before = merged[game] ?? [];
    const codes = new Set(before.map(({ code }) => code));
    const others = list.filter(({ code }) => !codes.has(code));
    const added = others.slice(0, Math.max(0, room));
    room -= added.length;
    counts.added += added.length;
    counts.present += list.length - others.length;
    counts.leftOut += others.length - added.length;
    if (added.length > 0) merged[game] = [...before, ...added];
  }
  return { kept: { ...kept, games: merged }, ...counts };
}

function parse(text: string): Result<unknown, FileProblem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    // What went wrong in it helps nobody who did not write it by hand.
    return fail('notJson');
  }
}
