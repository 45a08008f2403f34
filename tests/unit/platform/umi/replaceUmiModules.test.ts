/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { Html } from '@/platform/umi/noHtml';
import { replaceUmiModules } from '@/platform/umi/replaceUmiModules';
import { checkContract } from '../checkContract';

const readPackage = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

/** Applies the replacements, resolving modules as .umirc.ts does.
 *  @returns  replacements by module, as paths of the project, and the calls that change a plugin */
function replace() {
  const { resolve: find } = createRequire(resolve('.umirc.ts'));
  const paths = [process.cwd(), find('@umijs/max/package.json')];
  const replacements = new Map<string, string>();
  const tap = jest.fn();
  const plugin = jest.fn(() => ({ tap }));
  const set = (module: string, replacement: string) =>
    replacements.set(relative(process.cwd(), module), relative(process.cwd(), replacement));
  replaceUmiModules({ resolve: { alias: { set } }, plugin }, (module) => find(module, { paths }));
  return { replacements: Object.fromEntries(replacements), plugin, tap };
}

describe('replaceUmiModules', () => {
  it("replaces Umi's modules that every page would load", async () => {
    await checkContract(
      'Umi has moved a module that src/platform/umi/replaceUmiModules.ts replaces, so that every page loads it. Find its new path and change REPLACEMENTS.',
      () => {
        const { replacements } = replace();
        expect(replacements).toEqual({
          'node_modules/umi/client/client/plugin.js': 'src/platform/umi/pluginManager.ts',
          'node_modules/@umijs/renderer-react/dist/html.js': 'src/platform/umi/noHtml.ts',
        });
        expect(
          Object.entries(replacements)
            .flat()
            .filter((path) => !existsSync(path)),
        ).toEqual([]);
        expect(readFileSync('src/.umi/exports.ts', 'utf8')).toMatch(
          /export { ApplyPluginsType, PluginManager } from '[^']*\/node_modules\/umi\/client\/client\/plugin\.js'/,
        );
      },
    );
  });

  it('leaves out a module that Umi uses only to hydrate a whole document', async () => {
    await checkContract(
      "Umi's renderer uses `Html` in another way, so that src/platform/umi/noHtml.ts may throw. See renderClient in node_modules/@umijs/renderer-react/dist/browser.js.",
      () => {
        const renderer = readPackage('@umijs/renderer-react/dist/browser.js');
        const hydration = /if \(opts\.hydrate\) {[\s\S]*?\n {2}}\n/.exec(renderer)?.[0] ?? '';
        expect(renderer).toContain('import { Html } from "./html"');
        expect(renderer.match(/\bHtml\b/g)).toHaveLength(2);
        expect(hydration).toMatch(/\bHtml\b/);
        expect(Html).toThrow('docs/upgrading.md');
      },
    );
  });

  it("leaves out Umi's substitute for Node's process", async () => {
    const { plugin, tap } = replace();
    const provided = { Buffer: ['buffer', 'Buffer'], process: '/process.js' };

    await checkContract(
      "Umi uses another name to register the plugin that provides Node's globals, so that every page loads a substitute for `process`. See node_modules/@umijs/bundler-webpack/dist/config/nodePolyfill.js and change src/platform/umi/replaceUmiModules.ts.",
      () => {
        expect(plugin).toHaveBeenCalledWith('node-polyfill-provider');
        expect(tap.mock.calls[0]?.[0]([provided])).toEqual([{ Buffer: ['buffer', 'Buffer'] }]);
        expect(readPackage('@umijs/bundler-webpack/dist/config/nodePolyfill.js')).toMatch(
          /plugin\("node-polyfill-provider"\)[\s\S]*Buffer: \["buffer", "Buffer"\],\s*process:/,
        );
      },
    );
  });
});
