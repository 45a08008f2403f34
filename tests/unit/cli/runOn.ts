import { runCli } from '@/cli/runCli';
import { type MemoryHost, sheetOf } from './io/memoryEffects';

/** Two games in one folder, as an operator keeps them. */
export const STOCK = {
  'stock/FateGO.csv': sheetOf('FG-1', 'FG-2'),
  'stock/MasterDuel.csv': sheetOf('MD-1'),
  'stock/vitrine.json': '{ "sample": true }',
};

/** Runs a call, its words parted by single spaces, and gives its exit code. */
export const run = (words: string, host: MemoryHost) => runCli(words.split(' '), host.effects);
