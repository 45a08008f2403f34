import { LOCALES } from '../../../src/domain/localized';
import { LANGUAGE_TAGS } from '../../../src/locales/localeNames';
import { zh } from '../../../src/locales/zh';
import { aboutZh } from '../../../src/pages/about/messages/zh';
import type { PageFacts } from './describePage';

type Schema = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';

/** Returns the schema.org data of a page. It contains no prices and offers, which every new catalog changes.
 *  @param siteUrl  null leaves out URLs, and breadcrumbs, which consist of them
 *  @returns        null for a page without such data */
export function structuredData(facts: PageFacts, siteUrl: string | null): object | null {
  const { kind, canonicalPath, game, description } = facts;
  const url = siteUrl === null ? undefined : `${siteUrl}${canonicalPath}`;
  switch (kind) {
    case 'welcome':
      return { '@context': CONTEXT, ...website(siteUrl), description };
    case 'about':
      return { '@context': CONTEXT, ...page('AboutPage', aboutZh.title, url, siteUrl), description };
    case 'game': {
      if (game === null) return null;
      const collection = {
        ...page('CollectionPage', game.names.zh, url, siteUrl),
        description,
        about: { '@type': 'VideoGame', name: game.names.zh },
      };
      return { '@context': CONTEXT, '@graph': [collection, ...breadcrumbs(game.names.zh, siteUrl)] };
    }
    case 'other':
      return null;
  }
}

function website(siteUrl: string | null): Schema {
  return {
    '@type': 'WebSite',
    name: zh.common.brand,
    alternateName: zh.common.brandOther,
    url: siteUrl === null ? undefined : `${siteUrl}/`,
    inLanguage: LOCALES.map((locale) => LANGUAGE_TAGS[locale]),
  };
}

function page(type: string, name: string, url: string | undefined, siteUrl: string | null): Schema {
  return { '@type': type, name, url, inLanguage: LANGUAGE_TAGS.zh, isPartOf: website(siteUrl) };
}

/** The way from the welcome page to a page. */
function breadcrumbs(name: string, siteUrl: string | null): readonly Schema[] {
  if (siteUrl === null) return [];
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: zh.common.brand, item: `${siteUrl}/welcome` },
    { '@type': 'ListItem', position: 2, name },
  ];
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
