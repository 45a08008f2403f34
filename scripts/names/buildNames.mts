import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { FAMILY_IDS } from '../../src/games/ids';
import { decodeRoster } from '../../src/names/roster';
import { builtRoster } from './builtRoster';
import { familyWordsSource } from './familyWords';
import { foldsSource, vocabulary } from './foldsSource';
import { addSlugs, SLUGS_FILE, type Slugs } from './slugs';

/** Derives the character folds (`src/names/charFolds.ts`), the spellings and words of every family (`src/names/built/`) and the words by
 *  which a text is attributed to a family (`src/names/wordFamilies.json`): `npm run names`. The result changes only with rosters, specs,
 *  `src/query-parser/words` and the tables in this folder. New character folds require a second run. Also records the slugs of new items,
 *  which links may contain from then on. */
mkdirSync('src/names/built', { recursive: true });
writeFileSync('src/names/charFolds.ts', foldsSource(vocabulary()));
const slugs: Record<string, Slugs> = JSON.parse(readFileSync(SLUGS_FILE, 'utf8'));
for (const family of FAMILY_IDS) {
  const source = readFileSync(`src/names/rosters/${family}.json`, 'utf8');
  writeFileSync(`src/names/built/${family}.json`, builtRoster(source));
  slugs[family] = addSlugs(slugs[family] ?? {}, decodeRoster(JSON.parse(source)));
}
writeFileSync(SLUGS_FILE, `${JSON.stringify(slugs, null, 2)}\n`);
writeFileSync('src/names/wordFamilies.json', familyWordsSource());
