import type { Half } from '../corpus';
import { percent } from '../measure';
import { ceilingOf, isException } from './exceptions';
import { linesOf, measureMutations, type Stability } from './measureMutations';

const TUNING: readonly Half[] = ['tuning', 'groups-tuning'];
const HELD: readonly Half[] = ['held', 'groups-held'];

/** Added to the ceiling of a mutation for the held-out texts, which have no exceptions: a word may be part of a phrase there. */
const HELD_TOLERANCE = 0.06;

/** Rows of the table of mutations, and a description of each one that changes too many readings. */
export type StabilityTable = { readonly rows: readonly (readonly string[])[]; readonly missed: readonly string[] };

/** Mutates the texts of all halves that are read right. */
export async function tabulateStability(): Promise<StabilityTable> {
  const [tuning, held] = [
    await measureMutations(TUNING.flatMap(linesOf)),
    await measureMutations(HELD.flatMap(linesOf)),
  ];
  const rows = tuning.map((one, index) => [
    one.name,
    percent(ceilingOf(one.name)),
    ...cellsOf(one),
    ...cellsOf(held[index] ?? one),
  ]);
  const unstable = tuning.filter((one) => unexpectedShare(one) > ceilingOf(one.name));
  const unstableHeld = held.filter((one) => shareOf(one) > ceilingOf(one.name) + HELD_TOLERANCE);
  return {
    rows: [['variants read differently', 'at most', 'tuning', 'of', 'held', 'of'], ...rows],
    missed: [
      ...unstable.map((one) => describe('tuning', one, ceilingOf(one.name))),
      ...unstableHeld.map((one) => describe('held', one, ceilingOf(one.name) + HELD_TOLERANCE)),
    ],
  };
}

function describe(half: string, stability: Stability, ceiling: number): string {
  return `${half}: ${stability.name} changes ${percent(shareOf(stability))}, at most ${percent(ceiling)}`;
}

/** Returns the share of changed variants without the known exceptions. */
export function unexpectedShare({ name, changed, variants }: Stability): number {
  return shareOf({ name, variants, changed: changed.filter(({ location }) => !isException(name, location)) });
}

function shareOf({ changed, variants }: Stability): number {
  return variants === 0 ? 0 : changed.length / variants;
}

function cellsOf(stability: Stability): readonly string[] {
  return [percent(shareOf(stability)), String(stability.variants)];
}
