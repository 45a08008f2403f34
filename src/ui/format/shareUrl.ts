import { removeLocaleParam } from '@/domain/localeParam';

/** Returns the URL of this page for others, without the language, which their own settings determine. */
export function shareUrl(): string {
  const { origin, pathname, search, hash } = window.location;
  return origin + pathname + removeLocaleParam(search) + hash;
}
