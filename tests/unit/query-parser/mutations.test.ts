/** @jest-environment node */
import { EXCEPTIONS } from '../../bench/parsing/mutations/exceptions';
import { linesOf, measureMutations, type Stability } from '../../bench/parsing/mutations/measureMutations';
import { MUTATIONS } from '../../bench/parsing/mutations/mutations';

let results: readonly Stability[];

beforeAll(async () => {
  // The benchmark mutates all texts; a part of the tidy ones keeps the test short.
  const tidy = linesOf('tuning').filter((_, index) => index % 4 === 0);
  results = await measureMutations([...linesOf('groups-tuning'), ...tidy]);
});

function changedBy(name: string) {
  return results.find((one) => one.name === name)?.changed ?? [];
}

describe('the reading of a text', () => {
  it.each(MUTATIONS.map(({ name }) => [name]))('stays the same with %s', (name) => {
    const exceptions = EXCEPTIONS.filter(({ mutation }) => mutation === name).map(({ location }) => location);

    expect(changedBy(name).filter(({ location }) => !exceptions.includes(location))).toEqual([]);
  });

  it('is compared for many variants of each mutation', () => {
    expect(results.filter(({ variants }) => variants < 8)).toEqual([]);
  });
});
