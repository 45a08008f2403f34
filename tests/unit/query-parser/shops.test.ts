/** @jest-environment node */
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import { withShops } from '@/query-parser/prepareGameInSteps';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

const SHOPS = ['月见屋', '三月堂', '浮舟号行', 'Blue Lantern', 'ゆずショップ', '梅林', '屋'];

let game: PreparedGame;
beforeAll(async () => {
  const fgo = gameById('FateGO');
  game = withShops(prepareGame(specOf(fgo), await loadBuiltRoster(fgo.family)), SHOPS);
});

function read(text: string) {
  const { choices, unread, items } = parseText(game, 'query', text);
  return {
    shops: choices.map(({ facet, not, values }) => `${facet}${not ? '≠' : '='}${values.join('/')}`),
    unread: unread.map((one) => one.text),
    items: items.length,
  };
}

describe('names of shops', () => {
  it.each([
    ['月见屋', 'shop=月见屋'],
    ['只要月见屋', 'shop=月见屋'],
    ['only Blue Lantern', 'shop=Blue Lantern'],
    ['bluelantern only please', 'shop=Blue Lantern'],
    ['ゆずショップの', 'shop=ゆずショップ'],
    ['月见屋的', 'shop=月见屋'],
    ['月 见 屋', 'shop=月见屋'],
    ['月见屋或者三月堂', 'shop=月见屋/三月堂'],
    ['不要月见屋', 'shop≠月见屋'],
    ['不要月见屋的', 'shop≠月见屋'],
    ['不要 月见屋', 'shop≠月见屋'],
    ['别给我月见屋的', 'shop≠月见屋'],
    ['月见屋除外', 'shop≠月见屋'],
    ['月见屋不要', 'shop≠月见屋'],
    ['月见屋拉黑', 'shop≠月见屋'],
    ['月見屋以外', 'shop≠月见屋'],
    ['月見屋はいらない', 'shop≠月见屋'],
    ['ゆずショップは除外', 'shop≠ゆずショップ'],
    ['not Blue Lantern', 'shop≠Blue Lantern'],
    ['no Blue Lantern please', 'shop≠Blue Lantern'],
    ['except Blue Lantern', 'shop≠Blue Lantern'],
    ['不要月见屋、三月堂', 'shop≠月见屋/三月堂'],
  ])('are read as a shop filter: %s', (text, expected) => {
    expect(read(text)).toEqual({ shops: [expected], unread: [], items: 0 });
  });

  it('keep the conditions beside them', () => {
    expect(read('梅林宝2\n不要月见屋\n急')).toMatchObject({ shops: ['shop≠月见屋'], items: 1 });
    expect(read('要梅林，不要月见屋')).toMatchObject({ shops: ['shop≠月见屋'], items: 1 });
    expect(read('月见屋的梅林')).toMatchObject({ shops: ['shop=月见屋'], items: 1 });
  });

  it.each(['月见屋优先', '最好是月见屋的'])('are no filter where it is doubtful that they are required: %s', (text) => {
    expect(read(text).shops).toEqual([]);
    expect(read(text).unread.join()).toContain('月见屋');
  });

  it('are found only as whole words', () => {
    expect(read('bluelanterns').shops).toEqual([]);
    expect(read('月见\n屋').shops).toEqual([]);
    expect(read('小屋').shops).toEqual([]);
  });

  it('give way to names of the game', () => {
    expect(read('梅林')).toEqual({ shops: [], unread: [], items: 1 });
  });
});
