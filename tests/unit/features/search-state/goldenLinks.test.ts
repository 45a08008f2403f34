/** @jest-environment node */
import { readQuery, writeQuery } from '@/domain/queryString';
import { facetsOf } from '@/games/facetsOf';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { createItemLinks } from '@/names/itemLinks';
import { loadRoster } from '@/names/loadRoster';

/** Links that buyers have saved, with the way they are written today. Lines are added but never changed. */
const LINKS: readonly (readonly [GameId, string, string])[] = [
  ['FateGO', '?want=svt-150*2,svt-284&nice=svt-316', '?want=merlin*2,altria-caster&nice=oberon'],
  ['FateGO', '?want=merlin*2,altria-caster', '?want=merlin*2,altria-caster'],
  ['FateGO', '?want=C呆', '?want=altria-caster'],
  ['FateGO', '?any=svt-150,svt-284&not=svt-316', '?any=merlin,altria-caster&not=oberon'],
  ['FateGO', '?want=svt-99999', '?want=svt-99999'],
  ['FateGO', '?price=..500&sq=800..&server=!cn_ios,cn_android', '?price=..500&sq=800..&server=!cn_ios,cn_android'],
  [
    'FateGO',
    '?q=一手&shop=竹里馆&sort=-price&view=table&n=48&o=FG-1',
    '?q=一手&shop=竹里馆&sort=-price&view=table&n=48&o=FG-1',
  ],
  ['FateGO', '?want=svt-150%2A2%2Csvt-284', '?want=merlin*2,altria-caster'],
  ['UmaMusume', '?want=sc-30028*5&jewel=30000..', '?want=kitasan-black-speed*5&jewel=30000..'],
  ['UmaMusume', '?want=小北:sc-30028/sc-30189*5', '?want=小北:kitasan-black-speed/kitasan-black-guts*5'],
  ['Mememori_ww', '?want=chr-063', '?want=chr-063'],
];

describe('a saved link', () => {
  it.each(LINKS)('of %s keeps its meaning: %s', async (id, saved, today) => {
    const game = gameById(id);
    const facets = facetsOf(specOf(game));
    const links = createItemLinks(await loadRoster(game.family));

    const query = readQuery(saved, facets, links);

    expect(writeQuery(query, facets, links)).toBe(today);
    expect(readQuery(today, facets, links)).toEqual(query);
  });
});
