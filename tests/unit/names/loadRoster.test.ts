/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import { loadRoster } from '@/names/loadRoster';

describe('the rosters that ship', () => {
  it.each(FAMILY_IDS)('load %s under its own family, with items that can be told apart by name', async (family) => {
    const roster = await loadRoster(family);

    const names = roster.items.map((item) => `${item.kind} ${item.names.zh}`);
    expect(roster.family).toBe(family);
    expect(roster.items.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(FAMILY_IDS)(
    'hold in %s only ids that stand in a link as they are, without its separators',
    async (family) => {
      const roster = await loadRoster(family);

      expect(roster.items.filter((item) => !/^[a-z0-9.-]+$/.test(item.id))).toEqual([]);
    },
  );

  it.each(FAMILY_IDS)('hold in %s no spelling that folds to nothing', async (family) => {
    const roster = await loadRoster(family);

    expect(roster.items.filter((item) => spellingsOf(item).some((spelling) => foldText(spelling) === ''))).toEqual([]);
  });
});
