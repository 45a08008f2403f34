import { shopJa } from './ja/shop';
import { siteJa } from './ja/site';
import type { Messages } from './messages';

/** Japanese messages. */
export const ja: Messages = { ...siteJa, shop: shopJa };
