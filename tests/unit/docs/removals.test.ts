/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { ALL_REMOVALS } from '../../bench/faults/removals/allRemovals';
import { findFaultTest, titlePattern } from '../../bench/faults/removals/faultTest';
import { applyRemoval } from '../../bench/faults/removals/removal';
import { readFaultTable } from './faultTable';

const { covered } = readFaultTable(readFileSync('docs/faults.md', 'utf8'));

describe('the removals of npm run bench:faults', () => {
  it.each(ALL_REMOVALS.map((removal) => ({ ...removal, removal })))(
    'remove text that occurs once in $file: $id, $test',
    ({ file, removal }) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

      expect(applyRemoval(text, removal)).not.toBeNull();
    },
  );

  it('name one test of their fault each', () => {
    expect(ALL_REMOVALS.filter((removal) => findFaultTest(covered, removal) === null)).toEqual([]);
  });

  it('are not listed twice', () => {
    const keys = ALL_REMOVALS.map(({ id, file, from, test }) => [id, file, from, test].join('\n'));

    expect(keys).toHaveLength(new Set(keys).size);
  });
});

describe('applyRemoval', () => {
  it('replaces the only occurrence literally', () => {
    expect(applyRemoval('a check() b', { from: 'check()', to: '$&' })).toBe('a $& b');
  });

  it.each(['no', 'check() and check()'])('returns null unless there is exactly one: %j', (text) => {
    expect(applyRemoval(text, { from: 'check()', to: '' })).toBeNull();
  });
});

describe('titlePattern', () => {
  it('matches computed parts and takes everything else literally', () => {
    const pattern = new RegExp(`^${titlePattern({ file: 'a', title: 'answers %s (a.b) with $id …' })}$`);

    expect(pattern.test('answers / (a.b) with 7 x')).toBe(true);
    expect(pattern.test('answers / (axb) with 7 x')).toBe(false);
  });
});
