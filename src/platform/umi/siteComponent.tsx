import type { ComponentType } from 'react';

/** What Umi passes to its `renderClient`. */
type RenderOptions = Readonly<Record<string, unknown>>;

/** Makes Umi's `renderClient` return the component of the whole site instead of rendering it, by an option that Umi has for its own
 *  tests. Umi itself can hydrate only a whole document. For `modifyClientRenderOpts`. */
export function returnSite(options: RenderOptions): RenderOptions {
  return { ...options, components: true };
}

/** Returns the component that `renderClient` has returned.
 *  @throws  Error if it has rendered the site itself */
export function readSite(returned: unknown): ComponentType {
  if (typeof returned !== 'function') throw new Error('Umi no longer returns the site: see docs/upgrading.md');
  return returned as ComponentType;
}
