/** @jest-environment node */
import fc from 'fast-check';
import { FOLDED_FROM, FOLDED_TO } from '@/names/charFolds';
import { foldChar, foldText } from '@/names/foldText';

/** Text in NFKC that no neighbour changes: no marks that would melt into the character before them. */
const plainText = fc
  .string({ unit: 'binary' })
  .map((text) => text.normalize('NFKC').replace(/[\p{M}\u1100-\u11FF]/gu, ''))
  .filter((text) => text.normalize('NFKC') === text);

describe('folding a text', () => {
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
  ])('turns "%s" into "%s"', (text, folded) => {
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
  ])('reads %s in every script', (...shapes) => {
    expect(new Set(shapes.map(foldText))).toEqual(new Set([shapes[0]]));
  });

  it('keeps apart what only a mark of sound or length tells apart', () => {
    expect(foldText('ハ')).not.toBe(foldText('バ'));
    expect(foldText('は')).not.toBe(foldText('ぱ'));
    expect(foldText('マリン')).not.toBe(foldText('マーリン'));
  });

  it('keeps everyday simplified characters as they are', () => {
    for (const char of '后干里面台余云舍谷征') expect(foldText(char)).toBe(char);
  });

  it('changes nothing in what is folded already, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(foldText(foldText(text))).toBe(foldText(text))),
    );
  });

  it('folds the parts of a text as it folds the whole', () => {
    fc.assert(fc.property(plainText, plainText, (a, b) => expect(foldText(a + b)).toBe(foldText(a) + foldText(b))));
  });

  it('is the folds of its characters in a row', () => {
    const text = fc.string({ unit: 'binary' });

    fc.assert(
      fc.property(text, (one) => expect([...one.normalize('NFKC')].map(foldChar).join('')).toBe(foldText(one))),
    );
  });

  it('ends every character of the table in one that is not folded further', () => {
    expect(FOLDED_FROM.length).toBe(FOLDED_TO.length);
    expect([...FOLDED_TO].filter((char) => FOLDED_FROM.includes(char))).toEqual([]);
  });
});
