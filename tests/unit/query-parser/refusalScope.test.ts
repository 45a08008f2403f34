/** @jest-environment node */
import fc from 'fast-check';
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import connectiveWords from '@/query-parser/words/connectiveWords.json';
import { expandTemplate } from '@/query-parser/words/expandTemplate';
import fillerWords from '@/query-parser/words/fillerWords.json';
import { loadGame } from '../../bench/parsing/loadGame';

/** Refusals of X alone. */
const REFUSALS = [
  ...[
    '不要X',
    '别要X',
    'X不要',
    'X除外',
    'X的不要',
    '拒绝X',
    '没有X',
    'X就算了',
    '×X',
    'X不收',
    '不能有X',
    '【NG】X',
    '不要：X',
  ],
  ...['Xはいらない', 'XはNG', 'X以外', 'Xなし', 'no X', 'without X', 'X is out', "don't want X"],
];
/** Wishes for Z. */
const WISHES = [
  ...['Z', '要Z', 'Z满宝', '必须有Z', 'Z要有', '最好有Z', 'Z必须', '满宝Z', '求Z', '想要Z', 'Z和村正都要', 'Z或者村正'],
  ...['必须：Z', '【必须】Z', 'Z希望', 'Zが欲しい', 'Z please', 'need Z'],
];
/** Chatter that is no operator as well. */
const OPERATORS = new Set(Object.values(connectiveWords).flat().flatMap(expandTemplate));
const FILLERS = Object.values(fillerWords)
  .flat()
  .flatMap(expandTemplate)
  .filter((word) => !OPERATORS.has(word));

const WANTED = 'svt-150';
const REFUSED = 'svt-284';

let game: PreparedGame;
beforeAll(async () => {
  game = await loadGame(gameById('FateGO'));
});

function modesIn(text: string): ReadonlyMap<string, string> {
  return new Map(parseText(game, 'query', text).items.map(({ item, mode }) => [item, mode]));
}

/** Returns the texts in which the refused item is not refused, or the wanted one not wanted. */
function misread(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => {
    const modes = modesIn(text);
    return modes.get(REFUSED) !== 'never' || (modes.get(WANTED) ?? 'never') === 'never';
  });
}

function combine(refusals: readonly string[], separator: string, wishFirst: boolean): readonly string[] {
  return refusals.flatMap((refusal) =>
    WISHES.map((wish) => {
      const [a, b] = [refusal.replace('X', 'C呆'), wish.replace('Z', '梅林')];
      return wishFirst ? b + separator + a : a + separator + b;
    }),
  );
}

describe('a refusal and a wish', () => {
  it.each(['\n', '。', '；', '，', ', ', ' '])('keep apart across %j if the wish comes first', (separator) => {
    expect(misread(combine(REFUSALS, separator, true))).toEqual([]);
  });

  it.each(['\n', '。', '；'])('keep apart across %j if the refusal comes first', (separator) => {
    expect(misread(combine(REFUSALS, separator, false))).toEqual([]);
  });

  it.each(['，', ', ', ' '])('keep apart across %j, unless the refusal is the heading of a list', (separator) => {
    const withoutHeadings = REFUSALS.filter((refusal) => !/[：】]/u.test(refusal));

    expect(misread(combine(withoutHeadings, separator, false))).toEqual([]);
  });

  it.each(['不要：C呆，必须有梅林', '【NG】C呆，最好有梅林'])(
    'keep apart in a list with a wish of its own: %s',
    (text) => {
      expect(misread([text])).toEqual([]);
    },
  );
});

describe('a heading with nothing under it', () => {
  it.each([
    '必须：C呆\n不要：无\n梅林',
    '必須：C呆\nNG：なし\nマーリン',
    '宝5：C呆\n宝4 无\n宝1：梅林',
    'C呆\n四星：无\n梅林',
  ])('refuses neither the list before it nor the one after it: %s', (text) => {
    expect([...modesIn(text)].sort()).toEqual([
      [WANTED, 'must'],
      [REFUSED, 'must'],
    ]);
  });
});

describe('a refused item', () => {
  it.each([
    'C呆除外，梅林满宝即可',
    'C呆除外\n梅林宝2就可以',
    'C呆除く、マーリン宝具2でOK',
    'C呆以外ありませんか、マーリン希望',
    '除了C呆都行，梅林满宝即可',
    'except C呆，梅林 np2 is fine',
    '梅林，C呆一票否决',
    'C呆打咩，梅林',
    '梅林 np2, others are fine. without C呆',
  ])('stays refused beside a level that is enough, and in a question: %s', (text) => {
    expect([...modesIn(text)].sort()).toEqual([
      [WANTED, 'must'],
      [REFUSED, 'never'],
    ]);
  });

  it('is never wanted, whatever surrounds it', () => {
    const others = ['梅林', '奥伯龙', '村正', 'マーリン', 'Oberon', '万华镜', '摩根'];
    const words = [
      '满宝',
      '宝2',
      '都满宝',
      '各宝2',
      '或',
      '和',
      '、',
      '，',
      '\n',
      '。',
      '；',
      ' ',
      '石800',
      '500以内',
      '日服',
    ];
    const more = ['二选一', '最好有', '必须有', '呼符30', '：', '（', '）', '｜', '任一', '便宜的优先', '可换绑'];
    const piece = fc.oneof(fc.constantFrom(...others), fc.constantFrom(...words, ...more), fc.constantFrom(...FILLERS));
    const context = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

    fc.assert(
      fc.property(
        context,
        context,
        fc.constantFrom(...REFUSALS),
        fc.constantFrom('\n', '，', '；', '。', ' '),
        (before, after, refusal, separator) => {
          const text = [before, refusal.replace('X', 'C呆'), after].join(separator);
          expect(modesIn(text).get(REFUSED) ?? 'never').toBe('never');
        },
      ),
      { numRuns: 2000, seed: 22 },
    );
  });
});
