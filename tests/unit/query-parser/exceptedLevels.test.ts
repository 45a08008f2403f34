/** @jest-environment node */
import { gameById } from '@/games/games';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from '../../bench/parsing/loadGame';

const MERLIN = 'svt-150';
const WAVER = 'svt-37';
const SKADI = 'svt-215';

/** Returns the items of a wish as `id*level`, with the mode unless it is required. */
async function read(text: string, game: 'FateGO' | 'MasterDuel' = 'FateGO'): Promise<readonly string[]> {
  const { items } = parseText(await loadGame(gameById(game)), 'query', text);
  return items.map(({ item, level, mode }) => `${item}*${level}${mode === 'must' ? '' : ` ${mode}`}`).sort();
}

describe('a level behind a list, one of whose names is excepted afterwards', () => {
  it.each([
    'Merlin, Skadi and Waver at NP3, Waver can be NP1',
    'Merlin, Skadi and Waver at NP3 please, though Waver may sit at NP1',
    'Merlin, Skadi, Waver, NP3 or above for the lot of them bar Waver, where NP1 is plenty',
    'Need Merlin, Skadi, Waver. NP3 the three of them. Waver I would take at NP1',
    'マーリン、スカディ、孔明は三人とも要る　宝具3〜な、孔明だけ宝具1で妥協',
    'マーリン、スカディ、孔明は宝具3、孔明に限っては宝具1でも大丈夫です',
    '梅林、斯卡蒂、孔明都要宝3，孔明要是只有宝1也能忍',
    '梅林 斯卡蒂 孔明，统统宝3起，孔明那边可以放宽到宝1',
  ])('is that of the others: %s', async (text) => {
    expect(await read(text)).toEqual([`${MERLIN}*3`, `${SKADI}*3`, `${WAVER}*1`]);
  });

  it('is that of the others if the exception has a higher one', async () => {
    const text =
      'マーリン、スカディ、孔明の三人が揃ってる垢探してるんだが\n宝具2なら文句ない、あ、孔明だけは宝具3まで欲しい';
    expect(await read(text)).toEqual([`${MERLIN}*2`, `${SKADI}*2`, `${WAVER}*3`]);
    expect(await read('マーリン、スカディ、孔明は宝具2、と思ったけど孔明は毎日使うから宝具4以上に変更で')).toEqual([
      `${MERLIN}*2`,
      `${SKADI}*2`,
      `${WAVER}*4`,
    ]);
  });

  it('may be a number of copies', async () => {
    expect(await read('Ash, Imperm, Veiler, Nibiru at three copies, ok Nibiru x1 is enough', 'MasterDuel')).toEqual([
      'c-ash-blossom-joyous-spring*3',
      'c-effect-veiler*3',
      'c-infinite-impermanence*3',
      'c-nibiru-the-primal-being*1',
    ]);
  });

  it('is not the number of the names', async () => {
    expect(await read('梅林、斯卡蒂、孔明三骑都要，孔明要宝2')).toEqual([`${MERLIN}*1`, `${SKADI}*1`, `${WAVER}*2`]);
  });
});

describe('a name that is excepted from a level', () => {
  it.each([
    'Merlin, Skadi, Waver, all NP2 except Waver, him I want at NP3',
    'Waver, Merlin, Skadi. NP2 does the job for everybody except Waver, him I want at NP3',
  ])('is wanted: %s', async (text) => {
    expect(await read(text)).toContain(`${WAVER}*3`);
  });

  it('is refused where no list contains it', async () => {
    expect(await read('Merlin, everyone except Waver please')).toContain(`${WAVER}*1 never`);
  });
});

describe('a level for a counted list', () => {
  it('may stand behind a sentence about the list', async () => {
    expect(await read('マーリンとスカディが居れば満足です、二人とも宝具2からで')).toEqual([
      `${MERLIN}*2`,
      `${SKADI}*2`,
    ]);
  });
});
