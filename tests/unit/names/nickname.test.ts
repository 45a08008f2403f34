/** @jest-environment node */
import type { Locale } from '@/domain/localized';
import { nicknameOf } from '@/names/nickname';
import { type SmallItem, smallRoster } from './smallRoster';

function nickname(item: Omit<SmallItem, 'id'>, locale: Locale): string {
  const [only] = smallRoster({ id: 'item', ...item }).items;
  return nicknameOf(only!, locale, '图块');
}

const CASTORIA = {
  zh: '阿尔托莉雅·卡斯特（术）',
  ja: 'アルトリア・キャスター（術）',
  en: 'Altria Caster (Caster)',
  aliases: ['阿尔托莉雅·卡斯特', 'C呆', 'caber', 'Castoria', 'キャストリア'],
};

describe('nicknameOf', () => {
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
});
