/** @jest-environment node */
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { droppedIn } from '../../bench/parsing/compare';
import { loadGame } from '../../bench/parsing/loadGame';

const read = async (game: GameId, mode: 'query' | 'offer', text: string) =>
  parseText(await loadGame(gameById(game)), mode, text);

const choices = async (game: GameId, mode: 'query' | 'offer', text: string) =>
  (await read(game, mode, text)).choices.map(
    ({ facet, not, values }) => `${facet}${not ? '≠' : '='}${values.join(' ')}`,
  );

describe('a platform beside a Chinese server', () => {
  it('is a word that was read, although its server stands for both', async () => {
    expect(droppedIn(await read('FateGO', 'query', '国服 安卓/iOS 都可以'))).toBe(0);
  });

  it.each([
    ['国服两端都可以', 'server=cn_ios cn_android'],
    ['国服 安卓/iOS 都可以', 'server=cn_ios cn_android'],
    ['国服的号，安卓苹果都可以', 'server=cn_ios cn_android'],
    ['安卓B服', 'server=cn_android'],
  ])('names the server: %s', async (text, choice) => {
    expect(await choices('FateGO', 'query', text)).toEqual([choice]);
  });

  it('stays a platform on other servers', async () => {
    expect(await choices('FateGO', 'query', '日服，安卓')).toEqual(['server=jp', 'platform=android']);
  });
});

describe('a rank', () => {
  it.each(['传说段位起', '传说以上', 'legend 以上', 'レジェンドランク以上'])(
    'includes all above it: %s',
    async (text) => {
      expect(await choices('duel_links', 'query', text)).toEqual(['rank=legend king']);
    },
  );
});

it('reads a league before another resource that is used up', async () => {
  const { choices, ranges } = parseText(await loadGame(gameById('MasterDuel')), 'offer', '段位钻石 UR点花光');

  expect(choices).toMatchObject([{ facet: 'rank', values: ['diamond'] }]);
  expect(ranges).toMatchObject([{ facet: 'cp_ur', range: { min: 0, max: 0 } }]);
});

describe('the title of a game with its server', () => {
  it('names the server', async () => {
    expect(await choices('Mememori_jp', 'offer', '出 Mementomori JP 垢')).toEqual(['server=jp']);
  });
});

describe('the word one', () => {
  it.each(['looking for a low level one', 'the  5  star  one'])('states no amount after a noun: %s', async (text) => {
    expect((await read('FateGO', 'query', text)).ranges).toEqual([]);
  });
});

describe('a list within a line', () => {
  it('has numbers that state no amount', async () => {
    const { ranges } = await read('FateGO', 'query', '听好：1.必须含付费石 2.必须一手 3.圣晶石600以上');
    expect(ranges.map(({ facet, range }) => [facet, range.min])).toEqual([['sq', 600]]);
  });
});

describe('a correction in brackets within a list', () => {
  it('ends with the brackets', async () => {
    const { items } = await read('BlueArchive', 'offer', '春睦月五星（不是四星）、温泉和香三星、幼瞬五星');
    expect(items.map(({ item, level }) => `${item}*${level}`)).toEqual([
      'stu-mutsuki-newyear*5',
      'stu-nodoka-onsen*3',
      'stu-shun-small*5',
    ]);
  });
});

describe('a mild refusal', () => {
  it.each(['梅林不太考虑', '梅林不怎么想要', '梅林放过我', 'マーリンは減点', 'Merlin can go to hell'])(
    'is no wish: %s',
    async (text) => {
      const { items } = await read('FateGO', 'query', `孔明, ${text}`);
      expect(items.filter(({ mode }) => mode !== 'never').map(({ item }) => item)).toEqual(['svt-37']);
    },
  );
});
