import type { OfferCode } from '@/domain/offer';
import {
  clearCompared,
  codesOfGame,
  removeCompared,
  toggleCompared,
  trayAnnouncement,
} from '@/features/compare/editTray';
import { compareTray } from '@/storage/compareTray';
import { codes } from '../../build';

const chosen = () => codesOfGame(compareTray.get(), 'FateGO');
const toggle = (...names: readonly string[]) => {
  for (const code of codes(...names)) toggleCompared('FateGO', code);
};

beforeEach(() => {
  compareTray.set({});
  trayAnnouncement.set(null);
});

describe('the compare tray', () => {
  it('takes an offer in at the first press and out at the second', () => {
    toggle('A-1', 'A-2', 'A-1');

    expect(chosen()).toEqual(['A-2']);
    expect(trayAnnouncement.get()).toEqual({ kind: 'removed', code: 'A-1' });
  });

  it('leaves a full tray as it is when a fifth comes, and says so', () => {
    toggle('A-1', 'A-2', 'A-3', 'A-4', 'A-5');

    expect(chosen()).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(trayAnnouncement.get()).toEqual({ kind: 'full', code: 'A-5' });
  });

  it('says no longer that it is full once there is room', () => {
    toggle('A-1', 'A-2', 'A-3', 'A-4', 'A-5');
    removeCompared('FateGO', 'A-1' as OfferCode);

    expect(trayAnnouncement.get()?.kind).toBe('removed');
  });

  it('keeps what another tab has put in, although no event has come', () => {
    toggle('A-1');
    localStorage.setItem('vitrine.compare', '{"version":1,"value":{"FateGO":["A-1","A-2"],"BlueArchive":["B-1"]}}');

    toggle('A-3');

    expect(compareTray.get()).toEqual({ FateGO: ['A-1', 'A-2', 'A-3'], BlueArchive: ['B-1'] });
  });

  it('keeps each game apart', () => {
    toggle('A-1');
    toggleCompared('BlueArchive', 'B-1' as OfferCode);
    clearCompared('FateGO');

    expect(compareTray.get()).toEqual({ BlueArchive: ['B-1'] });
  });

  it('gives the same list as long as nothing changes', () => {
    expect(chosen()).toBe(chosen());
  });
});
