/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { markAllSeen, recordStatusSnapshots, startVisit } from '@/features/favourites/game/favouritesVisit';
import { epochMs, favourite, favouritesOf, snapshot } from '../favouriteBuild';

const HOUR = 3_600_000;
const cheaper = snapshot({ at: epochMs(2), price: 8000 });

describe('startVisit', () => {
  it('marks what the previous visit found as seen', () => {
    const stored = { ...favouritesOf(favourite({ latest: cheaper })), visitedAt: epochMs(1000) };

    expect(startVisit(stored, epochMs(9 * HOUR))).toEqual({
      ...favouritesOf(favourite({ known: cheaper, latest: cheaper })),
      visitedAt: 9 * HOUR,
      visitedBefore: 1000,
    });
  });

  it('continues the previous visit if the buyer comes back within half an hour', () => {
    const stored = {
      ...favouritesOf(favourite({ latest: cheaper })),
      visitedAt: epochMs(HOUR),
      visitedBefore: epochMs(5),
    };

    expect(startVisit(stored, epochMs(HOUR + 60_000))).toEqual({ ...stored, visitedAt: HOUR + 60_000 });
  });
});

describe('recordStatusSnapshots', () => {
  const stored = favouritesOf(favourite(), favourite({ code: 'A-2', latest: cheaper }));
  const sold = snapshot({ at: epochMs(9), fate: 'sold' });
  const snapshots = new Map([
    ['A-1' as OfferCode, sold],
    ['A-2' as OfferCode, snapshot({ at: epochMs(9), price: 8000 })],
  ]);

  it('stores a changed snapshot and keeps the older one if nothing has changed', () => {
    const updated = recordStatusSnapshots(stored, 'FateGO', snapshots);

    expect(updated.games.FateGO?.map(({ latest }) => latest)).toEqual([sold, cheaper]);
  });

  it('returns the same favourites if no snapshot has changed', () => {
    const updated = recordStatusSnapshots(stored, 'FateGO', snapshots);

    expect(recordStatusSnapshots(updated, 'FateGO', snapshots)).toBe(updated);
  });
});

describe('markAllSeen', () => {
  it('makes the latest snapshot of each favourite the known one', () => {
    const stored = favouritesOf(favourite({ latest: cheaper }));

    expect(markAllSeen(stored)).toEqual(favouritesOf(favourite({ known: cheaper, latest: cheaper })));
  });
});
