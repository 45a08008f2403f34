/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { indexNames } from '@/names/indexNames';
import { spellingsOf } from '@/names/itemNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import type { SpellingForm } from '@/names/nameIndex';
import { spelledRoster } from './smallRoster';

function formsOf(index: ReturnType<typeof indexNames>, id: string): Readonly<Record<string, SpellingForm>> {
  const own = index.spellings.filter(({ item }) => item.id === id);
  return Object.fromEntries(own.map(({ folded, form }) => [folded, form]));
}

describe('indexNames', () => {
  const roster = spelledRoster(
    'mei梅 lin林 shui水',
    { id: 'merlin', zh: '梅林', ja: 'マーリン', en: 'Merlin', aliases: ['花哥', 'MERLIN'] },
    {
      id: 'swim',
      zh: '梅林（泳装）',
      readings: { variants: ['水梅林'], bare: ['梅林'], parts: ['林'], kana: ['うめばやし'] },
    },
  );

  it('includes names, nicknames and their pronunciations', () => {
    expect(formsOf(indexNames(roster), 'merlin')).toEqual({
      梅林: 'name',
      マーリン: 'name',
      merlin: 'name',
      花哥: 'alias',
      maarin: 'reading',
      marin: 'reading',
      meilin: 'reading',
      ml: 'initials',
    });
  });

  it('includes derived spellings and their pronunciations, each in its most reliable form', () => {
    const forms = formsOf(indexNames(roster), 'swim');

    expect(forms).toMatchObject({ 水梅林: 'variant', 梅林: 'bare', 林: 'part', ウメバヤシ: 'reading' });
    expect(forms).toMatchObject({ shuimeilin: 'reading', umebayashi: 'reading', sml: 'initials', lin: 'reading' });
    expect(forms).not.toHaveProperty('l');
  });

  it('is cached per roster', () => {
    expect(indexNames(roster)).toBe(indexNames(roster));
  });

  it('keeps the order of the roster', () => {
    const ids = indexNames(roster).spellings.map(({ item }) => item.id);

    expect([...new Set(ids)]).toEqual(['merlin', 'swim']);
    expect(ids.lastIndexOf('merlin' as (typeof ids)[number])).toBeLessThan(ids.indexOf('swim' as (typeof ids)[number]));
  });

  it.each(FAMILY_IDS)('folds every spelling of %s, without empty or repeated ones', async (family) => {
    const { spellings } = indexNames(await loadBuiltRoster(family));

    const keys = spellings.map(({ item, folded }) => `${item.id} ${folded}`);
    expect(spellings.filter(({ folded, text }) => folded === '' || folded !== foldText(text))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(FAMILY_IDS)('derives no name of %s that belongs to another item', async (family) => {
    const roster = await loadBuiltRoster(family);
    const owned = new Set(roster.items.flatMap(spellingsOf).map(foldText));

    const derived = indexNames(roster).spellings.filter(({ form }) => ['variant', 'bare', 'part'].includes(form));
    expect(derived.filter(({ folded }) => owned.has(folded))).toEqual([]);
  });
});
