import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finishSite } from '../../../scripts/site/finishSite';

const SOURCES = join('tests', 'bench', 'load', 'peer');
const OFFERS = 50;

/** Page of the peer that lists its offers. */
export const PEER_PATH = '/shop';

/** Builds the peer, a shop page as Umi Max and antd are used without changes, with the packages of this project.
 *  @param folder  a new folder outside of node_modules, where Umi could not resolve its own sources
 *  @returns       the folder with index.html */
export async function buildPeer(folder: string): Promise<string> {
  cpSync(SOURCES, folder, { recursive: true });
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public', 'offers.json'), JSON.stringify(Array.from({ length: OFFERS }, createOffer)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'load-peer', private: true }));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  execFileSync('npx', ['max', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const root = join(folder, 'dist');
  await finishSite(root);
  return root;
}

function createOffer(_: unknown, index: number) {
  return {
    code: `P-${1_000 + index}`,
    shop: `Shop ${1 + (index % 7)}`,
    price: 20 + ((index * 37) % 900),
    items: Array.from({ length: 3 + (index % 4) }, (_item, place) => `Item ${(index * 7 + place * 5) % 60}`),
    stones: (index * 613) % 4_000,
  };
}
