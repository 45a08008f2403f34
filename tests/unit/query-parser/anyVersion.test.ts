/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (text: string) => parseText(await loadGame(gameById('gget_jp')), 'query', text);

describe('A name that several items share', () => {
  it.each([
    '苏莱塔哪个版本都行',
    '苏莱塔随便哪个都行',
    'エアリアル改2凸、スレッタはどの型でもいいので1人',
    "Suletta, don't mind which one",
    'Suletta (any version)',
  ])('is a choice of all of them where any will do: %s', async (text) => {
    const { items, ambiguous } = await read(text);

    expect(ambiguous).toEqual([]);
    expect(items.flatMap(({ item, mode }) => (mode === 'any' ? [item] : []))).toEqual([
      'chr-suletta-support',
      'chr-suletta-endure',
      'chr-suletta-attack',
    ]);
  });

  it.each(['苏莱塔', '苏莱塔 服务器哪个都行', 'Suletta, any platform', '不要苏莱塔，哪个版本都不行'])(
    'is asked about elsewhere: %s',
    async (text) => {
      expect((await read(text)).ambiguous).toHaveLength(1);
    },
  );
});
