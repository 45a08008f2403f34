import { fail, ok } from '@/base/result';
import { mergeFavourites, readFavouritesFile, writeFavouritesFile } from '@/features/favourites/file/favouritesFile';
import { removeFavourite } from '@/storage/editFavourites';
import { MAX_FAVOURITES } from '@/storage/favourites';
import { at, favourite, favouritesOf } from '../favouriteBuild';

const file = (parts: object) => JSON.stringify({ format: 'vitrine-favourites', version: 1, games: {}, ...parts });

describe('a file of favourites', () => {
  it('is read as it was written, without the visits', () => {
    const kept = { ...favouritesOf(favourite(), favourite({ code: 'A-2' })), visitedAt: at(5) };

    expect(readFavouritesFile(writeFavouritesFile(kept))).toEqual(ok({ games: kept.games, invalid: 0 }));
    expect(readFavouritesFile(`\uFEFF${writeFavouritesFile(kept)}`)).toEqual(ok({ games: kept.games, invalid: 0 }));
  });

  it.each([
    ['not JSON', 'FG-1, FG-2', 'notJson'],
    ['something else', '[1]', 'notOurs'],
    ['of another program', '{"format":"bookmarks"}', 'notOurs'],
    ['of a later version', file({ version: 2 }), 'newer'],
    ['without a version', file({ version: null }), 'damaged'],
    ['cut', file({ games: { FateGO: 'A-1' } }), 'damaged'],
  ])('is refused if it is %s', (_what, text, problem) => {
    expect(readFavouritesFile(text)).toEqual(fail(problem));
  });

  it('adds to what is kept, which stays as it is', () => {
    const kept = favouritesOf(favourite({ shop: '这里的' }));
    const games = { FateGO: [favourite({ shop: '文件里的' }), favourite({ code: 'A-2' })], Tetris: [favourite()] };

    const merged = mergeFavourites(kept, games, false, at(9));

    expect(merged).toEqual({
      kept: favouritesOf(favourite({ shop: '这里的' }), favourite({ code: 'A-2' })),
      added: 1,
      present: 1,
      leftOut: 0,
      unknown: 1,
      removed: 0,
    });
  });

  it('loses only those of its favourites that cannot be read, and counts them', () => {
    const games = { FateGO: [favourite(), { ...favourite({ code: 'A-2' }), shop: 'x'.repeat(201) }] };

    expect(readFavouritesFile(file({ games }))).toEqual(ok({ games: { FateGO: [favourite()] }, invalid: 1 }));
  });

  it('brings back what was removed later only where that is asked for', () => {
    const kept = removeFavourite(favouritesOf(favourite()), 'FateGO', favourite().code, at(5));
    const games = { FateGO: [favourite()] };

    const unasked = mergeFavourites(kept, games, false, at(9));
    const restored = mergeFavourites(kept, games, true, at(9));

    expect(unasked).toMatchObject({ kept: { games: {} }, added: 0, removed: 1 });
    expect(restored).toMatchObject({ kept: { games: { FateGO: [favourite()] } }, added: 1, removed: 0 });
    expect(mergeFavourites(kept, { FateGO: [favourite({ keptAt: at(6) })] }, false, at(9))).toMatchObject({ added: 1 });
  });

  it('is added as far as there is room', () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => favourite({ code: `A-${from + place}` }));

    const merged = mergeFavourites(
      favouritesOf(...many(0, MAX_FAVOURITES - 1)),
      { BlueArchive: many(0, 3) },
      false,
      at(9),
    );

    expect(merged).toMatchObject({ added: 1, leftOut: 2 });
  });
});
