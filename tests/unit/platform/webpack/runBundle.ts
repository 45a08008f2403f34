import { execFileSync } from 'node:child_process';
import type { ChunkLoaders } from '@/platform/webpack/cssChunkLoader';

/** The runtime that webpack passes to every module, and a function that imports the bundle's only lazy chunk. */
export type Bundle = {
  readonly runtime: {
    u: (chunk: string | number) => string;
    miniCssF: (chunk: string | number) => string;
    readonly f: ChunkLoaders;
  };
  readonly loadChunk: () => Promise<unknown>;
};

let code: string | null = null;

/** Runs a bundle built by Umi's webpack in the test's document; each call starts a new runtime. */
export function runBundle(): Bundle {
  code ??= execFileSync(process.execPath, ['tests/unit/platform/webpack/buildBundle.cjs'], { encoding: 'utf8' });
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
  return window as unknown as Bundle;
}

/** Returns the URL paths of the chunk's script and stylesheet that the document has requested. */
export function requestedPaths(): readonly string[] {
  const scripts = [...document.head.querySelectorAll('script')].map(({ src }) => src);
  const sheets = [...document.head.querySelectorAll('link')].map(({ href }) => href);
  return [...scripts, ...sheets].map((url) => url.slice(window.location.origin.length)).sort();
}
