import type { OfferCode } from '@/domain/offer';
import {
  clearCompared,
  codesOfGame,
  removeCompared,
  toggleCompared,
  trayAnnouncement,
} from '@/features/compare/editTray';
import { compareTray } from '@/storage/compareTray';
import { codes } from '../../builders';

const selected = () => codesOfGame(compareTray.get(), 'FateGO');
const toggle = (...names: readonly string[]) => {
  for (const code of codes(...names)) toggleCompared('FateGO', code);
};

beforeEach(() => {
  compareTray.set({});
  trayAnnouncement.set(null);
});

describe('the offers to compare', () => {
  it('contain an offer after its first toggle but not after its second', () => {
    toggle('A-1', 'A-2', 'A-1');

    expect(selected()).toEqual(['A-2']);
    expect(trayAnnouncement.get()).toEqual({ kind: 'removed', code: 'A-1' });
  });

  it('stay unchanged, with an announcement, when a fifth is added', () => {
    toggle('A-1', 'A-2', 'A-3', 'A-4', 'A-5');

    expect(selected()).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
    expect(trayAnnouncement.get()).toEqual({ kind: 'full', code: 'A-5' });
  });

  it('are no longer announced as full once one is removed', () => {
    toggle('A-1', 'A-2', 'A-3', 'A-4', 'A-5');
    removeCompared('FateGO', 'A-1' as OfferCode);

    expect(trayAnnouncement.get()?.kind).toBe('removed');
  });

  it('include the changes of another tab even before its storage event', () => {
    toggle('A-1');
    localStorage.setItem('vitrine.compare', '{"version":1,"value":{"FateGO":["A-1","A-2"],"BlueArchive":["B-1"]}}');

    toggle('A-3');

    expect(compareTray.get()).toEqual({ FateGO: ['A-1', 'A-2', 'A-3'], BlueArchive: ['B-1'] });
  });

  it('are cleared for one game only', () => {
    toggle('A-1');
    toggleCompared('BlueArchive', 'B-1' as OfferCode);
    clearCompared('FateGO');

    expect(compareTray.get()).toEqual({ BlueArchive: ['B-1'] });
  });

  it('are the same array until they change', () => {
    expect(selected()).toBe(selected());
  });
});
