import type { Currency } from '@/domain/money';
import type { Meaning, Side } from '@/query-parser/text/token';
import amountWords from './amountWords.json';

type WordTable = readonly (readonly [meaning: Meaning, words: readonly string[]])[];

/** 不低于, 别超过, 也不用超过: every negation with every comparison. */
const NEGATIONS = [
  '不',
  '不用',
  '不必',
  '不需要',
  '别',
  '勿',
  '不能',
  '不可',
  '不可以',
  '不得',
  '不要',
  '不许',
  '不会',
];
const NO_LESS = combine(['', '也'], NEGATIONS, ['低于', '少于', '小于', '低過']);
const NO_MORE = combine(['', '也'], NEGATIONS, ['超过', '高于', '大于', '多于', '超', '超出', '高過']);

/** not paying more than, can't go over, must not be below: every refusal with every verb. */
const REFUSALS = [
  'not',
  "won't",
  "can't",
  'cannot',
  "don't want to",
  "wouldn't",
  'not going to',
  "ain't",
  'must not',
  "mustn't",
  'should not',
  "shouldn't",
];
const REFUSED_MORE = combine(
  REFUSALS,
  [' pay ', ' paying ', ' spend ', ' spending ', ' go ', ' going ', ' got ', ' have ', ' afford ', ' be '],
  ['more than', 'over', 'above', 'higher than', 'past'],
);
const REFUSED_LESS = combine(REFUSALS, [' be ', ' go ', ' drop '], ['below', 'under', 'less than', 'lower than']);

/** 最多能掏, 顶多花个, 最高出到: every limit with every way to pay. */
const MOST_PAID = combine(
  ['最多', '顶多', '最高', '撑死'],
  ['', '能', '就', '只能'],
  ['掏', '花', '拿', '出', '给', '付', '掏个', '花个', '拿出', '出到', '给到', '加到'],
);
/** 兜里就, 手上只有: all the money that a buyer has. */
const POCKET = combine(
  ['兜里', '口袋', '手里', '手上', '手头', '身上', '钱包', '卡里'],
  ['就', '只有', '只剩', '就剩', '就只有'],
);

/** 用完, 抽光了, 梭干净: every way to use something up. */
const USES = ['用', '花', '抽', '梭', '烧', '刷', '耗', '砸', '清', '消耗', '吃', '嗑', '使'];
const USED_UP = USES.flatMap((use) => [
  ...['全', '都', '全部'].map((all) => `${all}${use}了`),
  ...['完', '光', '空', '干', '干净', '尽', '掉', '个精光'].flatMap((done) => [use + done, `${use}${done}了`]),
  ...['没了', '得干干净净', '得精光', '得一干二净', '得一点不剩'].map((done) => use + done),
]);
/** 一颗没剩, 一个都没有, 半张不剩. */
const NOT_ONE = combine(
  ['一', '半'],
  ['颗', '个', '张', '点', '块', '枚', '片', '抽', '滴'],
  ['', '都', '也'],
  ['没有', '没剩', '不剩', '不留', '没留', '没了'],
);

/** Returns every combination of words, one of each list. */
function combine(...[words, ...others]: readonly (readonly string[])[]): readonly string[] {
  if (words === undefined) return [''];
  const endings = combine(...others);
  return words.flatMap((word) => endings.map((ending) => word + ending));
}

const DIGIT_WORDS = 'zero one two three four five six seven eight nine'.split(' ');

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').flatMap((word, index) => {
  const tens = (index + 2) * 10;
  const compounds = DIGIT_WORDS.slice(1).flatMap((digit, ones) =>
    ['-', ' '].map((sign) => [`${word}${sign}${digit}`, tens + ones + 1] as const),
  );
  return [[word, tens] as const, ...compounds];
});

/** Number words of English; other languages' numerals are parsed from their digits. */
const NUMBER_WORDS: readonly (readonly [word: string, value: number])[] = [
  ...[
    ...[
      ...DIGIT_WORDS,
      ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
    ].map((word, value) => [word, value] as const),
    ...TENS,
  ].flatMap(
    ([word, value]) =>
      [
        [word, value],
        [`${word} hundred`, value * 100],
        [`${word} thousand`, value * 1000],
      ] as const,
  ),
  ['a hundred', 100],
  // Notes of 10,000 yen are called by the portrait on them.
  ...[...'123456789'].flatMap((count) =>
    [`諭吉${count}枚`, `諭吉${count}人`, `諭吉さん${count}人`, `${count}諭吉`].map(
      (word) => [word, Number(count) * 10_000] as const,
    ),
  ),
];

const SPOKEN_COPIES: Readonly<Record<number, readonly string[]>> = {
  2: ['有俩', 'ダブル', 'double', '2積み'],
  3: ['满3', '满三', '满3张', '满三张', '3積み', '三積み', 'フル投入'],
};

/** Number of copies before 张 and its relatives: 双, 三张. */
const COPY_WORDS: WordTable = ['双', '三', '四', '五'].flatMap((word, index) => {
  const count = index + 2;
  const digits = count === 2 ? ['两', '二'] : [word];
  const counted = digits.flatMap((digit) => [`${digit}张`, `${digit}只`, `${digit}个`]);
  return [
    [{ kind: 'copies', count, prefix: true }, [word]],
    [{ kind: 'copies', count, prefix: false }, [...counted, ...(SPOKEN_COPIES[count] ?? [])]],
  ] satisfies WordTable;
});

/** Meaning of a key of the table: `least.before`, `money.CNY`, `about`. */
function meaningOfKey(key: string): Meaning {
  const [kind, detail, addition] = key.split('.');
  if (kind === 'money') return { kind, currency: detail as Currency };
  if (kind === 'most' && addition === 'exclusive') return { kind, side: detail as Side, isExclusive: true };
  if (kind === 'least' || kind === 'most' || kind === 'ignored') return { kind, side: detail as Side };
  return { kind } as Meaning;
}

/** Words and symbols next to numbers. */
export const AMOUNT_WORDS: WordTable = [
  ...Object.entries(amountWords).map(([key, words]) => [meaningOfKey(key), words] as const),
  [{ kind: 'skip' }, amountWords.about],
  [{ kind: 'least', side: 'before' }, [...NO_LESS, ...REFUSED_LESS]],
  [{ kind: 'most', side: 'before' }, [...NO_MORE, ...REFUSED_MORE, ...MOST_PAID]],
  [{ kind: 'price' }, POCKET],
  [{ kind: 'zero' }, [...USED_UP, ...NOT_ONE]],
  [{ kind: 'not', side: 'after' }, NOT_ONE],
  ...NUMBER_WORDS.map(([word, value]) => [{ kind: 'number', value, unit: 1, spellings: [] }, [word]] as const),
  ...COPY_WORDS,
];
