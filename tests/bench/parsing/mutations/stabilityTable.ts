import type { Half } from '../corpus';
import { percent } from '../measure';
import { isException } from './exceptions';
import { linesOf, measureMutations, type Stability } from './measureMutations';

const TUNING: readonly Half[] = ['tuning', 'groups-tuning'];
const HELD: readonly Half[] = ['held', 'groups-held'];

/** Maximum share of variants of the held-out texts that are read differently; those of the others must all be read alike. */
const MAX_CHANGED = 0.01;

/** Rows of the table of mutations, and a description of each one that changes too many readings. */
export type StabilityTable = { readonly rows: readonly (readonly string[])[]; readonly missed: readonly string[] };

/** Mutates the texts of all halves that are read right. */
export async function tabulateStability(): Promise<StabilityTable> {
  const [tuning, held] = [
    await measureMutations(TUNING.flatMap(linesOf)),
    await measureMutations(HELD.flatMap(linesOf)),
  ];
  const rows = tuning.map((one, index) => [one.name, ...cellsOf(one), ...cellsOf(held[index] ?? one)]);
  const missed = tuning.flatMap(({ name, changed }) => {
    const unexpected = changed.filter(({ location }) => !isException(name, location));
    return unexpected.map(({ location }) => `${location} is read differently after the mutation "${name}"`);
  });
  const unstable = held.filter((one) => shareOf(one) > MAX_CHANGED);
  return {
    rows: [['variants read differently', 'tuning', 'of', 'held', 'of'], ...rows],
    missed: [
      ...missed,
      ...unstable.map((one) => `held: ${one.name} changes ${percent(shareOf(one))}, at most ${percent(MAX_CHANGED)}`),
    ],
  };
}

function shareOf({ changed, variants }: Stability): number {
  return variants === 0 ? 0 : changed.length / variants;
}

function cellsOf(stability: Stability): readonly string[] {
  return [percent(shareOf(stability)), String(stability.variants)];
}
