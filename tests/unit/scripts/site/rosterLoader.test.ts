/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { FAMILY_IDS } from '@/games/ids';
import rosterLoader from '../../../../scripts/site/rosterLoader.cjs';

const FILES = FAMILY_IDS.flatMap((family) => [`src/names/rosters/${family}.json`, `src/names/built/${family}.json`]);

/** Runs the module that the loader writes and returns its default export as JSON. */
function run(source: string): string {
  const [before = '', value = ''] = rosterLoader(source).split('export default ');
  return runInNewContext(`${before};JSON.stringify(${value})`);
}

describe('A roster in the page', () => {
  it.each(FILES)('has the content of %s', (path) => {
    const source = readFileSync(path, 'utf8');

    expect(JSON.parse(run(source))).toEqual(JSON.parse(source));
  });

  it('is refused if a name contains what separates names', () => {
    const row = ['a', 'card', null, null, '甲;乙', 'ja', 'en', []];

    expect(() => rosterLoader(JSON.stringify({ family: 'fgo', items: [row] }))).toThrow('甲;乙');
  });

  it('is refused if a nickname contains what separates nicknames', () => {
    const row = ['a', 'card', null, null, '甲', 'ja', 'en', ['甲|乙']];

    expect(() => rosterLoader(JSON.stringify({ family: 'fgo', items: [row] }))).toThrow('甲|乙');
  });
});
