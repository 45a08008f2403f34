import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS } from '../../src/games/ids';
import { builtRoster } from './builtRoster';
import { foldsSource, vocabulary } from './foldsSource';

/** Derives the character folds (`src/names/charFolds.ts`) and the spellings and words of every family
 *  (`src/names/built/`): `npm run names`. The result changes only with rosters, specs, `src/query-parser/words` and the tables in this folder. New character folds require a second run. */
mkdirSync('src/names/built', { recursive: true });
writeFileSync('src/names/charFolds.ts', foldsSource(vocabulary()));
for (const family of FAMILY_IDS) {
  const source = readFileSync(`src/names/rosters/${family}.json`, 'utf8');
  writeFileSync(`src/names/built/${family}.json`, builtRoster(source));
}
