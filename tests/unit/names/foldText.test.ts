/** @jest-environment node */
import fc from 'fast-check';
import { foldText } from '@/names/foldText';

describe('folding a text', () => {
  it.each([
    ['ＦＧＯ　２', 'fgo2'],
    ['阿尔托莉雅·潘德拉贡（剑）', '阿尔托莉雅潘德拉贡剑'],
    ['アルトリア・ペンドラゴン', 'アルトリアペンドラゴン'],
    ['ｱﾙﾄﾘｱ', 'アルトリア'],
    ["L'Antica", 'lantica'],
    ['LR+5', 'lr+5'],
    ['★３', '★3'],
    [' …、。 ', ''],
  ])('turns "%s" into "%s"', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps apart what only a mark of sound tells apart', () => {
    expect(foldText('ハ')).not.toBe(foldText('バ'));
  });

  it('changes nothing in what is folded already', () => {
    const words = fc.stringMatching(/^[\u3041-\u30FF\u4E00-\u4EFFA-Za-z0-9Ａ-ｚ ・·.（）★+-]{0,12}$/);

    fc.assert(fc.property(words, (text) => expect(foldText(foldText(text))).toBe(foldText(text))));
  });
});
