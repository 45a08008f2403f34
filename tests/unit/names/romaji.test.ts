/** @jest-environment node */
import { toRomaji } from 'wanakana';
import { FAMILY_IDS } from '@/games/ids';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { romajiOf } from '@/names/romaji';

describe('romajiOf', () => {
  it.each([
    ['マーリン', ['maarin', 'marin']],
    ['フジ', ['fuji', 'huzi']],
    ['シシ', ['shishi', 'sisi']],
    ['ツキ', ['tsuki', 'tuki']],
    ['チャチャ', ['chacha', 'tyatya']],
    ['トウカイテイオー', ['toukaiteioo', 'tokaiteio']],
    ['ユウ', ['yuu', 'yu']],
    ['シンボリ', ['shinbori', 'sinbori', 'shimbori']],
    ['キャット', ['kyatto']],
    ['ダッチ', ['datchi', 'datti', 'dacchi']],
    ['ウィーラ', ['wiira', 'wira']],
    ['ヴィーナス', ['viinasu', 'vinasu']],
    ['エデュ', ['edyu']],
    ['シェヘラ', ['shehera', 'syehera']],
    ['ファ', ['fa']],
    ['ヒロインx', ['hiroinx']],
  ])('returns every usual transcription of %s', (kana, romaji) => {
    expect(romajiOf(kana)).toEqual(romaji);
  });

  it('returns none for other characters', () => {
    expect(romajiOf('merlin')).toEqual([]);
    expect(romajiOf('玉藻ノ前')).toEqual([]);
    expect(romajiOf('')).toEqual([]);
  });

  it.each(FAMILY_IDS)('returns the transcription of wanakana first, for every kana name of %s', async (family) => {
    const { items } = await loadBuiltRoster(family);
    const names = items
      .flatMap(spellingsOf)
      .map(foldText)
      .filter((name) => !/[ァィゥェォ]|デュ/.test(name));

    // wanakana writes small vowels separately (fuain instead of fain), and separates n from a vowel.
    const plain = (romaji: string) => romaji.replace(/'/g, '').replace(/([aiueo])\1+/g, '$1');
    const written = names.flatMap((name) =>
      romajiOf(name)
        .slice(0, 1)
        .map((romaji) => [name, plain(romaji)]),
    );
    expect(written).toEqual(written.map(([name = '']) => [name, plain(toRomaji(name))]));
  });
});
