/** @jest-environment node */
import { finish } from '@/base/steps';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { indexNames } from '@/names/indexNames';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { searchTableInSteps } from '@/names/searchTable';
import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import { prepareGameInSteps } from '@/query-parser/prepareGameInSteps';

const SPEC = specOf(gameById('BlueArchive'));
const TEXTS = ['星野专武2 白子 青辉石2万+ 不要国服', '妃姫 hosihno 水星野', '', '五六七八'];
/** Steps must be small, so that the page stays responsive. */
const MIN_STEPS = 100;

describe('prepareGameInSteps', () => {
  it('parses like a game prepared at once', async () => {
    const [once, stepped] = await Promise.all([loadBuiltRoster('blue_archive'), loadBuiltRoster('blue_archive')]);
    const atOnce = TEXTS.map((text) => parseText(prepareGame(SPEC, once), 'query', text));
    const game = finish(prepareGameInSteps(SPEC, stepped));

    expect(TEXTS.map((text) => parseText(game, 'query', text))).toEqual(atOnce);
  });

  it('caches the result', async () => {
    const roster = await loadBuiltRoster('blue_archive');
    const game = finish(prepareGameInSteps(SPEC, roster));

    expect(finish(prepareGameInSteps(SPEC, roster))).toBe(game);
    expect(prepareGame(SPEC, roster)).toBe(prepareGame(SPEC, roster));
  });

  it('yields often', async () => {
    const roster = await loadBuiltRoster('blue_archive');

    const steps = [...prepareGameInSteps(SPEC, roster)].length;
    const tableSteps = [...searchTableInSteps(indexNames(roster))].length;

    expect(Math.min(steps, tableSteps)).toBeGreaterThan(MIN_STEPS);
  });
});
