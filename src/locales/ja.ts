import { aboutJa } from './ja/about';
import { commonJa } from './ja/common';
import { shellJa } from './ja/shell';
import { shopJa } from './ja/shop';
import { welcomeJa } from './ja/welcome';
import type { Messages } from './messages';

/** Japanese messages. */
export const ja: Messages = { about: aboutJa, common: commonJa, shell: shellJa, welcome: welcomeJa, shop: shopJa };
