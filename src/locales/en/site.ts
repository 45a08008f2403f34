import type { siteZh } from '@/locales/zh/site';
import { commonEn } from './common';
import { layoutEn } from './layout';
import { welcomeEn } from './welcome';

/** English messages of all pages without offers. */
export const siteEn: typeof siteZh = { common: commonEn, layout: layoutEn, welcome: welcomeEn };
