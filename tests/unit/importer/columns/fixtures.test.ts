/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@/base/result';
import { findGame } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { decodeColumnMap, NO_MAP } from '@/importer/columns/columnMap';
import { DEFAULT_SETTINGS, decodeSettings } from '@/importer/fields/settings';
import { ISSUE_SEVERITIES } from '@/importer/issues/rowIssue';
import { loadNamesInOtherGames } from '@/importer/items/loadNamesInOtherGames';
import type { ImportTarget } from '@/importer/rows/sheetContext';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { buildWorkbook } from '../buildWorkbook';
import { reportText } from '../issues/reportText';

/** A case is a folder: `in.csv` (or `in.xls` …) or a workbook description, `game.txt` with the game's id, optional `vitrine.json`
 *  and `map.json`, and the expected `out.txt`. */
const FOLDER = 'tests/fixtures/import';
const CASES = readdirSync(FOLDER);

/** Name and bytes of a case's file. */
function fileOf(name: string): readonly [file: string, bytes: Uint8Array] {
  const recipe = join(FOLDER, name, 'workbook.json');
  if (existsSync(recipe)) return ['in.xlsx', buildWorkbook(JSON.parse(readFileSync(recipe, 'utf8')))];
  const file = readdirSync(join(FOLDER, name)).find((one) => one.startsWith('in.')) ?? 'in.csv';
  return [file, readFileSync(join(FOLDER, name, file))];
}

const textOf = (name: string, file: string) => readFileSync(join(FOLDER, name, file), 'utf8');

const hasFile = (name: string, file: string) => existsSync(join(FOLDER, name, file));

async function targetOf(name: string): Promise<ImportTarget> {
  const game = findGame(textOf(name, 'game.txt').trim());
  if (game === null) throw new Error(`${name}: no such game`);
  const spec = specOf(game);
  const json = (file: string): unknown => JSON.parse(textOf(name, file));
  const settings = hasFile(name, 'vitrine.json') ? decodeSettings(json('vitrine.json')) : ok(DEFAULT_SETTINGS);
  const map = hasFile(name, 'map.json') ? decodeColumnMap(json('map.json'), spec) : ok(NO_MAP);
  if (!settings.ok || !map.ok) throw new Error(`${name}: wrong settings or map`);
  return {
    spec,
    roster: await loadBuiltRoster(game.family),
    settings: settings.value,
    map: map.value,
    otherNames: await loadNamesInOtherGames(game.family),
  };
}

describe('importSheet for a fixture', () => {
  it.each(CASES)('returns the recorded offers and issues: %s', async (name) => {
    const [file, bytes] = fileOf(name);

    expect(reportText(file, bytes, await targetOf(name))).toBe(textOf(name, 'out.txt'));
  });

  it('covers every kind of issue except two that fixtures cannot contain', () => {
    const met = new Set(
      CASES.flatMap((name) =>
        [...textOf(name, 'out.txt').matchAll(/^(?:error|warning) (\S+)/gm)].map(([, code]) => code),
      ),
    );

    expect(Object.keys(ISSUE_SEVERITIES).filter((code) => !met.has(code))).toEqual(['ambiguous-column', 'too-long']);
  });
});
