/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) =>
  parseText(await loadGame(gameById('FateGO')), 'query', text).items.map(
    ({ item, level, mode }) => `${item}*${level} ${mode}`,
  );

describe('a level beside a choice', () => {
  it.each([
    '梅林或者C呆，要满宝的，有其中一个就收',
    'マーリンかキャストリア、どちらか宝具5',
    '梅林或者C呆，满宝有一个就行',
  ])('is about all names of the choice: %s', async (text) => {
    expect(await read(text)).toEqual(['svt-150*5 any', 'svt-284*5 any']);
  });

  it('is about the name before it if the choice is of what follows', async () => {
    expect(await read('梅林 C呆宝2 任一奥伯龙')).toEqual(['svt-150*1 must', 'svt-284*2 must', 'svt-316*1 any']);
    expect(await read('梅林 C呆宝2；奥伯龙和孔明有一个就行')).toEqual([
      'svt-150*1 must',
      'svt-284*2 must',
      'svt-316*1 any',
      'svt-37*1 any',
    ]);
  });
});
