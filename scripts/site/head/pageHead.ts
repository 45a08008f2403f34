import { zh } from '../../../src/locales/zh';
import { alternateUrls } from './alternateUrls';
import { describePage, type PageFacts } from './describePage';
import { escapeMarkup, jsonLdTag, voidTag } from './markup';
import { PREVIEW_SIZE, previewPath } from './previewImages';
import { structuredData } from './structuredData';

/** Language and country in the form of Open Graph. */
const OPEN_GRAPH_LOCALES = { zh: 'zh_CN', others: ['ja_JP', 'en_GB'] } as const;

/** Returns the tags that describe a page to search engines and chat programs. They run no script or give up early, so the
 *  tags are in Chinese, the language of the HTML, and cannot depend on the query. On a URL with the language parameter, the page
 *  itself has to add that parameter to the canonical URL.
 *  @param path     of a route, such as `/game/FateGO`; any other is the not-found page
 *  @param siteUrl  see `readSiteUrl`; null leaves out every tag that requires absolute URLs */
export function headMarkup(path: string, siteUrl: string | null): string {
  const facts = describePage(path.length > 1 ? path.replace(/\/$/, '') : path);
  const data = structuredData(facts, siteUrl);
  return [
    `<title>${escapeMarkup(facts.title)}</title>`,
    named('description', facts.description),
    ...(facts.canonicalPath === null ? [named('robots', 'noindex')] : []),
    ...(facts.canonicalPath === null || siteUrl === null ? [] : urlTags(siteUrl + facts.canonicalPath)),
    ...previewTags(facts, siteUrl),
    ...(data === null ? [] : [jsonLdTag(data)]),
  ].join('\n');
}

function urlTags(url: string): readonly string[] {
  return [
    voidTag('link', { rel: 'canonical', href: url }),
    ...alternateUrls(url).map((alternate) =>
      voidTag('link', { rel: 'alternate', hreflang: alternate.hreflang, href: alternate.url }),
    ),
    property('og:url', url),
  ];
}

/** Open Graph, and the one tag of Twitter (X) that does not repeat it. */
function previewTags({ title, description, game }: PageFacts, siteUrl: string | null): readonly string[] {
  const { brand, brandOther } = zh.common;
  const image = siteUrl === null ? null : siteUrl + previewPath(game);
  const alt = game === null ? `${brand} ${brandOther}` : `${game.names.zh}的图标和名称`;
  return [
    property('og:type', 'website'),
    property('og:site_name', `${brand} ${brandOther}`),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', OPEN_GRAPH_LOCALES.zh),
    ...OPEN_GRAPH_LOCALES.others.map((locale) => property('og:locale:alternate', locale)),
    ...(image === null
      ? []
      : [
          property('og:image', image),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(PREVIEW_SIZE.width)),
          property('og:image:height', String(PREVIEW_SIZE.height)),
          property('og:image:alt', alt),
        ]),
    named('twitter:card', image === null ? 'summary' : 'summary_large_image'),
  ];
}

function named(name: string, content: string): string {
  return voidTag('meta', { name, content });
}

function property(name: string, content: string): string {
  return voidTag('meta', { property: name, content });
}
