import { parseArgs } from 'node:util';
import { type Judgement, judge } from './compare';
import { HALVES, type Half, readCorpus } from './corpus';
import { measure, missesOf } from './measure';
import { printColumns, printTables } from './printTables';
import { showFailures } from './showFailures';
import { slownessOf, timeReading, timingRows } from './timing';

const { values } = parseArgs({
  options: { show: { type: 'string' }, family: { type: 'string' }, reveal: { type: 'boolean' } },
});

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

if (values.show === undefined) process.exitCode = await bench();
else process.exitCode = await show(values.show, values.family);

/** Prints all tables. Returns 1 if the held-out half or the timing misses its target. */
async function bench(): Promise<number> {
  const judged = new Map<Half, readonly Judgement[]>();
  for (const half of HALVES) {
    const judgements = await judgeHalf(half);
    judged.set(half, judgements);
    printTables(half, judgements);
  }
  const timings = await timeReading(readCorpus('tuning'));
  printColumns(timingRows(timings));
  const misses = [
    ...missesOf(measure(judged.get('held') ?? [])).map((miss) => `held: ${miss}`),
    ...slownessOf(timings),
  ];
  for (const miss of misses) console.log(`MISSED  ${miss}`);
  if (misses.length === 0) console.log('Everything that must be reached is reached.');
  return misses.length === 0 ? 0 : 1;
}

/** Lists the texts of a half that were not parsed correctly. */
async function show(name: string, family: string | undefined): Promise<number> {
  const half = HALVES.find((one) => one === name);
  if (half === undefined || (half === 'held' && values.reveal !== true)) {
    console.error(
      half === undefined
        ? `There is no half "${name}".`
        : 'The held half is not looked at (README.md); --reveal shows it.',
    );
    return 2;
  }
  const judgements = await judgeHalf(half);
  const chosen = judgements.filter(({ line }) => family === undefined || line.game.family === family);
  showFailures(chosen);
  printTables(half, chosen);
  return 0;
}

async function judgeHalf(half: Half): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  for (const line of readCorpus(half)) judgements.push(await judge(line));
  return judgements;
}
