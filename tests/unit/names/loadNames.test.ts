/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { loadNames } from '@/names/loadNames';
import { loadRoster } from '@/names/loadRoster';

describe('the names that ship', () => {
  it.each(FAMILY_IDS)('are of the same items of %s as its roster, in the same order', async (family) => {
    const [names, roster] = await Promise.all([loadNames(family), loadRoster(family)]);

    const facts = ({ items }: typeof roster) =>
      items.map(({ id, kind, names: called, rarity, group }) => [id, kind, called, rarity, group]);
    expect(facts(names)).toEqual(facts(roster));
  });

  it.each(FAMILY_IDS)('bring to %s the readings that its roster does not have', async (family) => {
    const [names, roster] = await Promise.all([loadNames(family), loadRoster(family)]);

    const derived = ({ items }: typeof roster) => items.flatMap(({ readings }) => Object.values(readings).flat());
    expect([derived(roster).length, roster.syllables.size]).toEqual([0, 0]);
    expect(derived(names).length).toBeGreaterThan(0);
    expect(names.syllables.size).toBeGreaterThan(0);
  });

  it.each(FAMILY_IDS)('hold in %s no alias that says what a name says', async (family) => {
    const { items } = await loadNames(family);

    const aliases = items.flatMap((item) => item.aliases.map((alias) => [item, foldText(alias)] as const));
    expect(aliases.filter(([item, alias]) => Object.values(item.names).map(foldText).includes(alias))).toEqual([]);
  });
});
