import { parseArgs } from 'node:util';
import { type Comparison, compareLine } from './compare';
import { HALVES, type Half, readCorpus } from './corpus';
import { measure, missesOf } from './measure';
import { messageRows } from './measureMessages';
import { tabulateStability } from './mutations/stabilityTable';
import { printColumns, printTables } from './printTables';
import { showFailures } from './showFailures';
import { findSlowestText, missedLimits, timeReading, timingRows } from './timing';

const { values } = parseArgs({
  options: { show: { type: 'string' }, family: { type: 'string' }, reveal: { type: 'boolean' } },
});

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

if (values.show === undefined) process.exitCode = await bench();
else process.exitCode = await show(values.show, values.family);

/** Prints all tables. Returns 1 if the held-out half, a mutation or the timing misses its target. */
async function bench(): Promise<number> {
  const comparisons = new Map<Half, readonly Comparison[]>();
  for (const half of HALVES) {
    const results = await compareHalf(half);
    comparisons.set(half, results);
    printTables(half, results);
  }
  printColumns(await messageRows());
  const stability = await tabulateStability();
  printColumns(stability.rows);
  const timings = await timeReading(readCorpus('tuning'));
  printColumns(timingRows(timings));
  const slowest = await findSlowestText(HALVES.flatMap(readCorpus));
  console.log(`slowest single text: ${slowest.location}, ${slowest.ms.toFixed(1)} ms\n`);
  const missedTargets = [
    ...missesOf(measure(comparisons.get('held') ?? [])).map((miss) => `held: ${miss}`),
    ...stability.missed,
    ...missedLimits(timings, slowest),
  ];
  for (const miss of missedTargets) console.log(`MISSED  ${miss}`);
  if (missedTargets.length === 0) console.log('Everything that must be reached is reached.');
  return missedTargets.length === 0 ? 0 : 1;
}

/** Lists the texts of a half that were not parsed correctly. */
async function show(name: string, family: string | undefined): Promise<number> {
  const half = HALVES.find((one) => one === name);
  if (half === undefined || (half.endsWith('held') && values.reveal !== true)) {
    console.error(
      half === undefined
        ? `There is no half "${name}".`
        : 'The held half is not looked at (README.md); --reveal shows it.',
    );
    return 2;
  }
  const comparisons = await compareHalf(half);
  const selected = comparisons.filter(({ line }) => family === undefined || line.game.family === family);
  showFailures(selected);
  printTables(half, selected);
  return 0;
}

async function compareHalf(half: Half): Promise<readonly Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const line of readCorpus(half)) comparisons.push(await compareLine(line));
  return comparisons;
}
