/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@/games/games';
import { specOf } from '@/games/specOf';
import { ISSUE_SEVERITIES } from '@/importer/rowIssue';
import { DEFAULT_SETTINGS, decodeSettings } from '@/importer/settings';
import type { ImportTarget } from '@/importer/sheetContext';
import { loadRoster } from '@/names/loadRoster';
import { buildWorkbook } from './buildWorkbook';
import { reportText } from './reportText';

/** A case is a folder: `in.csv` (or `in.xls` …) or the recipe of a workbook, `game.txt` with the game's id, perhaps `vitrine.json`, and `out.txt` with what must come of it. */
const FOLDER = 'tests/fixtures/import';
const CASES = readdirSync(FOLDER);

/** Name and bytes of the file that a case is about. */
function fileOf(name: string): readonly [file: string, bytes: Uint8Array] {
  const recipe = join(FOLDER, name, 'workbook.json');
  if (existsSync(recipe)) return ['in.xlsx', buildWorkbook(JSON.parse(readFileSync(recipe, 'utf8')))];
  const file = readdirSync(join(FOLDER, name)).find((one) => one.startsWith('in.')) ?? 'in.csv';
  return [file, readFileSync(join(FOLDER, name, file))];
}

const textOf = (name: string, file: string) => readFileSync(join(FOLDER, name, file), 'utf8');

async function targetOf(name: string): Promise<ImportTarget> {
  const game = findGame(textOf(name, 'game.txt').trim());
  const hasSettings = existsSync(join(FOLDER, name, 'vitrine.json'));
  const settings = hasSettings ? decodeSettings(JSON.parse(textOf(name, 'vitrine.json'))) : null;
  if (game === null || settings?.ok === false) throw new Error(`${name}: no such game, or wrong settings`);
  return { spec: specOf(game), roster: await loadRoster(game.family), settings: settings?.value ?? DEFAULT_SETTINGS };
}

describe('importing the sheet of a fixture', () => {
  it.each(CASES)('gives the pinned offers and issues: %s', async (name) => {
    const [file, bytes] = fileOf(name);

    expect(reportText(file, bytes, await targetOf(name))).toBe(textOf(name, 'out.txt'));
  });

  it('meets every kind of issue but the one that no game gives cause for and the one that takes a novel', () => {
    const met = new Set(
      CASES.flatMap((name) =>
        [...textOf(name, 'out.txt').matchAll(/^(?:error|warning) (\S+)/gm)].map(([, code]) => code),
      ),
    );

    expect(Object.keys(ISSUE_SEVERITIES).filter((code) => !met.has(code))).toEqual(['ambiguous-column', 'too-long']);
  });
});
