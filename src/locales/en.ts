import { aboutEn } from './en/about';
import { commonEn } from './en/common';
import { shellEn } from './en/shell';
import { shopEn } from './en/shop';
import { welcomeEn } from './en/welcome';
import type { Messages } from './messages';

/** English messages. */
export const en: Messages = { about: aboutEn, common: commonEn, shell: shellEn, welcome: welcomeEn, shop: shopEn };
