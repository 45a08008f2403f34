import { shopZh } from './zh/shop';
import { siteZh } from './zh/site';

/** Chinese messages, the source of all translations. */
export const zh = { ...siteZh, shop: shopZh };
