import type { Locale } from '@/domain/localized';
import type { Messages, SiteMessages } from './messages';

/** Each language is two chunks, so that a page downloads only what it shows. */
const SITE: Readonly<Record<Locale, () => Promise<SiteMessages>>> = {
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh/site').then((module) => module.siteZh),
  ja: () => import(/* webpackChunkName: "messages-ja" */ './ja/site').then((module) => module.siteJa),
  en: () => import(/* webpackChunkName: "messages-en" */ './en/site').then((module) => module.siteEn),
};
const SHOP: Readonly<Record<Locale, () => Promise<Messages['shop']>>> = {
  zh: () => import(/* webpackChunkName: "shop-messages-zh" */ './zh/shop').then((module) => module.shopZh),
  ja: () => import(/* webpackChunkName: "shop-messages-ja" */ './ja/shop').then((module) => module.shopJa),
  en: () => import(/* webpackChunkName: "shop-messages-en" */ './en/shop').then((module) => module.shopEn),
};
/** No page reads these: a screen with offers is loaded together with its messages. */
const NOT_LOADED = {} as Messages['shop'];

let isShopNeeded = false;

/** Loads the messages of one language; those about offers only after `loadShopMessages`.
 *  @throws  the bundler's ChunkLoadError */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [site, shop] = await Promise.all([SITE[locale](), isShopNeeded ? SHOP[locale]() : NOT_LOADED]);
  return { ...site, shop };
}

/** Loads the messages about offers in one language; `loadMessages` then loads them too.
 *  @throws  the bundler's ChunkLoadError */
export async function loadShopMessages(locale: Locale): Promise<void> {
  await SHOP[locale]();
  isShopNeeded = true;
}
