import { removeLocaleParam } from '@/domain/localeParam';

/** The part of Umi's description of a route change that this needs. */
export type UrlChange = { readonly location: { readonly search: string }; readonly action: string };

/** Removes the canonical link when the URL contains a search, and when another page opens. Mobile browsers share the canonical URL
 *  instead of the one in the address bar, so that the search would be lost; search engines read the link from the HTML. */
export function dropCanonicalLink({ location, action }: UrlChange): void {
  if (action !== 'PUSH' && removeLocaleParam(location.search) === '') return;
  document.querySelector('link[rel="canonical"]')?.remove();
}
