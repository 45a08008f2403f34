import { aboutZh } from './about';
import { commonZh } from './common';
import { layoutZh } from './layout';
import { welcomeZh } from './welcome';

/** Chinese messages of all pages without offers. */
export const siteZh = { about: aboutZh, common: commonZh, layout: layoutZh, welcome: welcomeZh };
