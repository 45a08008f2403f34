/** @jest-environment node */
import { fail, ok } from '@/base/result';
import { formatFavouritesFile, mergeFavourites, parseFavouritesFile } from '@/features/favourites/file/favouritesFile';
import { removeFavourite } from '@/storage/editFavourites';
import { MAX_FAVOURITES } from '@/storage/favourites';
import { epochMs, favourite, favouritesOf } from '../favouriteBuild';

const file = (parts: object) => JSON.stringify({ format: 'vitrine-favourites', version: 1, games: {}, ...parts });

describe('a favourites file', () => {
  it('parses to the favourites it was written from, without the visits', () => {
    const stored = { ...favouritesOf(favourite(), favourite({ code: 'A-2' })), visitedAt: epochMs(5) };

    expect(parseFavouritesFile(formatFavouritesFile(stored))).toEqual(ok({ games: stored.games, invalid: 0 }));
    expect(parseFavouritesFile(`\uFEFF${formatFavouritesFile(stored)}`)).toEqual(
      ok({ games: stored.games, invalid: 0 }),
    );
  });

  it.each([
    ['text that is not JSON', 'FG-1, FG-2', 'notJson'],
    ['JSON that is no object', '[1]', 'wrongFormat'],
    ['a file of another program', '{"format":"bookmarks"}', 'wrongFormat'],
    ['a file of a later version', file({ version: 2 }), 'newerVersion'],
    ['a file without a version', file({ version: null }), 'damaged'],
    ['a file with invalid games', file({ games: { FateGO: 'A-1' } }), 'damaged'],
  ])('is refused if it is %s', (_content, text, problem) => {
    expect(parseFavouritesFile(text)).toEqual(fail(problem));
  });

  it('adds new favourites and leaves existing ones unchanged', () => {
    const stored = favouritesOf(favourite({ shop: '这里的' }));
    const games = { FateGO: [favourite({ shop: '文件里的' }), favourite({ code: 'A-2' })], Tetris: [favourite()] };

    const merged = mergeFavourites(stored, games, false, epochMs(9));

    expect(merged).toEqual({
      favourites: favouritesOf(favourite({ shop: '这里的' }), favourite({ code: 'A-2' })),
      added: 1,
      existing: 1,
      overLimit: 0,
      unknownGame: 1,
      removedEarlier: 0,
    });
  });

  it('skips and counts single favourites that cannot be read', () => {
    const games = { FateGO: [favourite(), { ...favourite({ code: 'A-2' }), shop: 'x'.repeat(201) }] };

    expect(parseFavouritesFile(file({ games }))).toEqual(ok({ games: { FateGO: [favourite()] }, invalid: 1 }));
  });

  it('restores favourites that were removed later only on request', () => {
    const stored = removeFavourite(favouritesOf(favourite()), 'FateGO', favourite().code, epochMs(5));
    const games = { FateGO: [favourite()] };

    const skipped = mergeFavourites(stored, games, false, epochMs(9));
    const restored = mergeFavourites(stored, games, true, epochMs(9));

    expect(skipped).toMatchObject({ favourites: { games: {} }, added: 0, removedEarlier: 1 });
    expect(restored).toMatchObject({ favourites: { games: { FateGO: [favourite()] } }, added: 1, removedEarlier: 0 });
  });

  it('adds a favourite that is newer than its removal', () => {
    const stored = removeFavourite(favouritesOf(favourite()), 'FateGO', favourite().code, epochMs(5));
    const games = { FateGO: [favourite({ keptAt: epochMs(6) })] };

    expect(mergeFavourites(stored, games, false, epochMs(9))).toMatchObject({ added: 1 });
  });

  it('adds favourites up to the limit', () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => favourite({ code: `A-${from + index}` }));

    const merged = mergeFavourites(
      favouritesOf(...many(0, MAX_FAVOURITES - 1)),
      { BlueArchive: many(0, 3) },
      false,
      epochMs(9),
    );

    expect(merged).toMatchObject({ added: 1, overLimit: 2 });
  });
});
