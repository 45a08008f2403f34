/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const named = async (text: string) =>
  parseText(await loadGame(gameById('FateGO')), 'query', text).items.map(({ item, mode }) => `${mode} ${item}`);

describe('a refusal of accounts without a name', () => {
  it.each([
    '没有梅林，别来',
    '没有梅林，免谈',
    '没有梅林，免谈 预算500',
    '无梅林，勿扰',
    'no merlin, no deal',
    "don't bother if no merlin",
    "don't dm me if you don't have Merlin",
    'skip if no Merlin',
  ])('requires the name: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it.each(['缺一条不收：梅林 孔明', '没有以下的别来\n梅林\n孔明', '梅林 孔明，缺一个不收'])(
    'requires every name of a list: %s',
    async (text) => {
      expect(await named(text)).toEqual(['must svt-150', 'must svt-37']);
    },
  );

  it.each(['不要梅林，勿扰', '我没有梅林，别来烦我', '以下勿扰：\n梅林', 'no Merlin, and no guest accounts'])(
    'is told apart from a refusal of the name: %s',
    async (text) => {
      expect(await named(text)).toEqual(['never svt-150']);
    },
  );
});
