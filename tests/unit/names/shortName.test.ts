/** @jest-environment node */
import { FAMILY_IDS } from '@/games/ids';
import { loadRoster } from '@/names/loadRoster';
import { tileTexts } from '@/names/shortName';
import { type SmallItem, smallRoster } from './smallRoster';

function textsOf(...items: readonly Omit<SmallItem, 'id'>[]): readonly string[] {
  const roster = smallRoster(...items.map((item, index) => ({ id: `item-${index}`, ...item })));
  const texts = tileTexts(roster);
  return roster.items.map((item) => `${texts.get(item.id)?.two} ${texts.get(item.id)?.one}`);
}

describe('tileTexts', () => {
  it('uses a Chinese name of at most two characters', () => {
    expect(textsOf({ zh: '梅林', aliases: ['花哥'] })).toEqual(['梅林 梅']);
  });

  it('otherwise uses the first short Chinese nickname, preferring two characters to one', () => {
    expect(textsOf({ zh: '阿尔托莉雅·卡斯特', aliases: ['AC', 'キャス', 'C呆', '蓝呆'] })).toEqual(['C呆 C']);
    expect(textsOf({ zh: '灰流丽', aliases: ['灰', '灰流'] })).toEqual(['灰流 灰']);
  });

  it('otherwise uses the beginning of the name without its brackets', () => {
    expect(textsOf({ zh: '斯卡哈（枪）' })).toEqual(['斯卡 斯']);
    expect(textsOf({ zh: '（新）俄里翁' })).toEqual(['俄里 俄']);
  });

  it('omits a shared family name', () => {
    expect(textsOf({ zh: '目白麦昆' }, { zh: '目白多伯' }, { zh: '目白赖恩' })).toEqual([
      '麦昆 麦',
      '多伯 多',
      '赖恩 赖',
    ]);
  });

  it('prefers Chinese to two Latin letters', () => {
    expect(textsOf({ zh: 'ＢＢ迪拜' })).toEqual(['迪拜 迪']);
    expect(textsOf({ zh: 'Meltryllis' })).toEqual(['Me M']);
    expect(textsOf({ zh: 'パラデア' })).toEqual(['パラ パ']);
  });

  it('uses a differing character if an earlier item of the group looks the same', () => {
    expect(textsOf({ zh: '贞德（弓）' }, { zh: '贞德（术）' })).toEqual(['贞德 贞', '贞术 术']);
    expect(textsOf({ zh: '黑魔导' }, { zh: '黑魔导的女孩' })).toEqual(['黑魔 黑', '黑女 女']);
    expect(textsOf({ zh: '喷火龙ex A1-036' }, { zh: '喷火龙ex A1-037' })).toEqual(['喷火 喷', '喷龙 龙']);
  });

  it('reserves the plain text for the item without brackets, whatever the order of the items', () => {
    expect(textsOf({ zh: '星野（泳装）' }, { zh: '星野' })).toEqual(['星泳 泳', '星野 星']);
  });

  it('allows equal texts in different groups, which differ in colour', () => {
    expect(textsOf({ zh: '贞德（弓）', group: 'archer' }, { zh: '贞德（仇）', group: 'avenger' })).toEqual([
      '贞德 贞',
      '贞德 贞',
    ]);
  });

  it.each(FAMILY_IDS)('returns one or two characters, unique within a group of %s', async (family) => {
    const roster = await loadRoster(family);

    const texts = tileTexts(roster);
    const seen = roster.items.map((item) => `${item.kind} ${item.group} ${texts.get(item.id)?.two}`);
    const wrong = [...texts.values()].filter(
      ({ two, one }) => [...two].length > 2 || two === '' || [...one].length !== 1,
    );
    expect(texts.size).toBe(roster.items.length);
    expect(wrong).toEqual([]);
    expect(seen.filter((text, index) => seen.indexOf(text) !== index)).toEqual([]);
  });
});
