import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEffects } from '@/cli/io/nodeEffects';
import { publishCatalogs } from '@/cli/publish/publishCatalogs';
import type { Game } from '@/games/types';
import { loadRoster } from '@/names/loadRoster';
import { buildCatalog } from '@/publishing/catalog/buildCatalog';
import { bundleProbe } from './bundleProbe';
import { drawGameOffers } from './drawGameOffers';

export type StageOptions = {
  readonly game: Game;
  readonly offers: number;
  readonly seed: number;
  /** Factor by which the worker is slowed down. */
  readonly slowdown: number;
};

/** Copies a built site, replaces its catalogs by a large one of one game, and slows down its search worker.
 *  @throws Error  if the site has no search worker */
export async function stageSite(site: string, folder: string, options: StageOptions): Promise<void> {
  const { game, offers, seed, slowdown } = options;
  const catalogs = join(folder, 'catalog');
  cpSync(site, folder, { recursive: true });
  rmSync(catalogs, { recursive: true, force: true });
  const effects = nodeEffects(process);
  const roster = await loadRoster(game.family);
  const properties = { game: game.id, currency: 'CNY', sample: false } as const;
  const built = await buildCatalog(drawGameOffers(game, roster, offers, seed), properties, null, effects);
  // No other process uses the temporary folder.
  const lock = { confirm: async () => {} };
  await publishCatalogs([{ game: game.id, built }], new Map(), { catalogFolder: catalogs, lock }, effects);
  slowDownWorker(join(folder, 'assets'), await bundleProbe('slowWorker.ts', { SLOWDOWN: String(slowdown) }));
}

function slowDownWorker(assets: string, prelude: string): void {
  const files = readdirSync(assets).filter((name) => name.startsWith('searchWorker.'));
  // Besides the worker of the site there may be some of earlier releases.
  const scripts = files.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`${assets}: expected searchWorker.*.js`);
  for (const script of scripts) {
    const path = join(assets, script);
    writeFileSync(path, `${prelude}\n${readFileSync(path, 'utf8')}`);
  }
  // The precompressed files contain the original scripts.
  for (const name of files) if (!scripts.includes(name)) rmSync(join(assets, name));
}
