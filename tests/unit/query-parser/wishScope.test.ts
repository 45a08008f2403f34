/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

/** Returns the items of a wish for a Fate/GO account as `id*level mode`. */
async function read(text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);
  return items.map(({ item, level, mode }) => `${item}*${level} ${mode}`).sort();
}

describe('a choice', () => {
  it.each([
    '梅林、孔明，两个里随便来一个就成',
    '梅林和孔明这两个至少给我中一个',
    '梅林、孔明随便有个就行',
    'マーリン・孔明のうち誰か1人いれば十分です',
    'Merlin or Waver, one of the two is enough',
    '梅林、孔明具备其一即可',
    '梅林，孔明，两个里面凑一个',
    '梅林、孔明，两个来一个就好',
    '梅林和孔明凑一个就算过关',
    '梅林、孔明，二缺一也收',
    '梅林、孔明 两个里 at least one',
    'マーリンと孔明、1人でもいれば買います',
    'マーリン\n孔明\nこの2人のどちらか',
    'マーリン or 孔明（両方は要らない）',
    '没有梅林的话孔明也可以',
    'マーリンがいなければ孔明でも可',
    '梅林孔明里随意一位',
    '梅林优先，没有的话孔明也行',
    '梅林排第一，没有就看孔明',
    'マーリン希望、無ければ孔明で妥協します',
    "need Merlin. If there's no Merlin, Waver will do",
  ])('is read in prose: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 any`, `${WAVER}*1 any`]);
  });

  it.each([
    'キャストリア宝具2で、マーリンか孔明どっちか',
    'Need Castoria NP2\nEither Merlin or Waver',
    'マーリンでも孔明でもいいけど、どっちか1騎\nキャストリア宝具2は必須',
    'Castoria NP2 plus Merlin or Waver, either one is fine',
    'キャストリアは宝具2でいいや\nマーリンか孔明、どっちか',
    'キャストリアが宝具2でいて、マーリンか孔明のどちらか',
    'キャストリア宝具2が欲しい、マーリンと孔明は片方いれば十分です',
    'need Castoria NP2 and one of Merlin or Waver',
    '日服/C呆宝2/梅林、孔明任一/石800/500以内',
    'キャストリア宝2／マーリン or 孔明（片方でok）／石800／呼符20／8000円',
  ])('ends where another clause or line begins: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 any`, `${CASTORIA}*2 must`, `${WAVER}*1 any`]);
  });

  it('has the names between slashes if a slash stands between the two nearest', async () => {
    const names = [`${MERLIN}*1 any`, `${WAVER}*1 any`];

    expect(await read('日服/石800/梅林/孔明 任一/500以内')).toEqual(names);
    expect(await read('梅林/孔明/C呆 任一，日服，500以内')).toEqual(
      [MERLIN, CASTORIA, WAVER].map((id) => `${id}*1 any`),
    );
  });

  it('has no names of a clause that wants both of its own', async () => {
    const items = await read('スカディとキャストリアが両方宝具2以上、マーリンと孔明は片方でいい');

    expect(items).toEqual([`${MERLIN}*1 any`, 'svt-215*2 must', `${CASTORIA}*2 must`, `${WAVER}*1 any`]);
  });

  it.each([
    'マーリンと孔明、それぞれ1体いればOK',
    '梅林和孔明都要，别的谁都收',
    'マーリン、孔明\nこの2体がいれば石は不要です',
    'マーリン、孔明がいれば問題無い。',
  ])('is no choice and no refusal of names that are all wanted: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${WAVER}*1 must`]);
  });

  it('is no number of copies', async () => {
    expect(await read('梅林宝2\n孔明一张就够\nC呆')).toEqual([
      `${MERLIN}*2 must`,
      `${CASTORIA}*1 must`,
      `${WAVER}*1 must`,
    ]);
  });

  it.each([
    '梅林或者孔明，宝2以上',
    'マーリンか孔明、どちらか。宝具は2以上',
    'Merlin or Waver, NP2 or better',
    'any of Merlin and Waver, at least NP2',
    '梅林或者孔明，号里有哪个算哪个，但必须宝2',
    'マーリンと孔明、どっちか一人。宝具2以上で',
  ])('shares the level of a clause of its own: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*2 any`, `${WAVER}*2 any`]);
  });

  it('may be a heading behind a name', async () => {
    expect(await read('Castoria NP2 and one of these at NP3: Merlin / Waver')).toEqual([
      `${MERLIN}*3 any`,
      `${CASTORIA}*2 must`,
      `${WAVER}*3 any`,
    ]);
  });

  it('of any level is no choice of names', async () => {
    expect(await read('梅林宝2，孔明什么宝具等级都行')).toEqual([`${MERLIN}*2 must`, `${WAVER}*1 must`]);
  });
});

describe('a name that need not be there', () => {
  it.each([
    '梅林，孔明有没有都行',
    '梅林，孔明没有也行',
    'マーリン必須、孔明はいてもいなくても',
    '梅林，有没有孔明都行',
  ])('is no wish: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`]);
  });

  it.each(['梅林，孔明最好有，没有也行', '梅林，孔明想要但不强求', 'マーリン必須、孔明もいると尚良し'])(
    'is nice to have if it is wished for: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${WAVER}*1 nice`]);
    },
  );
});

describe('a correction', () => {
  it.each([
    '梅林满宝……太贵了吧，那梅林宝3就好',
    '梅林宝2，不，宝3',
    '梅林要宝5……啊不对打错了，宝3就够了',
    'マーリン宝具5…は高いですよね、宝具3で構いません',
  ])('replaces the level: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*3 must`]);
  });

  it('replaces a preference', async () => {
    expect(await read('梅林最好……算了梅林必须宝2')).toEqual([`${MERLIN}*2 must`]);
  });
});

describe('a refusal', () => {
  it.each([
    ['C呆有就行不看宝具', `${CASTORIA}*1 must`],
    ['キャストリア必須だけど宝具は見ません', `${CASTORIA}*1 must`],
    ['キャストリアいる垢ないですか？', `${CASTORIA}*1 must`],
    ['不要C呆 ok', `${CASTORIA}*1 never`],
  ])('of a level, a question or thanks leaves the name as it is: %s', async (text, item) => {
    expect(await read(text)).toEqual([item]);
  });

  it.each(['梅林，C呆千万别有我看着烦', '梅林，号里要是有C呆我直接跑路', "Merlin. If it has Castoria, I'm out"])(
    'is found among words that were not understood: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${CASTORIA}*1 never`]);
    },
  );
});

describe('a name that would be a bonus', () => {
  it.each([
    '梅林一定要，孔明的话有当然好',
    '梅林必须，孔明属于加分',
    '要梅林，有孔明可以加钱',
    'マーリンは必須です。孔明もいてくれると助かります',
    '孔明は出来れば、マーリンは絶対',
    '【必須】マーリン\n【あれば】孔明',
    'Merlin, and extra happy if there is Waver',
    'Merlin, Waver appreciated',
    'Merlin please, Waver a nice extra',
    '硬性：梅林；软性：孔明',
    'Merlin. Would be sweet to get Waver too',
    '梅林，要孔明\n噢孔明没有也成，加分项',
    '求梅林，要是再有个孔明就更香了',
    '收梅林，顺手带个孔明就美滋滋了 不带也收',
    '梅林必须，最好捎张孔明，没有也罢',
    '梅林必须，孔明要是也在就圆满了',
    '一定要梅林，想要孔明但不算硬性条件',
    'マーリン必須、孔明は余裕があれば',
    'マーリン必須、理想を言えば孔明も',
    'マーリン必須、贅沢を言えば孔明も',
    'マーリン必須、孔明はおまけ程度',
    'マーリン必須、孔明はあくまで希望',
    'マーリン必須、もしいたら孔明も',
    "Merlin needed, would be cool if Waver's there",
    "Merlin, it'd be great if it had Waver",
    'Merlin, would be nice to have Waver',
    'Merlin, hopefully Waver too, no biggie if not',
    "Merlin, i wouldn't mind Waver",
    'Merlin, Waver good to have',
    'Merlin, if Waver happens to be unlocked',
    'Merlin, Waver if poss',
  ])('is nice to have: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${WAVER}*1 nice`]);
  });

  it.each([
    'Merlin\nWaver, Castoria: cool to have, not required',
    'Merlin\nWaver would be a bonus, and Castoria too',
    'マーリン必須、孔明とキャストリアはいてくれたら嬉しい',
  ])('shares the wish with the names beside it: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${CASTORIA}*1 nice`, `${WAVER}*1 nice`]);
  });

  it('is no wish for a name that is refused if it is there', async () => {
    expect(await read('求梅林，要是有个孔明那就别发我了')).toEqual([`${MERLIN}*1 must`, `${WAVER}*1 never`]);
  });

  it('leaves a required name before it alone', async () => {
    expect(await read('マーリン宝具2以上、孔明とキャストリアは宝具1あれば御の字')).toEqual([
      `${MERLIN}*2 must`,
      `${CASTORIA}*1 nice`,
      `${WAVER}*1 nice`,
    ]);
  });

  it('may be a level alone', async () => {
    expect(await read('Waver and Merlin at NP2 (NP5 even better)')).toContain(`${MERLIN}*2 must`);
  });
});
