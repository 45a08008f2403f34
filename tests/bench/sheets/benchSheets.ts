import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { nodeEffects } from '@/cli/io/nodeEffects';
import { runCli } from '@/cli/runCli';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { importSheet } from '@/importer/importSheet';
import { loadRoster } from '@/names/loadRoster';
import { makeCases, type SheetCase } from './makeCases';

/** Wall time, CPU time and memory of one process. */
type Measured = {
  readonly outcome: string;
  readonly ms: number;
  readonly cpuMs: number;
  readonly megabytes: number;
};

const OPTIONS = {
  /** 89 MB of CSV; text files may have 100 MB. */
  rows: { type: 'string', default: '600000' },
  make: { type: 'string' },
  measure: { type: 'string' },
  how: { type: 'string' },
  /** Runs only cases whose name contains this. */
  only: { type: 'string', default: '' },
} as const;

/** Imports large and hostile files and prints time and memory. Exits with 1 above a limit and for another outcome than expected. Each file is created in one process
 *  and read in another, since a process inherits its parent's memory peak. */
function benchSheets(cases: readonly SheetCase[], rows: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const file = join(folder, 'file');
  try {
    for (const { name, how, outcome: expected, mostMs, mostMegabytes } of cases) {
      run('--rows', rows, '--make', name, file);
      const { outcome, ms, cpuMs, megabytes } = JSON.parse(run('--how', how, '--measure', file)) as Measured;
      const good = outcome.startsWith(expected) && ms <= mostMs && megabytes <= mostMegabytes;
      if (!good) process.exitCode = 1;
      console.log(
        `${good ? ' ' : '!'} ${name}: ${outcome}, ${ms} ms${limit(mostMs)}, processor ${cpuMs} ms, ${megabytes} MB${limit(mostMegabytes)}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function limit(max: number): string {
  return Number.isFinite(max) ? ` of ${max}` : '';
}

function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...words], { encoding: 'utf8' });
}

async function measure(file: string, how: string): Promise<Measured> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const outcome = how === 'publish' ? await publish(file) : how === 'parse' ? split(file) : await importFile(file);
  const ms = Math.round(performance.now() - start);
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = Math.round((user + system) / 1000);
  return { outcome, ms, cpuMs, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
}

/** Runs `build` and `verify` like an operator. */
async function publish(file: string): Promise<string> {
  const effects = { ...nodeEffects(process), print: () => {} };
  const out = `${file}.catalog`;
  const built = await runCli(['build', file, '--game', 'FateGO', '--out', out], effects);
  const verified = built === 0 ? await runCli(['verify', out], effects) : built;
  return verified === 0 ? 'written and verified' : `exit code ${verified}`;
}

function split(file: string): string {
  return `${parse(readFileSync(file)).length - 1} rows split`;
}

async function importFile(file: string): Promise<string> {
  const game = gameById('FateGO');
  const target = { spec: specOf(game), roster: await loadRoster(game.family), settings: DEFAULT_SETTINGS };
  const bytes = readFileSync(file);
  const imported = importSheet('bench', bytes, target);
  return imported.ok
    ? `${imported.value.accepted} of ${imported.value.rows} rows accepted`
    : `refused as ${imported.error.map(({ code }) => code).join()}`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const cases = makeCases(Number(values.rows), Math.ceil(Number(values.rows) / 10));
  const made = cases.find(({ name }) => name === values.make);
  if (values.measure !== undefined) console.log(JSON.stringify(await measure(values.measure, values.how ?? 'import')));
  else if (made !== undefined) writeFileSync(positionals[0] ?? '', made.make());
  else
    benchSheets(
      cases.filter(({ name }) => name.includes(values.only)),
      values.rows,
    );
}

void main();
