import { commonZh } from './common';
import { layoutZh } from './layout';
import { welcomeZh } from './welcome';

/** Chinese messages of all pages without offers. */
export const siteZh = { common: commonZh, layout: layoutZh, welcome: welcomeZh };
