/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const SKADI = 'svt-215';

/** Returns the items of a listing as `id*level`. */
async function read(text: string): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById('FateGO')), 'offer', text);
  return items.map(({ item, level }) => `${item}*${level}`).sort();
}

describe('a name that a listing places on another account', () => {
  it.each([
    '梅林宝2，斯卡蒂宝5那个在我哥号上他不让卖',
    '梅林宝2，斯卡蒂在我另一个号，那个号早送人了',
    '梅林宝2，我媳妇的号有斯卡蒂，那个不动',
    '梅林宝2。图里的斯卡蒂是我基友的，截串了',
    '之前那个（有斯卡蒂宝3的）上午被人拿走了。现在只剩这个：梅林宝2',
    'マーリン宝具2。前に書いたスカディ宝具5は別垢の話な',
    'Merlin NP2. The Skadi NP5 in the screenshot is my roommates',
    'My alt sold yesterday (the one with Skadi). This one: Merlin NP2',
    "Selling mine, not my kid's (his is the one with Skadi). Merlin NP2",
  ])('is no part of it: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*2`]);
  });

  it.each([
    '朋友托我挂的号，有梅林宝2和斯卡蒂宝3',
    'my old acc is sold, still up for grabs: acc with Merlin NP2 and Skadi NP3',
    '斯卡蒂宝3是我老婆，梅林宝2',
  ])('is part of it otherwise: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*2`, `${SKADI}*3`]);
  });
});
