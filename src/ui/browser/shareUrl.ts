import { removeLocaleParam } from '@/domain/localeParam';
import { removeTrackingParams } from '@/domain/trackingParams';

/** Returns the URL of this page for others: without the language, which their own settings determine, and without parameters that say how
 *  this visitor came here. */
export function shareUrl(): string {
  const { origin, pathname, search, hash } = window.location;
  return origin + pathname + removeTrackingParams(removeLocaleParam(search)) + hash;
}
