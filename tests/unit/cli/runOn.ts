import { runCli } from '@/cli/runCli';
import { type MemoryHost, sheetOf } from './io/memoryEffects';

/** Sheets of two games in one folder. */
export const STOCK = {
  'stock/FateGO.csv': sheetOf('FG-1', 'FG-2'),
  'stock/MasterDuel.csv': sheetOf('MD-1'),
  'stock/vitrine.json': '{ "sample": true }',
};

/** Runs a command line with single spaces between arguments, and resolves to the exit code. */
export const run = (words: string, host: MemoryHost) => runCli(words.split(' '), host.effects);
