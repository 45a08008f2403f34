/** @jest-environment node */
import { ceilingOf, isException } from '../../bench/parsing/mutations/exceptions';
import { linesOf, measureMutations, type Stability } from '../../bench/parsing/mutations/measureMutations';
import { MUTATIONS } from '../../bench/parsing/mutations/mutations';
import { unexpectedShare } from '../../bench/parsing/mutations/stabilityTable';

const NAMES = MUTATIONS.map(({ name }) => name);
const STRICT = NAMES.filter((name) => ceilingOf(name) === 0);
const LENIENT = NAMES.filter((name) => ceilingOf(name) > 0);

let results: readonly Stability[];

beforeAll(async () => {
  // The benchmark mutates all texts; a part of them keeps the test short. New texts at the end of a file change no other choice.
  const lineOf = (location: string) => Number(location.split(':')[1]);
  const tidy = linesOf('tuning').filter(({ location }) => lineOf(location) % 4 === 0);
  const fromGroups = linesOf('groups-tuning').filter(({ location }) => lineOf(location) % 2 === 0);
  results = await measureMutations([...fromGroups, ...tidy]);
});

function changedBy(name: string) {
  return results.find((one) => one.name === name)?.changed ?? [];
}

describe('the reading of a text', () => {
  it.each(STRICT)('stays the same with %s', (name) => {
    expect(changedBy(name).filter(({ location }) => !isException(name, location))).toEqual([]);
  });

  it.each(LENIENT)('rarely changes with %s', (name) => {
    const result = results.find((one) => one.name === name);

    expect(result === undefined ? 1 : unexpectedShare(result)).toBeLessThanOrEqual(ceilingOf(name));
  });

  it('is compared for many variants of each mutation', () => {
    expect(results.filter(({ variants }) => variants < 8)).toEqual([]);
  });
});
