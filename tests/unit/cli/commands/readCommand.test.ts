/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { runCli } from '@/cli/runCli';
import { memoryHost } from '../io/memoryEffects';

async function read(words: string, input: string) {
  const { effects, printed, reported } = memoryHost({}, {}, input);
  const code = await runCli(['read', ...words.split(' ')], effects);
  return { code, printed, reported };
}

describe('read', () => {
  it('prints one object per line in order, including empty lines', async () => {
    const { code, printed, reported } = await read('--game FateGO --json', '梅林宝2\n\n秒发');

    expect({ code, reported }).toEqual({ code: 0, reported: [] });
    expect(printed.map((line) => JSON.parse(line).text)).toEqual(['梅林宝2', '', '秒发']);
    for (const line of printed) {
      expect(Object.keys(JSON.parse(line))).toEqual([
        'text',
        'items',
        'resources',
        'attributes',
        'price',
        'ambiguous',
        'unread',
        'sort',
      ]);
    }
  });

  it('parses wishes as a query and contents as an offer', async () => {
    const query = await read('--game FateGO --json', '梅林宝2 石800+ 500以内 不要国服');
    const offer = await read('--game FateGO --mode offer --json', '梅林宝2 石800 ¥500 日服');

    expect(JSON.parse(query.printed[0] ?? '')).toMatchObject({
      items: [{ item: 'svt-150', level: 2, mode: 'must' }],
      resources: { sq: { min: 800 } },
      attributes: { server: { not: ['cn_ios', 'cn_android'] } },
      price: { max: 500 },
      unread: [],
    });
    expect(JSON.parse(offer.printed[0] ?? '')).toMatchObject({
      items: [{ item: 'svt-150', level: 2 }],
      resources: { sq: 800 },
      attributes: { server: 'jp' },
      price: { amount: 500 },
    });
  });

  it('parses the texts of JSON lines, which may have several lines, and reports lines without a text', async () => {
    const lines = ['{"text":"梅林宝2\\n石800+"}', '{"words":"x"}', '梅林', '', '{"text":""}'];

    const { code, printed, reported } = await read('--game FateGO --jsonl --lang zh', lines.join('\n'));

    expect(code).toBe(1);
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        text: '梅林宝2\n石800+',
        items: [{ item: 'svt-150', level: 2, mode: 'must' }],
        resources: { sq: { min: 800 } },
      }),
      expect.objectContaining({ text: '' }),
    ]);
    expect(reported).toEqual([2, 3, 4].map((line) => `第 ${line} 行：应该是带 "text" 的 JSON 对象，没有读。`));
  });

  it('explains how a text was split into clauses', async () => {
    const { printed } = await read('--game FateGO --explain', '最好有：梅林宝2，不要孔明');

    const { clauses } = JSON.parse(printed[0] ?? '');
    expect(clauses).toEqual([
      { text: '最好有', heading: null, mentions: [], operators: [{ text: '最好有', kind: 'nice' }] },
      {
        text: '梅林宝2',
        heading: '最好有',
        mentions: [{ text: '梅林', with: ['宝2'], items: ['svt-150'], level: 2, mode: 'nice' }],
        operators: [],
      },
      expect.objectContaining({
        text: '不要孔明',
        mentions: [{ text: '孔明', with: ['不要'], items: ['svt-37'], level: 1, mode: 'never' }],
      }),
    ]);
  });

  it('accepts an id in another letter case', async () => {
    expect((await read('--game FATEGO --json', 'x')).code).toBe(0);
  });

  it('suggests the nearest game for an unknown id, and reads nothing', async () => {
    expect(await read('--game FGO --lang en', 'x')).toEqual({
      code: 2,
      printed: [],
      reported: ['There is no game "FGO"; did you mean FateGO?'],
    });
    expect((await read('--game qqqqqqqq', 'x')).reported).toEqual([
      expect.stringContaining('没有“qqqqqqqq”这个游戏，可以写的是：srw_dd_jp、'),
    ]);
  });

  it('reports what is missing or invalid in the command', async () => {
    const calls = ['--json', '--game FateGO --mode sell', '--game FateGO --lang fr', '--game FateGO a.txt'];

    const decisions = await Promise.all(calls.map((words) => read(words, 'x')));

    expect(decisions.map(({ code, reported }) => [code, reported[0]])).toEqual([
      [2, 'read 要用 --game 指明游戏 id，例如 --game FateGO。'],
      [2, '没有“sell”这个模式，只有 query 和 offer。'],
      [2, '没有“fr”这种语言，只有 zh 和 en。'],
      [2, 'read 从标准输入读文字，不要写路径：a.txt'],
    ]);
  });

  it('exits with 2 when standard input fails', async () => {
    const { effects, reported } = memoryHost(
      {},
      {
        // biome-ignore lint/correctness/useYield: it throws before the first chunk.
        input: async function* () {
          throw new ShopError('cli-read', 'cable pulled');
        },
      },
    );

    expect(await runCli(['read', '--game', 'FateGO'], effects)).toBe(2);
    expect(reported).toEqual(['没能完成（cli-read）：cable pulled']);
  });
});
