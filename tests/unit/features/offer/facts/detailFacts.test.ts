/** @jest-environment node */
import { detailFacts } from '@/features/offer/facts/detailFacts';
import { itemsByKind } from '@/features/offer/facts/itemsByKind';
import { offer } from '../../../builders';
import { gameItems, labels } from '../../search-state/shopBuild';

describe('detailFacts', () => {
  it('returns all stated resources, including those of 0, then all attributes, formatted', () => {
    const stated = offer({
      resources: { ticket: 0, sq: 1260 },
      attributes: { server: 'jp', rebindable: true, level: 1480, unknown: 'x' },
    });

    const facts = detailFacts(stated, labels).map(({ id, value }) => [id, value]);

    expect(facts).toEqual([
      ['sq', '1,260'],
      ['ticket', '0'],
      ['server', '日服'],
      ['level', '1,480'],
      ['rebindable', '是'],
    ]);
  });
});

describe('itemsByKind', () => {
  it('groups by kind in the game’s order, rarest first, unknown items last', () => {
    const { items } = offer({ items: { 'svt-9999': 1, grail: 2, bedivere: 1, merlin: 1 } });

    const groups = itemsByKind(items, gameItems).map(({ kind, items: own }) => [kind?.id, own.map((one) => one.item)]);

    expect(groups).toEqual([
      ['servant', ['merlin', 'bedivere']],
      ['craft_essence', ['grail']],
      [undefined, ['svt-9999']],
    ]);
  });
});
