/** @jest-environment node */
import fc from 'fast-check';
import { FOLDED_FROM } from '@/names/charFolds';
import { foldChar, foldText, SIMPLIFIED } from '@/names/foldText';

/** NFKC text without combining marks, so that characters fold independently. */
const plainText = fc
  .string({ unit: 'binary' })
  .map((text) => text.normalize('NFKC').replace(/[\p{M}\u1100-\u11FF]/gu, ''))
  .filter((text) => text.normalize('NFKC') === text);

describe('foldText', () => {
  it.each([
    ['ＦＧＯ　２', 'fgo2'],
    ['阿尔托莉雅·潘德拉贡（剑）', '阿尔托莉雅潘德拉贡剑'],
    ['アルトリア・ペンドラゴン', 'アルトリアペンドラゴン'],
    ['スカサハ＝スカディ', 'スカサハスカディ'],
    ['ｱﾙﾄﾘｱ', 'アルトリア'],
    ['まーりん', 'マーリン'],
    ["L'Antica", 'lantica'],
    ['Mélusine Pārvatī', 'melusineparvati'],
    ['LR+5', 'lr+5'],
    ['★３', '★3'],
    [' …、。 ', ''],
  ])('folds "%s" to "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['剑', '劍', '剣'],
    ['黑', '黒'],
    ['圣', '聖'],
    ['龙', '龍', '竜'],
    ['枪', '槍'],
    ['冰', '氷'],
    ['无', '無'],
    ['国', '國'],
    ['币', '幣'],
    ['号', '號'],
    ['台', '臺'],
    ['苹', '蘋'],
    ['绑', '綁'],
    ['换', '換'],
    ['开', '開'],
  ])('folds %s equally in every script', (...shapes) => {
    expect(new Set(shapes.map(foldText))).toEqual(new Set([shapes[0]]));
  });

  it('distinguishes marks of sound and length', () => {
    expect(foldText('ハ')).not.toBe(foldText('バ'));
    expect(foldText('は')).not.toBe(foldText('ぱ'));
    expect(foldText('マリン')).not.toBe(foldText('マーリン'));
  });

  it('keeps common simplified characters', () => {
    for (const char of '后干里面台余云舍谷征') expect(foldText(char)).toBe(char);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
    );
  });

  it('folds the parts of a text like the whole', () => {
    fc.assert(fc.property(plainText, plainText, (a, b) => expect(foldText(a + b)).toBe(foldText(a) + foldText(b))));
  });

  it('equals the joined folds of its characters', () => {
    const text = fc.string({ unit: 'binary' });

    fc.assert(
      fc.property(text, (one) => expect([...one.normalize('NFKC')].map(foldChar).join('')).toBe(foldText(one))),
    );
  });

  it('maps every character of the table to a folded one', () => {
    expect([...SIMPLIFIED.keys()].join('')).toBe(FOLDED_FROM);
    expect([...SIMPLIFIED.values()].filter((char) => SIMPLIFIED.has(char))).toEqual([]);
    expect(['劍', '剣', '専'].map((char) => SIMPLIFIED.get(char))).toEqual(['剑', '剑', '专']);
  });
});
