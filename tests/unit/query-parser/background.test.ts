/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const wished = async (text: string) =>
  parseText(await loadGame(gameById('FateGO')), 'query', text).items.map(({ item, level }) => `${item}*${level}`);

describe('a name that a wish only tells about', () => {
  it.each([
    ['我自己有梅林，想要孔明宝2', 'svt-37*2'],
    ['之前的号有梅林，被盗了，求孔明', 'svt-37*1'],
    ['I lost my Merlin account last month, want Waver NP2', 'svt-37*2'],
    ['I used to have Merlin. Need Waver now', 'svt-37*1'],
    ['以前氪过一个梅林满宝，被盗了。求孔明', 'svt-37*1'],
    ['那个带梅林的号卖掉了，求孔明', 'svt-37*1'],
    ['以前的号卖了，那号里有梅林和拉二，求孔明', 'svt-37*1'],
    ['Merlin is sitting maxed on my main. Waver please', 'svt-37*1'],
    ['マーリンは自分の垢に宝具5いるので気にしません。孔明が欲しいです', 'svt-37*1'],
    ['マーリンはもう持ってます。孔明が欲しいです', 'svt-37*1'],
    ['前の垢にはマーリンがいましたが消えました。孔明希望', 'svt-37*1'],
  ])('is not wanted if the buyer has or had it: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['刚才那位给我推的是梅林，我要的是孔明', 'svt-37*1'],
    ['友達の垢にマーリンと山翁がいて、羨ましいだけの話です。孔明がいれば十分', 'svt-37*1'],
    ['朋友有梅林，我也想搞个孔明', 'svt-37*1'],
    ['室友天天拿他的宝5山翁炫耀，我要个摩根', 'svt-309*1'],
    ['my friend keeps bragging about his NP5 Merlin, I want Waver', 'svt-37*1'],
    ['Someone offered me Merlin but I want Waver', 'svt-37*1'],
    ['友達がマーリン持ってて羨ましい。孔明が欲しいです', 'svt-37*1'],
    ['マーリンを勧められましたが孔明がいいです', 'svt-37*1'],
  ])('is not wanted if others have or recommend it: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['被梅林虐惨了，收孔明', 'svt-37*1'],
    ['山翁买不起，求摩根', 'svt-309*1'],
    ['看中梅林但是太贵了，退而求其次要孔明', 'svt-37*1'],
    ['攒石头等山翁复刻用，带孔明', 'svt-37*1'],
    ['Got wrecked by Merlin yesterday, want Waver', 'svt-37*1'],
    ['Merlin is too expensive so Waver instead', 'svt-37*1'],
    ['Saving for Merlin, need Waver', 'svt-37*1'],
    ['マーリンを引きたいので石600個以上、孔明入り', 'svt-37*1'],
    ['対戦でマーリンにボコられたので、孔明が欲しい', 'svt-37*1'],
  ])('is not wanted as a reason: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['事情是这样的，我室友上周给我看他的号，山翁满宝 我眼睛都红了\n所以我自己来收一个，只要有孔明就行', 'svt-37*1'],
    ['我们宿舍四个人天天吵，老大推山翁，老二推摩根，每天都在吵个不停\n收一个有孔明的号', 'svt-37*1'],
    [
      'my brother quit last month and left me his account, Space Ishtar NP5, the works, then took it back\nI just want Waver',
      'svt-37*1',
    ],
  ])('is not wanted in a story: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['我家猫都叫山翁\n收孔明', 'svt-37*1'],
    ['看的时候最喜欢山翁，所以想问有没有孔明', 'svt-37*1'],
    ['昨天群里那位大哥晒的山翁满宝\n收孔明', 'svt-37*1'],
    ['My dog is called Quetz. New pet needed: Waver', 'svt-37*1'],
    ['弟がマーリンばっか育ててて草。\n自分用には孔明が居れば十分です', 'svt-37*1'],
  ])('is not wanted in a remark beside a wish: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['摩根 宝具2\n山翁虽然同期登场，对我来说就是路人甲', 'svt-309*2'],
    ['上回拿山翁跟人换了摩根，亏到姥姥家。这次老实花钱：孔明，开个价', 'svt-37*1'],
    ['那时候梅林、山翁、摩根都躺在老号里吃灰。孔明 宝具2', 'svt-37*2'],
  ])('is not wanted in a remark beside a name without one: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it('is wanted with the one before if a remark goes on with it, and nothing else is wanted', async () => {
    expect(await wished('她同学的号里有山翁，还有摩根，我也不懂这些。麻烦找一个两个都带的')).toEqual([
      'svt-154*1',
      'svt-309*1',
    ]);
  });

  it.each([
    ['店长说「山翁现在是人权」，我只收孔明', 'svt-37*1'],
    ['发我的标题写着“豪华山翁满宝”，孔明呢', 'svt-37*1'],
    ['老板：有山翁\n我：孔明有吗', 'svt-37*1'],
    ['现有：\n山翁 / 摩根\n缺口：\n孔明', 'svt-37*1'],
    ['求）孔明\n譲）マーリン、モルガン', 'svt-37*1'],
    ['譲：マーリン、モルガン\n求：孔明', 'svt-37*1'],
    ['LF: Waver\nFT: Merlin, Morgan', 'svt-37*1'],
    ['mine has: Merlin NP2, Morgan\nlooking for Waver', 'svt-37*1'],
    ['手上那个号只有梅林摩根，准备扔。求孔明', 'svt-37*1'],
    ['求 孔明\n出 小号（梅林、山翁）', 'svt-37*1'],
    ['WTB: Waver\nWTT: my Merlin account', 'svt-37*1'],
    ['FT: Merlin, Morgan\nISO: Waver', 'svt-37*1'],
    ['譲：マーリン\n探：孔明', 'svt-37*1'],
    ['让：山翁\n收：孔明', 'svt-37*1'],
    ['【所持】マーリン\n【求む】孔明', 'svt-37*1'],
  ])('is not wanted if others say it or the buyer lists what is there: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['「孔明」「梅林」', ['svt-37*1', 'svt-150*1']],
    ['收孔明，群友说“想要梅林”', ['svt-37*1', 'svt-150*1']],
    ['孔明？梅林？山翁？三选一都行', ['svt-37*1', 'svt-150*1', 'svt-154*1']],
    ['收孔明\n梅林？最好有', ['svt-37*1', 'svt-150*1']],
    ['收孔明\n老板：梅林', ['svt-37*1', 'svt-150*1']],
  ])('is wanted in quotation marks or in a question that ask for it: %s', async (text, items) => {
    expect(new Set(await wished(text))).toEqual(new Set(items));
  });

  it.each([
    ['山翁？狗都玩腻了。孔明 2宝', 'svt-37*2'],
    ['マーリン？うちの倉庫で寝ています\n孔明 宝具2', 'svt-37*2'],
  ])('is not wanted if it is only brought up: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it('is not wanted with the value that the buyer states of it', async () => {
    const { items, choices } = parseText(await loadGame(gameById('FateGO')), 'query', '没孔明的一律拉黑，山翁毕业了');

    expect({ items: items.map(({ item, mode }) => `${mode} ${item}`), choices }).toEqual({
      items: ['must svt-37'],
      choices: [],
    });
  });

  it.each([
    ['山翁毕业了，只差个孔明', 'svt-37*1'],
    ['要的是孔明，梅林我两年前就有了', 'svt-37*1'],
    ['谁会花钱买山翁啊，给我整个孔明', 'svt-37*1'],
    ['梅林我都三张了，求孔明', 'svt-37*1'],
    ['山翁跟摩根现在哪个更保值？纯好奇。收孔明', 'svt-37*1'],
    ['去年手里有梅林的那个号八百就出了。现在收孔明', 'svt-37*1'],
    ['ギルメンの垢にマーリンがいて羨ましい。孔明希望', 'svt-37*1'],
    ['求孔明，用我手上的梅林换', 'svt-37*1'],
    ['why would anyone pay for Altera? looking for Waver', 'svt-37*1'],
    ['孔明いれば即決します！マーリンはもう宝具5なので', 'svt-37*1'],
    ['孔明ほしい。マーリン様は…うん、ごめん', 'svt-37*1'],
    ['山翁我自己号早满宝了，点进来是想看孔明', 'svt-37*1'],
    ['池子歪了三个山翁，收孔明', 'svt-37*1'],
    ['孔明希望。マーリンは初日に引いた', 'svt-37*1'],
    ['マーリンは手元にいます。孔明 宝具2', 'svt-37*2'],
    ['need Waver, I already have Merlin on my main', 'svt-37*1'],
  ])('is not wanted if the buyer owns it, offers it or wonders at it: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it.each([
    ['收孔明\n梅林 某某某某 山翁', ['svt-37*1', 'svt-150*1', 'svt-154*1']],
    ['收孔明\n梅林宝2完全体那种', ['svt-37*1', 'svt-150*2']],
    ['收孔明\n主力队：梅林', ['svt-37*1', 'svt-150*1']],
    ['梅林天下第一帅气\n收梅林', ['svt-150*1']],
    ['收孔明\n梅林 某某妹妹 山翁', ['svt-37*1', 'svt-150*1', 'svt-154*1']],
    ['收孔明，梅林多多益善', ['svt-37*1', 'svt-150*1']],
    ['收孔明，梅林我真喜欢', ['svt-37*1', 'svt-150*1']],
    ['收孔明，高价回梅林号', ['svt-37*1', 'svt-150*1']],
    ['孔明希望、マーリンも外せない', ['svt-37*1', 'svt-150*1']],
    ['孔明希望。マーリンは…絶対欲しい', ['svt-37*1', 'svt-150*1']],
    ['孔明希望。マーリンはもう必須です', ['svt-37*1', 'svt-150*1']],
    ['孔明を譲れる方いますか。マーリンも希望', ['svt-37*1', 'svt-150*1']],
    ['谁还有梅林号，求一个，孔明也行', ['svt-150*1', 'svt-37*1']],
    ['求带孔明，梅林毕业的', ['svt-37*1', 'svt-150*1']],
    ['收孔明\n梅林和山翁随便谁都行，有一个就可以', ['svt-37*1', 'svt-150*1', 'svt-154*1']],
    ['不贪心：孔明、梅林', ['svt-37*1', 'svt-150*1']],
    ['麻烦帮我找梅林\n孔明也一起端上来', ['svt-150*1', 'svt-37*1']],
    ['梅林、山翁、C呆周回三件套\n收孔明', ['svt-150*1', 'svt-154*1', 'svt-284*1', 'svt-37*1']],
  ])(
    'is wanted beside words that were not understood if it is part of a list, has a level or is wished elsewhere: %s',
    async (text, items) => {
      expect(new Set(await wished(text))).toEqual(new Set(items));
    },
  );

  it.each([
    ['室友的号让我眼睛都红了，每天都在我面前打来打去，所以 山翁满宝', 'svt-154*5'],
    ['我要有梅林的号', 'svt-150*1'],
    ['在线等 梅林', 'svt-150*1'],
    ['抽梅林沉了，买个带梅林宝1的', 'svt-150*1'],
    ['my friend has Merlin and says I should get one too', 'svt-150*1'],
    ['do you have Merlin NP2', 'svt-150*2'],
    ['マーリンを持っている垢希望', 'svt-150*1'],
    ['手里有梅林的私我', 'svt-150*1'],
    ['手上有梅林的老板联系我', 'svt-150*1'],
    ['谁手里有梅林', 'svt-150*1'],
    ['想抽梅林', 'svt-150*1'],
    ['比梅林便宜的', 'svt-150*1'],
    ['マーリンはもう持っています', 'svt-150*1'],
    ['彼女がマーリンを欲しがっているので探しています', 'svt-150*1'],
  ])('is wanted if it is the wish itself: %s', async (text, item) => {
    expect(await wished(text)).toEqual([item]);
  });

  it('stays visible as unused words', async () => {
    const { unread } = parseText(await loadGame(gameById('FateGO')), 'query', '我自己有梅林，想要孔明宝2');
    expect(unread.map(({ text }) => text).join(' ')).toContain('梅林');
  });

  it('is wanted if the account of somebody else is the model', async () => {
    expect(await wished('她同学的号里有梅林，还有孔明，我也不懂这些。麻烦找一个两个都带的')).toEqual([
      'svt-150*1',
      'svt-37*1',
    ]);
  });
});

describe('A name that the buyer does not need, having it already', () => {
  it.each([
    "Don't need Castoria, already have her on my main. Want Merlin",
    'キャストリアはもう持ってるので不要です。マーリンがいる垢',
    'キャストリアは自分のメイン垢にいるので特に要りません。マーリン希望',
    'C呆我已经有了，不需要。要梅林',
    '梅林。老公的号已经有 C呆 了 so no need',
    '梅林。C呆就不用了，我自己的号 已经有了',
    '梅林。C呆之前在别处买到了，もう要らない',
    'マーリン。キャストリアは自引き済みなので無くてOK',
  ])('is neither wanted nor refused: %s', async (text) => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(items).toMatchObject([{ item: 'svt-150', mode: 'must' }]);
    expect(items).toHaveLength(1);
  });

  it.each(['C呆我已经有了，有C呆的号别发。要梅林', 'キャストリア入りの垢は、もう持ってるので除外で。マーリン希望'])(
    'is refused if accounts with it are: %s',
    async (text) => {
      const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);

      expect(items).toContainEqual(expect.objectContaining({ item: 'svt-284', mode: 'never' }));
    },
  );
});
