/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import { loadRoster } from '@/names/loadRoster';

describe('loadRoster', () => {
  it.each(FAMILY_IDS)('returns %s with its own family and distinct names', async (family) => {
    const roster = await loadRoster(family);

    const names = roster.items.map((item) => `${item.kind} ${item.names.zh}`);
    expect(roster.family).toBe(family);
    expect(roster.items.length).toBeGreaterThan(30);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(FAMILY_IDS)('returns only ids of %s that need no escaping in a link', async (family) => {
    const roster = await loadRoster(family);

    expect(roster.items.filter((item) => !/^[a-z0-9.-]+$/.test(item.id))).toEqual([]);
  });

  it.each(FAMILY_IDS)('returns no spelling of %s that folds to an empty text', async (family) => {
    const roster = await loadRoster(family);

    expect(roster.items.filter((item) => spellingsOf(item).some((spelling) => foldText(spelling) === ''))).toEqual([]);
  });
});
