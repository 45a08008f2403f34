import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { createMemoryHistory, renderClient } from '@umijs/max';
import type { ComponentType } from 'react';
import { readSite, returnSite } from '@/platform/umi/siteComponent';
import { checkContract } from '../checkContract';

const ADVICE =
  "Umi's `renderClient` no longer returns the site for the option `components`, so that pages rendered at build time cannot be hydrated. See renderClient in node_modules/@umijs/renderer-react/dist/browser.js and change src/platform/umi/siteComponent.tsx.";

describe('returnSite and readSite', () => {
  it('make Umi return the whole site instead of rendering it', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const rootContainer = jest.fn(({ initialValue }) => initialValue);
    const options = returnSite({
      routes: { about: { id: 'about', path: '/about' } },
      routeComponents: { about: () => <p>the page</p> },
      pluginManager: {
        applyPlugins: (call: { readonly key: string; readonly initialValue: unknown }) =>
          call.key === 'rootContainer' ? rootContainer(call) : call.initialValue,
      },
      history: createMemoryHistory({ initialEntries: ['/about'] }),
      basename: '/',
    });

    await checkContract(ADVICE, async () => {
      const Site: ComponentType = readSite(renderClient(options as never));
      expect(document.getElementById('root')).toBeEmptyDOMElement();
      render(<Site />);
      expect(await screen.findByText('the page')).toBeInTheDocument();
      expect(rootContainer).toHaveBeenCalled();
    });
  });

  it('are called by the files that Umi generates', async () => {
    await checkContract(
      "Umi's generated umi.ts no longer passes the renderer's options through `modifyClientRenderOpts`, or no longer returns its result to `render` in src/app.tsx.",
      () => {
        const generated = readFileSync('src/.umi/umi.ts', 'utf8');
        expect(generated).toMatch(/key: 'modifyClientRenderOpts',[\s\S]*return renderClient\(modifiedContext\);/);
        expect(generated).toMatch(/return \(pluginManager\.applyPlugins\({\s*key: 'render',/);
      },
    );
  });

  it('keep the other options of the renderer', () => {
    expect(returnSite({ basename: '/', components: false })).toEqual({ basename: '/', components: true });
  });

  it('throw if Umi has rendered the site itself', () => {
    expect(() => readSite(undefined)).toThrow('docs/upgrading.md');
  });
});
