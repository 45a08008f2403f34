import { aboutJa } from './ja/about';
import { commonJa } from './ja/common';
import { layoutJa } from './ja/layout';
import { shopJa } from './ja/shop';
import { welcomeJa } from './ja/welcome';
import type { Messages } from './messages';

/** Japanese messages. */
export const ja: Messages = { about: aboutJa, common: commonJa, layout: layoutJa, welcome: welcomeJa, shop: shopJa };
