/** @jest-environment node */

import { LOCALES, type Locale } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import { FAMILY_IDS } from '@/games/ids';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { nicknamesOf } from '@/names/nickname';
import { tileTexts } from '@/names/shortName';
import { type SmallItem, smallRoster } from './smallRoster';

function nickname(item: Omit<SmallItem, 'id'>, locale: Locale, ...others: readonly SmallItem[]): string | undefined {
  const { items } = smallRoster({ id: 'item', ...item }, ...others);
  return nicknamesOf(items, locale, new Map(items.map(({ id }) => [id, id === 'item' ? '图块' : '']))).get(
    'item' as ItemId,
  );
}

const CASTORIA = {
  zh: '阿尔托莉雅·卡斯特（术）',
  ja: 'アルトリア・キャスター（術）',
  en: 'Altria Caster (Caster)',
  aliases: ['阿尔托莉雅·卡斯特', 'C呆', 'caber', 'Castoria', 'キャストリア'],
};

describe('nicknamesOf', () => {
  it('returns a name that is short itself', () => {
    const merlin = { zh: '梅林', ja: 'マーリン', en: 'Merlin', aliases: ['花哥', '術マ', 'Mer'] };

    expect(nickname(merlin, 'zh')).toBe('梅林');
    expect(nickname(merlin, 'ja')).toBe('マーリン');
    expect(nickname(merlin, 'en')).toBe('Merlin');
  });

  it('returns the shortest alias in the script of the language if the name is long', () => {
    expect(nickname(CASTORIA, 'zh')).toBe('C呆');
    expect(nickname(CASTORIA, 'ja')).toBe('キャストリア');
    expect(nickname(CASTORIA, 'en')).toBe('Castoria');
  });

  it('does not use a name that is marked to tell it from another item', () => {
    expect(nickname({ zh: '花凛（兔）', aliases: ['黑兔'] }, 'zh')).toBe('黑兔');
  });

  it('returns the text of the tile in Chinese and the first word elsewhere if no name is short', () => {
    const archer = { zh: '吉尔伽美什（弓）', ja: 'ギルガメッシュ（弓）', en: 'Gilgamesh (Archer)' };

    expect(nickname(archer, 'zh')).toBe('图块');
    expect(nickname(archer, 'ja')).toBe('ギルガメッシュ');
    expect(nickname({ ...archer, en: 'Zhuge Liang (Lord)' }, 'en')).toBe('Zhuge');
  });

  it('keeps a short name and marks the version of the other item whose name begins with it', () => {
    const hoshino = { zh: '星野', ja: 'ホシノ', en: 'Hoshino' };
    const swimsuit = { zh: '星野（泳装）', ja: 'ホシノ（水着）', en: 'Hoshino (Swimsuit)' };

    expect(nickname(hoshino, 'ja', { id: 'b', ...swimsuit })).toBe('ホシノ');
    expect(nickname(swimsuit, 'ja', { id: 'b', ...hoshino })).toBe('ホシノ（水着）');
    expect(nickname(swimsuit, 'en', { id: 'b', ...hoshino })).toBe('Hoshino (Swimsuit)');
  });

  it('has as many words of a long name as tell it from the others', () => {
    const others = [
      { id: 'b', zh: '乙', en: 'Mejiro McQueen' },
      { id: 'c', zh: '丙', en: 'Pot of Extravagance' },
    ];

    expect(nickname({ zh: '甲', en: 'Mejiro Dober' }, 'en', ...others)).toBe('Mejiro Dober');
    expect(nickname({ zh: '甲', en: 'Pot of Prosperity' }, 'en', ...others)).toBe('Pot of Prosperity');
    expect(nickname({ zh: '甲', en: 'Maruzensky Special' }, 'en', ...others)).toBe('Maruzensky');
  });

  it('has the first word and the version where all words are shared', () => {
    const saber = { zh: '甲', en: 'Altria Pendragon (Saber)' };

    expect(nickname(saber, 'en', { id: 'b', zh: '乙', en: 'Altria Pendragon (Alter) (Lancer)' })).toBe(
      'Altria (Saber)',
    );
  });

  it('uses no alias that two items have, and no number of a card', () => {
    const pikachu = {
      zh: '皮卡丘ex（三星）',
      ja: 'ピカチュウex（星3）',
      en: 'Pikachu ex (3★)',
      aliases: ['皮神', 'A1-285'],
    };
    const crown = {
      id: 'b',
      zh: '皮卡丘ex（皇冠）',
      ja: 'ピカチュウex（クラウン）',
      en: 'Pikachu ex (Crown)',
      aliases: ['皮神'],
    };

    expect(nickname(pikachu, 'zh', crown)).toBe('图块');
    expect(nickname(pikachu, 'en', crown)).toBe('Pikachu (3★)');
  });

  it.each(FAMILY_IDS)('is different for items with different names of %s', async (family) => {
    const roster = await loadBuiltRoster(family);
    const { items } = roster;
    const tiles = new Map([...tileTexts(roster)].map(([id, { two }]) => [id, two]));

    for (const locale of LOCALES) {
      const distinct = new Set(items.map(({ names }) => names[locale]));
      expect(new Set(nicknamesOf(items, locale, tiles).values()).size).toBe(distinct.size);
    }
  });
});
