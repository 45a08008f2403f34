import type { SiteMessages } from '../messages';
import { aboutEn } from './about';
import { commonEn } from './common';
import { layoutEn } from './layout';
import { welcomeEn } from './welcome';

/** English messages of all pages without offers. */
export const siteEn: SiteMessages = { about: aboutEn, common: commonEn, layout: layoutEn, welcome: welcomeEn };
