import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { classNamesOf } from './classNames';

/** Makes esbuild import CSS modules as the names of their classes in the stylesheets that webpack has built. */
export const cssModulesPlugin: Plugin = {
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const names = classNamesOf(process.cwd(), path, readFileSync(path, 'utf8'));
      return { loader: 'json', contents: JSON.stringify(Object.fromEntries(names)) };
    });
  },
};
