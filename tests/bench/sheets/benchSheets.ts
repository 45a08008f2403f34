import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specOf';
import { importSheet } from '@/importer/importSheet';
import { DEFAULT_SETTINGS } from '@/importer/settings';
import { loadRoster } from '@/names/loadRoster';
import { makeCases, type SheetCase } from './makeCases';

/** What one process measured. */
type Measured = { readonly outcome: string; readonly ms: number; readonly megabytes: number };

const OPTIONS = {
  rows: { type: 'string', default: '1000000' },
  make: { type: 'string' },
  measure: { type: 'string' },
} as const;

/** Reads large and hostile files and prints time and memory. Exits 1 where one takes too much. Each file is made in one process and
 *  read in another: the memory that counts for a process begins with that of the one which started it. */
function benchSheets(cases: readonly SheetCase[], rows: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const file = join(folder, 'file');
  try {
    for (const { name, mostMs, mostMegabytes } of cases) {
      run('--rows', rows, '--make', name, file);
      const { outcome, ms, megabytes } = JSON.parse(run('--measure', file)) as Measured;
      const good = ms <= mostMs && megabytes <= mostMegabytes;
      if (!good) process.exitCode = 1;
      console.log(
        `${good ? ' ' : '!'} ${name}: ${outcome}, ${ms} ms of ${mostMs}, ${megabytes} MB of ${mostMegabytes}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...words], { encoding: 'utf8' });
}

async function measure(file: string): Promise<Measured> {
  const game = gameById('FateGO');
  const target = { spec: specOf(game), roster: await loadRoster(game.family), settings: DEFAULT_SETTINGS };
  const bytes = readFileSync(file);
  const start = performance.now();
  const imported = importSheet('bench', bytes, target);
  const ms = Math.round(performance.now() - start);
  const outcome = imported.ok
    ? `${imported.value.accepted} of ${imported.value.rows} rows accepted`
    : `refused as ${imported.error.map(({ code }) => code).join()}`;
  return { outcome, ms, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const cases = makeCases(Number(values.rows), Math.ceil(Number(values.rows) / 10));
  const made = cases.find(({ name }) => name === values.make);
  if (values.measure !== undefined) console.log(JSON.stringify(await measure(values.measure)));
  else if (made !== undefined) writeFileSync(positionals[0] ?? '', made.make());
  else benchSheets(cases, values.rows);
}

void main();
