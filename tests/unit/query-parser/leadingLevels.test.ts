/** @jest-environment node */
import { readPosted } from './readPosted';

describe('a level that begins a statement of a listing', () => {
  it.each<[string, readonly string[]]>([
    ['满破三件套 速北黑 智美妙 耐小海湾 ｜理子2破', ['sc-30028*5', 'sc-30010*5', 'sc-30016*5', 'sc-30036*3']],
    ['完凸は多くなくて、佐岳メイと根性ゴルシチーだけ。', ['sc-30160*5', 'sc-30153*5']],
  ])('is that of the names after it: %s', async (text, items) => {
    expect((await readPosted('offer', 'UmaMusume', text)).items).toEqual(items);
  });
});
