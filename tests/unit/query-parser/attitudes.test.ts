/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const NAMES: Readonly<Record<string, string>> = { 'svt-150': 'Merlin', 'svt-284': 'Castoria', 'svt-37': 'Waver' };

/** Returns the items of a wish with their modes. */
async function read(text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);
  return items.map(({ item, mode }) => `${NAMES[item] ?? item} ${mode}`).sort();
}

describe('a name', () => {
  it.each([
    '梅林，孔明劝退',
    '梅林，孔明我是真接受不了',
    '梅林，孔明欣赏不来',
    '梅林，孔明一律划走',
    '梅林。孔明的话，出门左拐谢谢',
    '梅林，看到孔明就跑',
    '梅林，孔明我看到就绕道',
    '梅林，孔明我玩腻了',
    '梅林，对孔明过敏',
    '梅林，有孔明的一律不收',
    '梅林。孔明吧，同桌天天拿来嘲笑我，带他的号宁可不要',
    '梅林，孔明白送都不要',
    '梅林，孔明不需要',
    '梅林，孔明别来沾边',
    '梅林，别再让我看见孔明',
    '梅林，避雷孔明',
    '梅林，只要不是孔明',
    '梅林，孔明不在考虑范围内',
    '梅林✓ 孔明✗',
    '梅林 ❌孔明',
    'マーリン必須。孔明はもう持ってるからいい',
    'マーリン必須。孔明は出禁',
    'マーリン必須。孔明は×',
    'マーリン＝○\n孔明＝×（高いので）',
    '孔明（×）梅林（√）别搞混',
    '▼ほしい\nマーリン\n▼おことわり\n孔明',
    '梅林要\n孔明 不要（我看不懂它在干嘛）',
    'Merlin, no acc that already has Waver',
    'Merlin. no accounts that have Waver',
    'マーリン必須。孔明が入っていたら見送ります',
    'マーリン必須。孔明は引退した友達を思い出すのでいない垢で',
    'マーリン必須。孔明は苦手',
    'マーリン必須、孔明なし、未連携もなしで',
    'マーリン必須、孔明なし、入っていたら避けます',
    'マーリン必須、孔明なしというか入ってるとダメ',
    '【必須】マーリン\n【なし】孔明',
    '【いる】マーリン\n【はNG】孔明',
    'Merlin, Waver-free please',
    'Merlin, Waver on the account is a total dealbreaker',
    'Merlin. I refuse to touch anything with Waver on it',
    'Merlin. Waver? Nope, never wanted him',
    'Merlin. What I will complain about is Waver, keep him out',
    'Merlin, no Waver lol he creeps me out',
    'Merlin, any account with Waver goes straight in the bin',
    'Merlin yes, Waver over my dead body',
    '梅林，角色里头不能混着孔明',
  ])('is refused in many ways: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver never']);
  });

  it.each([
    '孔明，C呆，都不要',
    '不要孔明，也不要C呆',
    '没有孔明，也别有C呆',
    '孔明不要，也不收C呆',
    '孔明不要。也不要C呆',
    '孔明，C呆，这俩劝退',
    '孔明不要，C呆同理',
    '孔明もキャストリアもいらない',
    '孔明は不要、キャストリアも同じく',
    '以下は不要です\n孔明\nキャストリア',
    'no Waver nor Castoria',
    'no Waver n Castoria',
    'Waver is a no, same for Castoria',
    'no Waver, Castoria same thing',
  ])('is refused like another one: %s', async (text) => {
    expect(await read(text)).toEqual(['Castoria never', 'Waver never']);
  });

  it.each([
    '梅林、孔明缺一个都不行',
    '缺梅林、孔明的不收',
    '没有梅林不买，没有孔明也不买',
    'マーリンと孔明がいないと意味がない',
    "don't bother without Merlin and Waver",
    "Merlin and Waver or don't bother",
    "Merlin and Waver or don't bother messaging",
    "dont bother dming if u don't have Merlin and Waver",
    "Merlin. don't bother if the account doesn't have Waver",
    "if it doesn't have Merlin and Waver, pass",
  ])('is wanted if accounts without it are refused: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver must']);
  });

  it('is refused at every level unless the level stands beside it', async () => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'query', '孔明别带（主号满宝了），不要满宝梅林');

    expect(items.map(({ item, level, mode }) => `${item}*${level} ${mode}`)).toEqual([
      'svt-37*1 never',
      'svt-150*5 never',
    ]);
  });

  it('is refused by a heading with remarks in its list', async () => {
    expect(await read('已经有的就别塞给我了：梅林（抽腻了）、孔明（三张了）')).toEqual(['Merlin never', 'Waver never']);
  });

  it.each([
    '梅林，孔明有就当送的',
    '梅林，孔明有的话我请你喝奶茶',
    '梅林，孔明也想要，没有就算了',
    '梅林，孔明带着更香',
    '梅林，有孔明就更好',
    '梅林，孔明属于彩蛋，没带也不怪你',
    '梅林，孔明……有了我偷着乐，没有照收不误',
    'マーリン必須。孔明がいたら最高',
    'マーリン必須。孔明もいれば御の字',
    'マーリン必須。孔明がいたら泣いて喜びます',
    'マーリン必須。孔明は持ってたら尚良し',
    'Merlin, Waver would be a cherry on top',
    'Merlin, Waver would be neat, zero pressure',
    'Merlin. If Waver happens to be in there I won’t complain',
    "Merlin, Waver wouldn't hurt",
    "Merlin, wouldn't hurt to have Waver",
    "Merlin. if Waver is on it I wouldn't complain",
    'Merlin. brownie points for Waver',
    'Merlin. in a perfect world it has Waver too',
    'Merlin. fingers crossed for Waver',
    'Merlin, and maybe Waver',
    'the only real requirement is Merlin. Maybe Waver',
  ])('is nice to have in many ways: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver nice']);
  });

  it.each([
    '梅林，孔明有没有都行',
    '梅林，孔明带不带都无所谓',
    '梅林，孔明随缘',
    "Merlin needed, I'm fine without Waver",
    'Merlin. okay without Waver',
    'マーリン必須。孔明はいてもいなくてもいい',
    'マーリン必須。孔明はまあどっちでも',
    "Merlin, don't care about Waver",
    'Merlin. doesnt have to come with Waver',
    "Merlin. the acc doesn't need to have Waver",
    "Merlin, I don't really mind whether it has Waver",
    "Merlin. I don't need Waver",
    'Merlin. Do not need Waver, got him covered',
    'Merlin, no need for Waver. I borrow him from friends',
    "Waver I don't need, Merlin must",
    "Waver? Don't need it. Merlin",
    "Waver? love him, don't need him. just Merlin",
    'マーリン必須、孔明はどっちでもいいかな',
    'Merlin. Waver idc if its there or not',
    'Merlin. Not sure if Waver is there',
    "Merlin, Waver I don't care about.",
    'マーリン必須（孔明はどっちでも）',
  ])('does not matter in many ways: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must']);
  });

  it.each([
    '梅林，孔明非必须',
    '梅林，有孔明我加钱',
    'マーリン必須。欲を言えば孔明も',
    'マーリン必須、孔明も居れば理想ですが無理は言いません',
    'マーリン必須。できることなら孔明も、無理にとは言いません',
    'マーリン必須、孔明も付いてりゃ嬉しい',
    'マーリン必須。可能であれば孔明も欲しい',
    "Merlin. Wouldn't say no to Waver",
    'Merlin. Even better with Waver',
    'Merlin. Would be cool to have Waver',
    "Merlin. Waver, sure, if he's there",
    "Merlin. Waver: cool if it's there",
    'Merlin. Waver? Sure, would be a plus',
    'Merlin, Waver as cherry on top',
    'Merlin. Waver also good if have',
    'Merlin, Waver if u have him too',
    'Merlin, Waver (that last one is just if possible)',
    'マーリン必須。孔明は必須やないけどおったら助かるわ',
    '梅林必须，孔明要是也有就圆满了',
    '梅林，最好再有张孔明',
  ])('is nice to have as an afterthought: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver nice']);
  });

  it.each([
    '梅林，或者孔明也行',
    '梅林，孔明，哪个便宜要哪个',
    '梅林、孔明有任意一个',
    '梅林和孔明不用都有，一个就够',
    'マーリンでも孔明でもいい',
    '梅林、孔明随便哪位',
    'Merlin, otherwise Waver',
    'Merlin and/or Waver',
    'Merlin, Waver (either)',
    '梅林、孔明有一位也行',
    '梅林、孔明，一位足矣',
    '梅林、孔明不必成双，单个亦可',
    '梅林、孔明，哪个都收，不用齐',
    '梅林、孔明，别两个都没有就行',
    '梅林、孔明，里头中一个就发财了',
    '梅林、孔明，有谁算谁',
    '梅林 孔明 二挑一',
  ])('is one of two in many ways: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin any', 'Waver any']);
  });

  it.each([
    '梅林、孔明。孔明划掉',
    '梅林、孔明……等等，孔明我自己有了，那就不要求孔明',
    '梅林、孔明\n孔明那行不用管',
    '孔明换成梅林',
    '孔明，哦不是，是梅林',
    'マーリン、孔明\n訂正、孔明は条件から外します',
    'マーリン、孔明\n孔明は消してください',
    '孔明、あ違う、マーリン',
    '孔明ではなくマーリン',
    'Merlin, Waver\nscratch Waver',
    'Merlin rather than Waver',
    "I first typed Waver, wrong, it's Merlin",
    '孔明と書きましたが欲しいのはマーリンです',
  ])('is taken back in many ways: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must']);
  });

  it.each([
    'Hello, I would like to buy an account with Merlin and Waver',
    'He would love an account with Merlin and Waver',
    "I'd like an acc with Merlin and Waver",
  ])('is wanted by somebody who would like an account: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver must']);
  });

  it('is multiplied by a sign before a number in brackets', async () => {
    expect(await read('梅林(3×)、孔明')).toEqual(['Merlin must', 'Waver must']);
  });

  it('with 破 at its end is no level', async () => {
    const { items } = parseText(await loadGame(gameById('srw_dd_jp')), 'query', 'EVA、天元突破看到就跑');

    expect(items.map(({ item, mode }) => `${item} ${mode}`)).toEqual(['u-eva-01 never', 'u-gurren-lagann never']);
  });
});

describe('a level', () => {
  it.each([
    '梅林宝5，哦不，宝2',
    '梅林宝5，改成宝2',
    '梅林宝5太贵了，宝2吧',
    'マーリン宝具5、やっぱ宝具2でいい',
    'マーリン宝具5、ごめん嘘、宝具2',
    'Merlin NP5, hmm NP2 is enough',
    'Merlin NP5, on second thought NP2',
  ])('is corrected in many ways: %s', async (text) => {
    const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(items.map(({ item, level, mode }) => `${item}*${level} ${mode}`)).toEqual(['svt-150*2 must']);
  });
});

describe('a missing link', () => {
  it('refuses the service that is named with it', async () => {
    const { choices } = parseText(await loadGame(gameById('Mememori_jp')), 'query', 'DMM連携なし');

    expect(choices).toMatchObject([{ facet: 'bind', not: true, values: ['dmm'] }]);
  });
});
