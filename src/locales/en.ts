import { aboutEn } from './en/about';
import { commonEn } from './en/common';
import { layoutEn } from './en/layout';
import { shopEn } from './en/shop';
import { welcomeEn } from './en/welcome';
import type { Messages } from './messages';

/** English messages. */
export const en: Messages = { about: aboutEn, common: commonEn, layout: layoutEn, welcome: welcomeEn, shop: shopEn };
