/** @jest-environment node */
import type { ItemId } from '@/domain/offer';
import { FAMILY_IDS } from '@/games/ids';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { nicknamesOf } from '@/names/nickname';
import { tileLetters } from '@/names/tileLetters';
import { smallRoster } from './smallRoster';

const LANGUAGES = ['ja', 'en'] as const;

function lettersOf(locale: 'ja' | 'en', ...names: readonly string[]) {
  const { items } = smallRoster(...names.map((name, index) => ({ id: `svt-${index}`, zh: name, ja: name, en: name })));
  return [...tileLetters(items, new Map(items.map(({ id }, index) => [id, names[index] ?? ''])), locale)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, letters]) => letters);
}

describe('tileLetters', () => {
  it('are the first letters of a name', () => {
    expect(lettersOf('en', 'Merlin', 'Altria')).toEqual(['Mer', 'Alt']);
    expect(lettersOf('ja', 'マーリン')).toEqual(['マリ']);
  });

  it('take the initial of a version if the plain item has the same letters', () => {
    expect(lettersOf('en', 'Hoshino', 'Hoshino (Swimsuit)')).toEqual(['Hos', 'HoS']);
    expect(lettersOf('ja', '水着ヒナ', '水着ホシノ')).toEqual(['水着', '水ホ']);
  });

  it('end in a small kana only after the one that it belongs to', () => {
    expect(lettersOf('ja', 'ジャンヌ')).toEqual(['ジャ']);
    expect(lettersOf('ja', 'アル', 'アキ', 'アルキャス')).toEqual(['アル', 'アキ', 'アス']);
  });

  it('skip signs', () => {
    expect(lettersOf('en', '"First Hassan"', 'Pandora’s Actor')).toEqual(['Fir', 'Pan']);
  });

  it.each(FAMILY_IDS.flatMap((family) => LANGUAGES.map((locale) => [family, locale] as const)))(
    'differ for almost all items of %s (%s)',
    async (family, locale) => {
      const { items } = await loadBuiltRoster(family);
      const letters = tileLetters(items, nicknamesOf(items, locale, new Map<ItemId, string>()), locale);

      const distinct = new Set(items.map(({ id, kind }) => `${kind} ${letters.get(id)}`));
      expect(distinct.size).toBeGreaterThan(items.length * 0.95);
      expect([...letters.values()].filter((text) => !/^[\p{L}\p{N}ー]/u.test(text))).toEqual([]);
    },
  );
});
