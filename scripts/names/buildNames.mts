import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS } from '../../src/games/ids';
import { builtRoster } from './builtRoster';
import { foldsSource, vocabulary } from './foldsSource';

/** Derives what the names need: the characters that fold together (`src/names/charFolds.ts`) and the spellings of every
 *  roster (`src/names/built/`). Run from the project's root; running it again changes nothing unless a roster, a spec or
 *  a table in this folder has changed. When characters have come to fold together, it takes a second run. */
mkdirSync('src/names/built', { recursive: true });
writeFileSync('src/names/charFolds.ts', foldsSource(vocabulary()));
for (const family of FAMILY_IDS) {
  const source = readFileSync(`src/names/rosters/${family}.json`, 'utf8');
  writeFileSync(`src/names/built/${family}.json`, builtRoster(source));
}
