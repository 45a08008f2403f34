import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeStore } from '@/locales/localeStore';
import { STATIC_STATE } from './bootData';

/** Renders the site into the page. A page that was rendered at build time for this URL and language is hydrated, so that nothing on it
 *  moves and a text typed meanwhile stays; any other content is replaced. */
export function mountSite(Site: ComponentType): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('expected an element with the id root');
  if (document.documentElement.getAttribute(STATIC_STATE) === localeStore.get().locale) {
    hydrateRoot(root, <Site />, {
      onRecoverableError: (error) => console.error('the static page was replaced:', error),
    });
    return;
  }
  document.documentElement.removeAttribute(STATIC_STATE);
  root.replaceChildren();
  createRoot(root).render(<Site />);
}
