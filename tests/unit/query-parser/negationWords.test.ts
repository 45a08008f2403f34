/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { loadGame } from '../../bench/parsing/loadGame';

let game: PreparedGame;

beforeAll(async () => {
  game = await loadGame(gameById('FateGO'));
});

function read(text: string) {
  const { items, choices } = parseText(game, 'query', text);
  return [
    items.map(({ item, mode }) => `${item} ${mode}`).sort(),
    choices.map(({ facet, not, values }) => `${facet} ${not ? 'not ' : ''}${values.join(' ')}`),
  ];
}

/** Wordings of a refusal that can stand at the same place of a sentence, and sentences with X in that place. The first wording is the
 *  one that the others are compared with. */
type Wordings = readonly [position: string, words: readonly string[], sentences: readonly string[]];

const WORDINGS: readonly Wordings[] = [
  [
    'before a Chinese name',
    [
      ...[
        '不要',
        '别要',
        '拒绝',
        '不想要',
        '谢绝',
        '不接受',
        '不考虑',
        '不收',
        '勿',
        '别来',
        '别发',
        '排除',
        '除去',
        '别带',
      ],
      ...['不带', '不含', '不能有', '不许有', '没有', '不希望有', '千万别有', '坚决不要', '绝对不要'],
    ],
    [
      ...['梅林 X孔明', '梅林，X孔明', '梅林\nX孔明', 'X孔明 梅林', 'X孔明，梅林', 'X国服', '梅林 X国服', 'X国服 梅林'],
      ...['X：孔明、C呆\n梅林', 'X孔明和C呆，要梅林', '梅林，X带孔明的', 'X国服的号，梅林', '【X】孔明 C呆'],
    ],
  ],
  [
    'after a Chinese name',
    [
      ...[
        '不要',
        '别要',
        '拒绝',
        '不想要',
        '谢绝',
        '不接受',
        '不考虑',
        '不收',
        '除外',
        '免谈',
        '就算了',
        '不行',
        '勿扰',
      ],
      ...[
        '略过',
        '跳过',
        '的话不要',
        '不感兴趣',
        '没兴趣',
        '的免谈',
        '一律不要',
        '就不要了',
        '请绕道',
        '不看',
        '不碰',
        '不入',
      ],
    ],
    [
      ...['梅林，孔明X', '梅林，国服X', '国服X，梅林', '孔明X，梅林', '梅林\n国服X\n500以内', '孔明和C呆X，梅林要'],
      ...['梅林，国服的X，500以内', '国服、台服X'],
    ],
  ],
  [
    'after a Japanese name',
    [
      ...[
        'なし',
        '除外',
        'はNG',
        'はいらない',
        'は不要',
        '抜き',
        'はお断り',
        'はいりません',
        'は遠慮',
        'は除く',
        '以外',
      ],
      ...[
        'は対象外',
        'は結構です',
        'は避けたい',
        '不可',
        'はダメ',
        'はだめです',
        'は無理',
        'はパス',
        'は嫌です',
        'は論外',
      ],
    ],
    [
      ...['マーリン希望。孔明X', '孔明X、マーリン希望', 'マーリン\n国服X', '国服X　マーリン'],
      ...['マーリン 孔明とキャストリアX', '・マーリン\n・国服X\n・3万円まで', '国服と台服X'],
    ],
  ],
  [
    'before an English name',
    [
      ...[
        'no',
        'without',
        'except',
        'excluding',
        'not',
        "don't want",
        'but no',
        'minus',
        'must not have',
        'w/o',
        'exclude',
      ],
      ...['avoid', 'skip', 'other than', 'nothing with', "can't have", 'not interested in', 'absolutely no'],
    ],
    ['merlin, X waver', 'X waver, merlin', 'merlin\nX CN server', 'merlin X CN server', 'X waver or castoria, merlin'],
  ],
  [
    'after an English name',
    [
      ...[
        'is out',
        'is a no',
        'not wanted',
        'excluded',
        'not allowed',
        'is a no-go',
        'are not accepted',
        'is a dealbreaker',
      ],
      ...['no thanks', 'is a hard no', 'not for me', 'unwanted', 'is not an option'],
    ],
    ['merlin, waver X', 'waver X, merlin', 'merlin\nCN server X', 'merlin. CN server X, max $50'],
  ],
];

describe.each(WORDINGS)('refusals %s', (_, words, sentences) => {
  it.each(sentences)('read alike in every wording: %s', (sentence) => {
    const [usual, ...others] = words.map((word) => ({ word, reading: read(sentence.replaceAll('X', word)) }));

    expect(JSON.stringify(usual?.reading)).toMatch(/never|not/);
    expect(others.filter(({ reading }) => JSON.stringify(reading) !== JSON.stringify(usual?.reading))).toEqual([]);
  });
});
