import { mkdir, writeFile } from 'node:fs/promises';
import { GAMES } from '@/games/games';
import { loadRoster } from '@/names/loadRoster';
import { makeOffers } from './makeOffers';
import { writeSheet } from './writeSheet';

const FOLDER = 'stock';
const SETTINGS = { sample: true, currency: 'CNY', timeZone: '+08:00' };

/** Writes the sample sheets and settings of all games into `stock/`: `npm run stock`. The result changes only with games,
 *  rosters or profiles. */
async function makeStock(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const game of GAMES) {
    const roster = await loadRoster(game.family);
    const offers = makeOffers(game, roster);
    await writeFile(`${FOLDER}/${game.id}.csv`, writeSheet(game, roster, offers));
    console.log(`${FOLDER}/${game.id}.csv: ${offers.length} offers`);
  }
  await writeFile(`${FOLDER}/vitrine.json`, `${JSON.stringify(SETTINGS, null, 2)}\n`);
}

void makeStock();
