import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { ShopWrapper } from './shopBuild';

/** Shows a part of the page as the build has rendered it, and then hydrates it.
 *  @param beforeHydration  what a visitor does before the page is hydrated */
export function hydrateInShop(element: ReactElement, beforeHydration: () => void) {
  localeStore.setMessages('zh', zh);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ShopWrapper>{element}</ShopWrapper>);
  document.body.append(container);
  beforeHydration();
  return render(element, { wrapper: ShopWrapper, container, hydrate: true });
}
