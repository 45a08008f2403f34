import { shopEn } from './en/shop';
import { siteEn } from './en/site';
import type { Messages } from './messages';

/** English messages. */
export const en: Messages = { ...siteEn, shop: shopEn };
