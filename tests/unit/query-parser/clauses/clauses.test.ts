/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { loadGame } from '../../../bench/parsing/loadGame';

/** Returns the items of a text about FateGO, with level and mode. */
async function read(mode: ParseMode, text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), mode, text);
  return items.map(({ item, level, mode: want }) => `${item}*${level}${mode === 'query' ? ` ${want}` : ''}`).sort();
}

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

describe('A heading', () => {
  it.each([
    ['offer', '满宝：梅林、孔明；2宝：C呆', [`${MERLIN}*5`, `${WAVER}*5`, `${CASTORIA}*2`]],
    ['offer', '满宝：梅林、孔明｜2宝：C呆', [`${MERLIN}*5`, `${WAVER}*5`, `${CASTORIA}*2`]],
    ['offer', '宝具3\n梅林\n孔明', [`${MERLIN}*3`, `${WAVER}*3`]],
    ['offer', 'NP2→ Merlin, Waver', [`${MERLIN}*2`, `${WAVER}*2`]],
    ['offer', '满宝：梅林、孔明宝2', [`${MERLIN}*5`, `${WAVER}*2`]],
    ['query', '最好有：梅林、孔明\nC呆', [`${MERLIN}*1 nice`, `${WAVER}*1 nice`, `${CASTORIA}*1 must`]],
    ['query', '有了加分：梅林、孔明', [`${MERLIN}*1 nice`, `${WAVER}*1 nice`]],
    ['query', 'NG：梅林、孔明\n必须有：C呆', [`${MERLIN}*1 never`, `${WAVER}*1 never`, `${CASTORIA}*1 must`]],
    ['query', '宝具2以上がほしい：マーリン、孔明', [`${MERLIN}*2 must`, `${WAVER}*2 must`]],
  ] as const)('states level or wish for the names below it (%s): %s', async (mode, text, expected) => {
    expect(await read(mode, text)).toEqual([...expected].sort());
  });
});

describe('A level for several names', () => {
  it.each([
    '梅林、孔明每样至少宝2',
    '梅林、孔明都得宝2或以上',
    '梅林，孔明，全部宝2起',
    'マーリンと孔明は必須、どちらも宝2以上',
    'マーリン・孔明、2人とも宝2以上',
    'Merlin and Waver, both NP2',
    'NP2 each of Merlin and Waver',
    '宝2的梅林和孔明',
  ])('reaches all of them: %s', async (text) => {
    expect(await read('query', text)).toEqual([`${MERLIN}*2 must`, `${WAVER}*2 must`].sort());
  });

  it('leaves alone a name before the counted ones', async () => {
    expect(await read('query', 'C呆 梅林、孔明两个都要宝2')).toEqual(
      [`${CASTORIA}*1 must`, `${MERLIN}*2 must`, `${WAVER}*2 must`].sort(),
    );
  });
});

describe('A choice', () => {
  it.each([
    '梅林、孔明有一个就行',
    '梅林或者孔明，随便来一个就成',
    '梅林和孔明，二选一',
    'マーリンか孔明、片方だけでもいいです',
    'Merlin or Waver, whichever',
    'either Merlin or Waver is fine',
    '以下任一：梅林、孔明',
  ])('is of all names it speaks of: %s', async (text) => {
    expect(await read('query', text)).toEqual([`${MERLIN}*1 any`, `${WAVER}*1 any`].sort());
  });

  it('does not reach a name that is joined more loosely', async () => {
    expect(await read('query', 'C呆 另外梅林和孔明二选一')).toContain(`${CASTORIA}*1 must`);
  });
});

describe('A correction', () => {
  it.each([
    ['梅林宝5……不对，宝3就够了', [`${MERLIN}*3 must`]],
    ['梅林宝5……手滑，是梅林宝2', [`${MERLIN}*2 must`]],
    ['梅林……打错了，是孔明', [`${WAVER}*1 must`]],
    ['マーリン…じゃなくて孔明', [`${WAVER}*1 must`]],
  ])('replaces what it corrects: %s', async (text, expected) => {
    expect(await read('query', text)).toEqual(expected);
  });
});

describe('A later line or clause', () => {
  it.each(['梅林\n宝2', '梅林，宝2以上', '梅林（术的那个），宝2'])('continues the name before it: %s', async (text) => {
    expect(await read('query', text)).toEqual([`${MERLIN}*2 must`]);
  });
});

describe('A refusal', () => {
  it.each(['没有梅林的别来', 'マーリンいない垢は論外', '没有梅林的免谈'])(
    'of what is missing is a wish: %s',
    async (text) => {
      expect(await read('query', text)).toEqual([`${MERLIN}*1 must`]);
    },
  );

  it.each(['梅林孔明就不用了', '梅林啊孔明啊请全部跳过', '梅林 孔明都不要'])(
    'reaches every name it touches: %s',
    async (text) => {
      expect(await read('query', text)).toEqual([`${MERLIN}*1 never`, `${WAVER}*1 never`].sort());
    },
  );

  it.each(['梅林我看都不想看', 'Merlin? No thanks', '梅林我讨厌死了'])(
    'in an unknown wording is never read as a wish: %s',
    async (text) => {
      expect(await read('query', text)).not.toContain(`${MERLIN}*1 must`);
    },
  );

  it.each(['梅林宝1就行', 'Merlin at NP1 is fine', 'マーリンは宝1でいい'])(
    'is not what a sufficient level says: %s',
    async (text) => {
      expect(await read('query', text)).toEqual([`${MERLIN}*1 must`]);
    },
  );
});
