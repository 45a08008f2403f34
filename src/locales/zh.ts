import { aboutZh } from './zh/about';
import { commonZh } from './zh/common';
import { shellZh } from './zh/shell';
import { shopZh } from './zh/shop';
import { welcomeZh } from './zh/welcome';

/** Chinese, the source of all messages. */
export const zh = { about: aboutZh, common: commonZh, shell: shellZh, welcome: welcomeZh, shop: shopZh };
