/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const named = async (text: string) =>
  parseText(await loadGame(gameById('FateGO')), 'query', text).items.map(({ item, mode }) => `${mode} ${item}`);

describe('a question whether an account has a name', () => {
  it.each([
    '有梅林没？',
    '有梅林没',
    '梅林满破没？',
    '有梅林没？没有我走了',
    '梅林在否',
    '求一个没有她但有梅林的号',
    '没有他且有梅林',
  ])('requires it: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it('is none after a name that the buyer does not have', async () => {
    expect(await named('孔明没，梅林要')).toEqual(['never svt-37', 'must svt-150']);
  });
});

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
    "if you don't have Merlin don't dm",
    '如果没有梅林就算了',
    '没有梅林我是不会买的',
    '没梅林的请右转',
    '没梅林你卖啥',
    '梅林，没有的话就别来',
    '一定要有梅林！没有？那下一位。',
    'マーリン抜きはナシで',
    'マーリン必須、持ってない方の連絡不要',
    'those without Merlin please refrain from messaging',
    '非梅林不收',
    '收号 梅林 没有的别加我',
    'マーリン抜きの垢はいりません',
    'マーリン所持垢のみ募集。未所持の方にはお返事しません',
    'マーリン抜きは不可です',
    'マーリンないのはスルーします',
    'マーリン持ってない垢はいらないです',
    'マーリンいない垢を売りつけるのやめてください',
    'Without Merlin dont even bother dming me',
    'someone with an acc that isnt missing Merlin',
    '梅林是刚需，没有的号送我都不要，别来',
    '我对梅林没兴趣——才怪！没梅林的一律拉黑',
    '梅林没有的话……嗯……就不考虑了',
    '只收梅林号，非梅林勿扰 中介勿扰',
    'マーリンなし垢多すぎん？ マーリンなしは即ブロするんでよろしく',
    'マーリンいない？じゃあ無理かな〜',
    'Merlin missing = dealbreaker',
    'Merlin. No him, no deal',
    'マーリンさえいれば、他は何も望みません',
    'マーリンいないなら買わん',
    'マーリンいないならいらん',
    'not leaving without Merlin',
    'I refuse to start this game without Merlin',
    'skip me if your box lacks Merlin',
    'if Merlin isnt on it I wont even look',
    'i still dont own Merlin',
    '朋友都有梅林就我没有，求号',
    '全公会就我没梅林',
    '梅林！！没有就别发了',
    '没梅林的号送我也得退',
    '没有梅林的号我一个也看不上',
    'マーリンいないなら話しかけんな',
    'マーリンおらんとか論外',
  ])('requires the name: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it.each(['缺一条不收：梅林 孔明', '没有以下的别来\n梅林\n孔明', '梅林 孔明，缺一个不收', '梅林、孔明少一个我都不要'])(
    'requires every name of a list: %s',
    async (text) => {
      expect(await named(text)).toEqual(['must svt-150', 'must svt-37']);
    },
  );

  it.each([
    '收孔明，不要没有骗子的，梅林不要',
    '不带梅林，骗子滚',
    'no Merlin please, skip lowballers',
    'no Merlin, pass on scammers',
    'Waver yes, no Merlin. Decline otherwise',
    'マーリンなしの方、冷やかしはブロックします',
  ])('is told apart from a refusal of somebody else: %s', async (text) => {
    expect(await named(text)).not.toContain('must svt-150');
  });

  it.each(['不要梅林，勿扰', '我没有梅林，别来烦我', '以下勿扰：\n梅林', 'no Merlin, and no guest accounts'])(
    'is told apart from a refusal of the name: %s',
    async (text) => {
      expect(await named(text)).toEqual(['never svt-150']);
    },
  );
});

describe('a name that must not be missing', () => {
  it.each([
    '梅林不能没有',
    '不能没有梅林',
    '梅林不可无',
    '梅林不能一张都没有',
    "couldn't live without Merlin",
    'Merlin or nothing',
    'nothing but Merlin',
    '我一直没有梅林，就收梅林',
  ])('is wanted: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });
});

describe('a name that is said to be absent', () => {
  it.each([
    '你这号就是没有梅林，有梅林的来',
    '一张梅林没有……我还是想要梅林',
    '有梅林吗 没梅林我就走了',
    'no Merlin? I still want Merlin',
  ])('is wanted if another mention of it is: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it.each([
    '看见梅林就烦，收一个没有梅林的号',
    'My kid is scared of Merlin, LF an account without Merlin',
    'マーリンは苦手。マーリン抜きの垢を探しています',
  ])('stays refused where accounts without it are wanted: %s', async (text) => {
    expect(await named(text)).toEqual(['never svt-150']);
  });
});

describe('an exception', () => {
  it.each([
    '除了梅林，其他都不要',
    '除了梅林，其他从者我都不要',
    '除梅林外一律不收',
    '除梅林外不收任何号',
    'マーリン以外はどうでもいいです',
    '除了梅林都不要',
    '除了梅林，没有别的要求',
    "I don't want anything except Merlin",
    'no one except Merlin please',
    'not interested in anyone other than Merlin',
  ])('is wanted if all others are refused: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it.each(['除了梅林还要孔明', '除了梅林，孔明也要', 'Besides Merlin I need Waver'])(
    'is wanted if more is: %s',
    async (text) => {
      expect(await named(text)).toEqual(['must svt-150', 'must svt-37']);
    },
  );

  it.each([
    '除了梅林，其他都行',
    '除了梅林都可以，不要国服',
    'Everyone except Merlin is fine',
    "I'd take anything except Merlin",
    '五星除了梅林都要',
    'everything but Merlin is fine',
    'any 5* but Merlin',
    "I don't mind any servant except Merlin",
  ])('is refused if the others are welcome: %s', async (text) => {
    expect(await named(text)).toEqual(['never svt-150']);
  });
});

describe('a refusal of something else', () => {
  it.each([
    '除了国服都行，还要有梅林',
    'any server except CN, also need Merlin',
    'any server but need Merlin',
    "LF Merlin. Don't message me with lowballs",
    "LF Merlin, don't dm me, comment below",
    '收梅林，别私聊，评论区报价',
    '只要梅林就行，不用再找别的了',
    'マーリンがいなくて、どうしても欲しいです',
    '解禁したマーリン',
    '求梅林号可否',
  ])('leaves the name wanted: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });

  it.each(['除了国服都可以 梅林不要', '非国服 梅林不要', 'マーリンは育てないのでいらないです', 'Blacklist Merlin'])(
    'leaves the name refused: %s',
    async (text) => {
      expect(await named(text)).toEqual(['never svt-150']);
    },
  );

  it('ends with its paragraph, although both are indented', async () => {
    expect(await named('　　不要：孔明\n　　收梅林')).toEqual(['never svt-37', 'must svt-150']);
  });
});

describe('a name with whose absence there is no deal', () => {
  it.each(['求号；梅林、孔明少一个都不谈；C呆', '梅林、孔明缺一个都不谈；C呆'])('is required: %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150', 'must svt-37', 'must svt-284']);
  });

  it.each(['マーリンがいればなんでもいいです', 'マーリンいれば何でもOK'])('is required with %s', async (text) => {
    expect(await named(text)).toEqual(['must svt-150']);
  });
});

describe('a wish in words of its own', () => {
  it.each([
    [
      'MasterDuel',
      '閃刀姫デッキを使ってみたいので、うらら1枚',
      ['must deck-sky-striker', 'must c-ash-blossom-joyous-spring'],
    ],
    [
      'MasterDuel',
      '天盃龍デッキが組めれば他のテーマは何でもいいです。ニビル2枚',
      ['must deck-tenpai', 'must c-nibiru-the-primal-being'],
    ],
    [
      'duel_links',
      '海馬瀬人は当然使えること\n青眼の白龍 3枚',
      ['must char-seto-kaiba', 'must c-blue-eyes-white-dragon'],
    ],
    [
      'duel_links',
      '亚白龙三张。海马濑人不用我说也得有吧',
      ['must c-blue-eyes-alternative-white-dragon', 'must char-seto-kaiba'],
    ],
    ['gget_jp', 'If Exia were included I would be thrilled. Hi-Nu MLB', ['nice unit-exia-ex', 'must unit-hi-nu-ex']],
    ['gget_jp', '风灵改满破，普通风灵1破，别搞混', ['must unit-aerial-rebuild-ex', 'must unit-aerial-ex']],
    ['gget_jp', '苏莱塔两个版本（支援、攻击）都要', ['must chr-suletta-support', 'must chr-suletta-attack']],
    ['Mememori_jp', '佛罗伦斯LR，阿姆蕾特和索尔缇娜停在SSR+', ['must chr-008', 'must chr-006', 'must chr-005']],
    ['Mememori_jp', 'ルナリンド LR+3 和 冬ルナリンド（稀有度不限），两个都要', ['must chr-046', 'must chr-108']],
    ['pokemontcgp', 'ミュウツーexは◇4の普通のやつ2枚、サンダーex2枚', ['must a1-129', 'must a1-104']],
  ] as const)('is understood, in %s: %s', async (game, text, names) => {
    const { items } = parseText(await loadGame(gameById(game)), 'query', text);

    expect(items.map(({ item, mode }) => `${mode} ${item}`)).toEqual(names);
  });
});
