import type { OfferCode } from '@/domain/offer';
import { markAllSeen, recordStatusSnapshots, startVisit } from '@/features/favourites/game/favouritesVisit';
import { at, favourite, favouritesOf, sighting } from '../favouriteBuild';

const HOUR = 3_600_000;
const cheaper = sighting({ at: at(2), price: 8000 });

describe('a visit to the favourites', () => {
  it('begins with what the visit before has found as known', () => {
    const kept = { ...favouritesOf(favourite({ latest: cheaper })), visitedAt: at(1000) };

    expect(startVisit(kept, at(9 * HOUR))).toEqual({
      ...favouritesOf(favourite({ known: cheaper, latest: cheaper })),
      visitedAt: 9 * HOUR,
      visitedBefore: 1000,
    });
  });

  it('goes on where the buyer only looked at an offer and came back', () => {
    const kept = { ...favouritesOf(favourite({ latest: cheaper })), visitedAt: at(HOUR), visitedBefore: at(5) };

    expect(startVisit(kept, at(HOUR + 60_000))).toEqual({ ...kept, visitedAt: HOUR + 60_000 });
  });

  it('is told what is found, and keeps since when it is so', () => {
    const kept = favouritesOf(favourite(), favourite({ code: 'A-2', latest: cheaper }));
    const found = new Map([
      ['A-1' as OfferCode, sighting({ at: at(9), fate: 'sold' })],
      ['A-2' as OfferCode, sighting({ at: at(9), price: 8000 })],
    ]);

    const noted = recordStatusSnapshots(kept, 'FateGO', found);

    expect(noted.games.FateGO?.map(({ latest }) => latest)).toEqual([found.get('A-1' as OfferCode), cheaper]);
    expect(recordStatusSnapshots(noted, 'FateGO', found)).toBe(noted);
  });

  it('has nothing new once all is marked as seen', () => {
    const kept = favouritesOf(favourite({ latest: cheaper }));

    expect(markAllSeen(kept)).toEqual(favouritesOf(favourite({ known: cheaper, latest: cheaper })));
  });
});
