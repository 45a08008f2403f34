import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Files of each named chunk, without a leading slash: `{ "umi": ["umi.1a2b3c4d.js", …], "shop": […] }`. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

type Stats = {
  readonly toJson: (options: object) => {
    readonly namedChunkGroups?: Readonly<Record<string, { readonly assets?: readonly { readonly name: string }[] }>>;
  };
};
type Compiler = {
  readonly outputPath: string;
  readonly hooks: { readonly done: { readonly tap: (name: string, run: (stats: Stats) => void) => void } };
};

const FOLDER = 'node_modules/.cache/vitrine/chunks';

/** A webpack plugin that writes down which files belong to which chunk, for the pages rendered afterwards. */
export class ChunkFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkFilesPlugin', (stats) => {
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const files = Object.entries(namedChunkGroups).map(([name, { assets = [] }]) => [
        name,
        assets.map((asset) => asset.name),
      ]);
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(chunkListFile(compiler.outputPath), JSON.stringify(Object.fromEntries(files)));
    });
  }
}

/** Reads what the plugin has written for a site. */
export function readChunkFiles(site: string): ChunkFiles {
  return JSON.parse(readFileSync(chunkListFile(site), 'utf8'));
}

/** Returns the file that the plugin writes for a site. */
export function chunkListFile(site: string): string {
  return join(FOLDER, `${resolve(site).replace(/\W+/g, '-')}.json`);
}
