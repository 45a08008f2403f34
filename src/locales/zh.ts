import { aboutZh } from './zh/about';
import { commonZh } from './zh/common';
import { layoutZh } from './zh/layout';
import { shopZh } from './zh/shop';
import { welcomeZh } from './zh/welcome';

/** Chinese messages, the source of all translations. */
export const zh = { about: aboutZh, common: commonZh, layout: layoutZh, welcome: welcomeZh, shop: shopZh };
