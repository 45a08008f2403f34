import type { siteZh } from '@/locales/zh/site';
import { commonJa } from './common';
import { layoutJa } from './layout';
import { welcomeJa } from './welcome';

/** Japanese messages of all pages without offers. */
export const siteJa: typeof siteZh = { common: commonJa, layout: layoutJa, welcome: welcomeJa };
