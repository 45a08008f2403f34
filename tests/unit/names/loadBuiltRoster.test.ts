/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { loadRoster } from '@/names/loadRoster';

describe('loadBuiltRoster', () => {
  it.each(FAMILY_IDS)('returns the items of %s that the roster has, in the same order', async (family) => {
    const [names, roster] = await Promise.all([loadBuiltRoster(family), loadRoster(family)]);

    const sharedFields = ({ items }: typeof roster) =>
      items.map(({ id, kind, names: called, rarity, group }) => [id, kind, called, rarity, group]);
    expect(sharedFields(names)).toEqual(sharedFields(roster));
  });

  it.each(FAMILY_IDS)('adds the readings that the roster of %s lacks', async (family) => {
    const [names, roster] = await Promise.all([loadBuiltRoster(family), loadRoster(family)]);

    const derived = ({ items }: typeof roster) => items.flatMap(({ readings }) => Object.values(readings).flat());
    expect(derived(roster).length).toBe(0);
    expect(roster.syllables.size).toBe(0);
    expect(derived(names).length).toBeGreaterThan(0);
    expect(names.syllables.size).toBeGreaterThan(0);
  });

  it.each(FAMILY_IDS)('returns no alias of %s that equals a name', async (family) => {
    const { items } = await loadBuiltRoster(family);

    const aliases = items.flatMap((item) => item.aliases.map((alias) => [item, foldText(alias)] as const));
    expect(aliases.filter(([item, alias]) => Object.values(item.names).map(foldText).includes(alias))).toEqual([]);
  });
});
