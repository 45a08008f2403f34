/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const CASTORIA = 'svt-284';

/** Returns the items of a wish as `id*level mode`. */
async function read(text: string, game: 'FateGO' | 'Mememori_jp' = 'FateGO'): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById(game)), 'query', text);
  return items.map(({ item, level, mode }) => `${item}*${level} ${mode}`).sort();
}

describe('a corrected name', () => {
  it.each([
    '梅林和孔明，哦不，孔明打错了，是C呆',
    '梅林，孔明那个手误，要的是C呆',
    'マーリンと孔明、じゃなかった、キャストリア',
    'マーリンと、孔明って書いたけど正しくはキャストリアです',
    'マーリン。孔明と書きましたがキャストリアの間違いです',
    'マーリンと孔明。すみません、孔明ではなくキャストリアでした',
    'マーリン、孔明→キャストリアに訂正',
    'マーリンと孔明。孔明をキャストリアに変更します',
    'マーリンと孔明、あー違う違うキャストリア',
    'マーリンと孔明。違う違う、キャストリアで',
    '梅林 孔明\n↑ 孔明写错了，是C呆',
    '梅林、孔明。刚才手快打成了孔明，其实是C呆',
    'Merlin and Waver, wait, no, Castoria',
    'Merlin and Waver. Oops, not Waver, Castoria.',
    'Merlin and Waver (sorry, Castoria)',
    'Merlin. Waver? wrong one, Castoria i mean',
    'マーリンと術のギルガメッシュ…じゃなくて、術のキャストリア',
  ])('gives way to the right one: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${CASTORIA}*1 must`]);
  });

  it.each([
    '孔明…哦我是说梅林',
    '孔明，想了想还是梅林吧',
    '本来想要孔明，现在改成梅林',
    '孔明と言いたいところだけど梅林で',
    '孔明欲しいと思ったけどやめた、マーリンにする',
    '孔明をやめてマーリンにします',
    '孔明、ってごめんマーリンだった',
    'LF Waver. On second thoughts, Merlin',
    'LF Waver, no sorry Merlin',
    'Waver acc. changed my mind, Merlin',
    'Waver, err Merlin i mean',
    '孔明を探してたけどマーリンにします',
    '孔明、失礼、マーリンでした',
    'Waver, actually Merlin',
    'Waver (edit: Merlin)',
    'Waver, hold on, Merlin',
    'Waver, lets go with Merlin',
    'Waver, uh Merlin i mean',
    'Waver. Scrap that, Merlin',
    'LF Waver\n*Merlin',
    '求孔明\n*梅林',
    'Waver. actually swap Waver for Merlin',
    'no longer after Waver, Merlin now',
  ])('gives way in other words: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`]);
  });

  it.each([
    'Merlin. Castoria, I mean, she is great, need her',
    'Merlin. Actually Castoria too',
    'LF:\n*Merlin\n*Castoria',
    '梅林，原来的号没了，现在想收C呆',
  ])('stays beside a further one: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*1 must`, `${CASTORIA}*1 must`]);
  });

  it('leaves a name alone whose level was the mistake', async () => {
    expect(await read('梅林宝3，啊等等，梅林宝2就够了我记错了，孔明宝3')).toEqual([
      `${MERLIN}*2 must`,
      `${WAVER}*3 must`,
    ]);
  });
});

describe('a corrected level', () => {
  it.each([
    'Merlin at NP5 (typo, NP2) and Waver',
    'Merlin NP3 and Waver. Correction: NP2 for Merlin',
    'Merlin, Waver. NP2 is fine for Merlin',
    '梅林写的宝3，宝2就够，孔明',
    '梅林宝3（改：宝2就行），孔明',
    '孔明、梅林宝1，哦不宝2',
    '孔明、梅林宝3→宝2',
    '梅林宝3……不对，宝2就够了，宝3的太贵，孔明',
    '梅林、孔明都要宝2，除了孔明宝1就行',
    'Waver. I said Merlin NP3 earlier but NP2 is enough',
    '孔明，梅林宝3，上面梅林不用宝3，宝2就行',
    'マーリン・孔明の2人。マーリンだけは宝具2以上',
    '孔明。梅林宝1起 撤回撤回，得宝2',
    '孔明。梅林宝5，预算不够，宝2就行',
    '孔明。梅林宝5 太难找了 宝2够了',
    '孔明。梅林宝5 退而求其次 宝2',
    '孔明。マーリン宝具5が理想だけど宝具2で妥協',
    '孔明。マーリン宝具5希望、高そうだから宝具2でいいです',
    '孔明。マーリン宝具3、高いので宝具2に下げます',
    '孔明。マーリン宝具1、やっぱ2で',
    '孔明。マーリン宝具3って書いたけど宝具2の間違いでした',
    '梅林宝3 啊不用宝3 宝2就行了 再带个孔明',
    '梅林，不用满宝 宝2就行 再来个孔明',
    '梅林宝3 不用宝3了 宝2就好 孔明',
    '孔明。梅林宝3（打快了 是宝2）',
    'Waver. Merlin NP3, nvm NP2 is fine',
    "Waver. Merlin NP3, let's be real, NP2",
    'Waver. Merlin NP3. Oops typo, Merlin NP2',
    'Waver. Merlin NP3, hmm let me lower that, NP2',
    'Waver. Merlin NP3, I cannot afford it, NP2 will do',
    '孔明。マーリン宝具3。マーリンは2枚で間に合うので宝具2に訂正します',
  ])('replaces the first one: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*2 must`, `${WAVER}*1 must`]);
  });

  it('is that of the name after a particle', async () => {
    expect(await read('梅林宝1，不对，宝2的梅林，孔明')).toEqual([`${MERLIN}*2 must`, `${WAVER}*1 must`]);
    const { items } = parseText(await loadGame(gameById('BlueArchive')), 'query', 'アリスじゃなくて、メイドのアリス');
    expect(items.map(({ item }) => item)).toEqual(['stu-aris-maid']);
  });

  it.each(['梅林宝2 某某 宝1就行', 'Merlin NP2, everyone else NP1 is fine'])(
    'is none beside another word: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*2 must`]);
    },
  );

  it.each([
    '3 Ash.. hm 2 will do tbh',
    '3 Ash, make it 2',
    'Ash x3, nah x2 is enough',
    'Ash x3 - sorry brainfart, x2 is all i need',
    '3 Ash, wait no, just 2',
  ])('may be a number of copies: %s', async (text) => {
    const { items } = parseText(await loadGame(gameById('MasterDuel')), 'query', text);

    expect(items.map(({ level, mode }) => `${level} ${mode}`)).toEqual(['2 must']);
  });

  it('may be a tier', async () => {
    expect(await read('妮娜LR，科迪LR+1。写反了，妮娜LR+1，科迪LR', 'Mememori_jp')).toEqual([
      'chr-027*9 must',
      'chr-028*10 must',
    ]);
  });
});

describe('a corrected amount', () => {
  it.each([
    '石头500以上 说少了 是800以上',
    '石头至少500，不，800',
    '石头80…打少了个0，800',
    '石500…じゃ足りんな、800以上',
    '石500以上ください\n追記 800以上に変えます',
    '石500以上じゃなくて800以上で',
    'at least 500 sq, no, 800',
    'acc with 500 sq minimum. yknow what, 800',
    '500+ sq, or better 800',
    '900+ sq, 800 is enough',
    '900 sq on JP, er, 800 will do',
    '900+ sq... lemme lower that, 800+ sq',
    '石头900，800也行',
    '石头900以上，日服，800就够',
    '石900個以上、日本版、800でもいい',
    '石900個以上、800で十分',
    '石头500以上（打快了 是800以上）',
    '石头500以上，收梅林\n石头写岔了 800以上',
  ])('replaces the first one: %s', async (text) => {
    const { ranges } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(ranges).toMatchObject([{ facet: 'sq', range: { min: 800, max: null } }]);
  });

  it.each([
    '梅林 预算300，咬咬牙400',
    '梅林 预算300 加点 400吧',
    '梅林 预算300改成400',
    '梅林 预算300\n看了行情，300改400',
    '梅林 预算300，改400',
    '1万円以内で考えてたけど400円以内に変更させてください',
    '予算5000円だったけど400円に下げます',
    'budget 50 usd, ok fine lets say 400',
    'under $50. screw it, under $400',
    'Merlin, under $50\noops $400',
    "budget was 500 usd, so it's 400 usd now",
    '50 bucks for a Merlin np2 acc, 400 if i have to',
    '预算500，400就行',
  ])('may be a price: %s', async (text) => {
    const { price } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(price?.range).toEqual({ min: null, max: 400 });
  });
});

describe('an attribute that is corrected by name', () => {
  it.each([
    ['世界50到60的号，科迪LR\n世界我写岔了 60到70才对', { min: 60, max: 70 }],
    ['世界50，科迪LR。世界写错了，应该是60', { min: 60, max: 60 }],
  ] as const)('replaces the first one across names: %s', async (text, range) => {
    const { ranges, price } = parseText(await loadGame(gameById('Mememori_jp')), 'query', text);

    expect([ranges, price]).toMatchObject([[{ facet: 'world', range }], null]);
  });
});

describe('a level of some names of a list', () => {
  it.each(['C呆、梅林、孔明都要，后面两个宝2前面单宝即可', 'Castoria, Merlin and Waver, the last two at NP2'])(
    'is that of the names pointed at: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*2 must`, `${CASTORIA}*1 must`, `${WAVER}*2 must`]);
    },
  );
});

describe('a name that a buyer has obtained', () => {
  it.each(['梅林、孔明……等等孔明我自己抽到了', '梅林宝1\n孔明宝2\n孔明已经有朋友送我了，有没有都行'])(
    'is no longer wanted: %s',
    async (text) => {
      expect(await read(text)).toEqual([`${MERLIN}*1 must`]);
    },
  );
});

describe('a heading that accepts a level', () => {
  it.each(['宝具2以上ならOK：マーリン、孔明', '宝2即可：梅林、孔明'])('wants its names: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*2 must`, `${WAVER}*2 must`]);
  });
});

describe('a level that no takes back', () => {
  it.each([
    'Merlin NP2, no, sorry, I mean NP3',
    'Merlin NP2 no, sorry, I mean NP3',
    'Merlin NP2, no, wait, NP3',
    'Merlin NP2 - no, NP3',
    'Merlin NP2, no, actually NP3',
    '梅林宝2，no, sorry, I mean 宝3',
    'マーリン宝具2、違う、宝具3',
  ])('gives way to the next one instead of refusing the name: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*3 must`]);
  });

  it('holds before a refusal of lower ones', async () => {
    expect(await read('Merlin NP2, no NP1 please')).toEqual([`${MERLIN}*2 must`]);
  });
});
