/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const SKADI = 'svt-215';

/** Returns the items of a wish as `id mode`. */
async function read(text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), 'query', text);
  return items.map(({ item, mode }) => `${item} ${mode}`).sort();
}

describe('accounts that a text turns down because of what they have', () => {
  it.each([
    '梅林 孔明，号里有斯卡蒂的请装作没看见这条',
    '梅林 孔明。唯独斯卡蒂，有她的号白送我也不接',
    '梅林 孔明。斯卡蒂？有的话咱俩没缘分',
    '梅林、孔明。但是斯卡蒂！谁号里有她的咱就别加好友了',
    '梅林 孔明都要，斯卡蒂跟我犯冲，有她的号我供不起',
    'マーリンと孔明。スカディ入ってる垢は全部弾いてるんで送ってこないで',
    'マーリンと孔明。スカディは解釈違いだから入ってたら買わん',
    'マーリンと孔明。スカディは敵なので入っている垢は見送ります',
    'マーリンと孔明。スカディは値段つり上がるだけやから付いてるやつはパスな',
    'マーリンと孔明。スカディがいる垢ですとお値段的に手が出ませんので最初から外してください',
    'Merlin, Waver. If Skadi is on the account just keep scrolling',
    'Merlin, Waver. If Skadi is on there, I am out',
    'Merlin, Waver. Should your account contain Skadi, please sell it to somebody else',
    'Merlin, Waver. Skadi is where I draw the line, any account that has her I walk away from',
    'Merlin, Waver. Skadi always raises the price so leave me out if the account has her',
    'Merlin, Waver. Listings with Skadi on them get a no from me',
    'Merlin, Waver. Only ones where Skadi is missing please',
  ])('are refused: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN} must`, `${SKADI} never`, `${WAVER} must`]);
  });

  it('are refused for each name of a list', async () => {
    expect(await read('梅林，号里有孔明和斯卡蒂的请绕道')).toEqual([
      `${MERLIN} must`,
      `${SKADI} never`,
      `${WAVER} never`,
    ]);
    expect(await read('Merlin. Listings with Waver or Skadi on them get a no from me')).toEqual([
      `${MERLIN} must`,
      `${SKADI} never`,
      `${WAVER} never`,
    ]);
  });

  it('leave no words unread that say so', async () => {
    const text = 'マーリンと孔明。スカディは解釈違いだから入ってたら買わん、5000円まで';
    const { unread, price } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(unread).toEqual([]);
    expect(price?.range).toEqual({ min: null, max: 5000 });
  });
});

describe('an order behind accounts that are turned down', () => {
  it('is a wish of its own', async () => {
    const text = 'マーリン。スカディ入ってる垢は弾いて、高い順に並べてください';
    const { sort } = parseText(await loadGame(gameById('FateGO')), 'query', text);

    expect(sort).toEqual({ key: 'price', reversed: true });
  });
});

describe('accounts that a text asks for because of what they have', () => {
  it.each([
    '有梅林的号滴滴，没有的不用发我',
    '有梅林的滴滴我，没有的就别私我了',
    '谁有带梅林的号啊！！',
    '有带梅林的吗 不好意思打扰了',
    '来个有梅林的，绑啥都能接受',
    '带梅林的我加200，不带的免谈',
    'マーリンいるやつ、1000円以内でありませんか？',
    'マーリンがいる垢、引退垢以外で8千円まで',
    'マーリンがいる垢ないですか',
    'マーリンがいたら嬉しいです、問題なければ即決します',
    'want an account with Merlin, not the Chinese server',
    'anyone selling an acc with Merlin? not picky',
    'LF an account that has Merlin, no rush',
  ])('are not refused: %s', async (text) => {
    expect(await read(text)).not.toContain(`${MERLIN} never`);
    expect((await read(text)).some((item) => item.startsWith(MERLIN))).toBe(true);
  });

  it('may have what does not matter', async () => {
    expect(await read('Waver please. Merlin idc if he is there or not')).not.toContain(`${MERLIN} never`);
    expect(await read('孔明必须有，梅林有的话也没关系')).not.toContain(`${MERLIN} never`);
  });
});
