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

describe('a name that need not be there', () => {
  it.each([
    '要有梅林，孔明不打紧',
    '收梅林号，孔明没有也没差',
    '收梅林号，孔明没有也不碍事',
    '要梅林，孔明我用不上',
    '梅林必须有，孔明没有我也不介意',
    '梅林必须有，孔明没有也没啥',
    '梅林必须有，孔明随便有没有',
    '我看号就看一点：梅林在不在。孔明不在也没关系的',
    '求梅林，孔明在不在都行',
    '梅林得有。至于孔明嘛，带不带一个价',
    '梅林得有，孔明抽没抽到我不看',
    '梅林得有。孔明，可有可无',
    '梅林得有，没有孔明照收',
    'マーリンがいるかどうかだけ。孔明の有無は不問です',
    '求梅林，孔明我自己能抽，号里不用带',
    '孔明早有了不缺，就缺梅林',
    'マーリン必須、孔明はいなくて平気です',
    'マーリン必須、孔明は別にいなくていいです',
    'マーリン必須、孔明は自分の垢にいるので無くて構いません',
    'マーリン必須、孔明はおらんでええ',
    'マーリン必須。孔明？いなくても買います',
    'マーリン必須。孔明？あってもなくても買うよ',
    'マーリン必須。孔明はどっちでもいいや',
    'マーリン必須！孔明はどちらでもいいよ',
    'マーリン必須、孔明は別に',
    'マーリン必須、孔明はいようがいまいが関係ない',
    'マーリン必須、孔明はあろうとなかろうと構わない',
    'マーリン必須、孔明の有無は見ません',
    'マーリン必須、孔明は気にせんといてください',
    'マーリン必須、孔明がいなくても文句はないです',
    'マーリン必須。孔明は無しでおけ',
    '必須→マーリン\nどうでもいい→孔明',
    'as long as it comes with Merlin im happy, Waver unnecessary',
    "Merlin must be there, Waver isn't necessary",
    'Merlin has to be there, Waver no need',
    'Merlin must be there, Waver makes no difference',
    'Merlin is a must. Waver? doesnt matter either way',
    "Merlin is a must, and if Waver's missing thats fine by me",
    'with or without Waver, Merlin is a must',
    "Merlin, couldn't care less if Waver comes with it",
    "Merlin, Waver needn't be there",
    'Merlin must be there, Waver is whatever',
    'マーリンさえいれば他は問いません、孔明いてもいなくても',
  ])('is neither wanted nor refused: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must']);
  });

  it.each([
    '梅林，孔明我真不缺，别推销',
    '梅林，孔明我用不着也不想要',
    'マーリン、孔明は凸なしで可、ただし孔明いる垢は論外',
  ])('is refused if the accounts with it are: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver never']);
  });

  it('is not one below a heading about something else', async () => {
    expect(await read('颜值不重要：梅林、孔明')).toEqual(['Merlin must', 'Waver must']);
  });

  it('leaves the name before it alone if it is about something else', async () => {
    expect(await read('收梅林号 战力不限')).toEqual(['Merlin must']);
  });
});

describe('a name without which there is no deal', () => {
  it.each(['梅林我非要不可，孔明随意', '非要梅林不可，孔明有没有无所谓', '梅林是雷打不动的，孔明有无皆可'])(
    'is wanted: %s',
    async (text) => {
      expect(await read(text)).toEqual(['Merlin must']);
    },
  );

  it.each(['孔明と違ってマーリンいなきゃ話にならん', 'マーリンがいないと話にならない'])(
    'is wanted in Japanese: %s',
    async (text) => {
      expect(await read(text)).toContain('Merlin must');
    },
  );
});

describe('a refusal of accounts with a name', () => {
  it.each(['别给我整有孔明的号 我只认梅林', '别给我发有孔明的号，我只认梅林', '求梅林的号，要是有孔明那就别发我了'])(
    'leaves the names after it alone: %s',
    async (text) => {
      expect(await read(text)).toEqual(['Merlin must', 'Waver never']);
    },
  );

  it.each([
    '孔明我真不想看到，有梅林就行',
    'マーリン希望、孔明さえいなければ何でもいい',
    'マーリンいる垢。ただし孔明までいたら買わないです',
    'マーリンいる垢。孔明がいたらアウト',
    'マーリン希望。孔明は入っとったらあかんで',
    'マーリンいる垢で。孔明おったら買わん',
    'WTB Merlin. if its got Waver i aint buying',
    'want Merlin, Waver can stay far far away from my acc',
    'WTB Merlin so long as Waver isnt in there',
  ])('may follow the name: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver never']);
  });

  it.each(["any Merlin acc that doesn't come with Waver?", 'Merlin is a must and under no circumstances Waver'])(
    'may precede the name: %s',
    async (text) => {
      expect(await read(text)).toEqual(['Merlin must', 'Waver never']);
    },
  );

  it.each([
    'Merlin and Waver. No need to rush',
    'Merlin and Waver, maybe I pay more',
    'not buying overpriced accs, want Merlin and Waver',
  ])('is none: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must', 'Waver must']);
  });

  it('is about both names if one of them is too many', async () => {
    expect(await read('マーリンで。孔明とキャストリアは、どっちか片方でもいたらアウト')).toEqual([
      'Castoria never',
      'Merlin must',
      'Waver never',
    ]);
  });
});

describe('a name that the buyer failed to pull', () => {
  it.each(['梅林吃了两井没出，收个号', '梅林抽了两单没出 求号'])('is wanted if no other is: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must']);
  });
});

describe('a name that is gone or given up', () => {
  it.each([
    '之前的号被盗，里面的孔明没了，现在想找有梅林的',
    '換手機把號丟了，孔明也沒了，重新收個梅林',
    '孔明で天井まで行った話はもう忘れたい。今欲しいのはマーリンです',
    '孔明欲しいと思ったけどやめた、マーリンにする',
    '孔明やめました。マーリンにします',
    '梅林抽了200发没出 孔明倒歪了俩，气得直接来收梅林',
    '孔明吃了两井没出，放弃了，收梅林',
    '换手机丢号，孔明跟着一块没了，重新收个梅林',
    '孔明复刻没赶上，梅林也没有，求个梅林的号吧',
    'had Waver before my account got banned, this time want Merlin',
    'my old acc with Waver got stolen, LF Merlin',
    'spent it all on Merlin and got nothing, buying a Merlin acc now',
  ])('is only told about: %s', async (text) => {
    expect(await read(text)).toEqual(['Merlin must']);
  });
});
