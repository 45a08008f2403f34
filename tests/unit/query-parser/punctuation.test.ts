/** @jest-environment node */
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { loadGame } from '../../bench/parsing/loadGame';

async function read(id: GameId, mode: ParseMode, text: string) {
  const game = gameById(id);
  return parsedTextJson(specOf(game), mode, parseText(await loadGame(game), mode, text));
}

describe('a comma', () => {
  it.each(['石1,200', '石１，２００', '石 1,200'])('groups three digits: %s', async (text) => {
    expect(await read('FateGO', 'offer', text)).toMatchObject({ resources: { sq: 1200 }, price: {} });
  });

  it.each(['石4500,180元', '石４５００，１８０元', '石4500，180元'])(
    'separates two numbers that are no groups: %s',
    async (text) => {
      expect(await read('FateGO', 'offer', text)).toMatchObject({ resources: { sq: 4500 }, price: { amount: 180 } });
    },
  );
});

describe('a dash', () => {
  it('between spaces is no upper limit, unlike one before a number', async () => {
    expect(await read('BlueArchive', 'query', 'Mika - 100 three-star students')).toMatchObject({
      attributes: { threeStar: { min: 100 } },
    });
    expect(await read('BlueArchive', 'query', '未花 石头 ~500')).toMatchObject({
      resources: { pyroxene: { max: 500 } },
    });
  });
});

describe('a full stop', () => {
  it('after an abbreviation ends no sentence', async () => {
    const { attributes, price } = await read('BlueArchive', 'query', 'Mika, sensei lv. 85, max. 300 usd');

    expect(attributes).toEqual({ level: { min: 85 } });
    expect(price).toEqual({ max: 300, currency: 'USD' });
    expect(await read('Mass', 'offer', 'Ainz 5LB, main story ch. 22')).toMatchObject({ attributes: { chapter: 22 } });
  });
});

describe('a slash', () => {
  it('is part of w/, which is no unit of the number before it', async () => {
    expect(await read('pokemontcgp', 'offer', 'Lvl 41 w/ 19 immersives')).toMatchObject({
      attributes: { level: 41, immersive: 19 },
    });
  });

  it('is part of w/ and w/o', async () => {
    const { items } = await read('FateGO', 'query', 'JP acc w/ merlin, w/o waver');

    expect(items).toEqual([
      { item: 'svt-150', level: 1, mode: 'must' },
      { item: 'svt-37', level: 1, mode: 'never' },
    ]);
  });
});

describe('full-width letters', () => {
  it('separate words by their case like half-width ones', async () => {
    const [wide, narrow] = [
      await read('FateGO', 'query', 'ＭｅｒｌｉｎＮＰ２'),
      await read('FateGO', 'query', 'MerlinNP2'),
    ];

    expect(wide.items).toEqual([{ item: 'svt-150', level: 2, mode: 'must' }]);
    expect(wide.items).toEqual(narrow.items);
  });
});

describe('a closing bracket', () => {
  it('before a comma does not make a heading of what it contains', async () => {
    const { attributes } = await read('FateGO', 'query', 'Karna（枪阶，不是圣诞那个4星），日服');

    expect(attributes).toEqual({ server: 'jp' });
  });
});

describe('chatter after the last number of a listing', () => {
  it.each(['350 谢谢老板', '350 よろしくお願いします', '350 thank you'])('leaves it the price: %s', async (end) => {
    expect(await read('FateGO', 'offer', `日服 梅林宝2 ${end}`)).toMatchObject({ price: { amount: 350 } });
  });
});

describe('an apostrophe', () => {
  it('makes no difference to a refusal', async () => {
    const typed = await read('FateGO', 'query', "Merlin, don't want Waver");
    const typographic = await read('FateGO', 'query', 'Merlin, don’t want Waver');
    expect(typographic.items).toEqual(typed.items);
    expect(typed.items).toContainEqual({ item: 'svt-37', level: 1, mode: 'never' });
  });
});
