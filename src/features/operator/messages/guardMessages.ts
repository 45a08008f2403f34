import type { Locale } from '@/domain/localized';
import { useLocale } from '@/ui/hooks/useLocale';

/** Questions of the publishing guard in Chinese, the source language. */
const zh = {
  intro: (count: string) => `发布前请确认 ${count} 件事`,
  unanswered: (count: string) => `上面还有 ${count} 件事没有确认，确认后才能下载目录。`,
  changed: '表格或已发布的目录变了，请重新确认。',
  beforePublishing: '下载目录前要确认：',
  damaged: (readable: string, total: string) =>
    `已发布的目录有损坏：${total} 个商品里只有 ${readable} 个读得出来，其余没法与这张表比较`,
  damagedNote: '如果这张表不全，请先恢复网站上的目录文件。',
  yesDamaged: '是，这张表是完整的，用它换掉',
  removed: (count: string, published: string) => `已发布的 ${published} 个编号里，有 ${count} 个不在这张表里，会下架`,
  emptiedShop: (shop: string, offers: string) =>
    `店铺“${shop}”的 ${offers} 个商品会全部下架。如果这只是其中一家店的表格，请先把各家店的合成一张。`,
  yesRemoved: '是，这些都要下架',
  relisted: (count: string, sold: string) => `已售的 ${sold} 个商品里，有 ${count} 个在这张表里又是在售或预留`,
  relistedNote: '如果没有这个意思，请看看表格的状态一列是不是少了，或被重置了。',
  yesRelisted: '是，这些都要重新上架',
  emptied: '已发布的内容，有些在这张表里没有了',
  emptiedField: (field: string, count: string, published: string, codes: string) =>
    `${field}：${published} 个商品里有 ${count} 个没有了，例如 ${codes}`,
  emptiedNote: '如果没有这个意思，请看看表格是不是少了一列，或列名改了（可以在上面指明每一列）。',
  yesEmptied: '是，这些内容不要了',
  currency: (from: string, to: string) => `货币会从 ${from} 换成 ${to}，价格的数字不会换算`,
  yesCurrency: (to: string) => `是，以后用 ${to} 标价`,
  prices: (count: string) => `${count} 个商品的价格涨跌超过三倍（含 0 元）`,
  yesPrices: '是，价格没有写错',
  delisted: (rows: string, count: string) => `跳过的 ${rows} 行里有 ${count} 个正在出售`,
  delistedOrMissing: (rows: string, withoutCode: string, count: string) =>
    `跳过的 ${rows} 行里有 ${withoutCode} 行没有编号，而这张表里少了 ${count} 个正在出售的商品`,
  takeOffSale: '下架，买家不再看到',
  keepPublished: '保留已发布的版本，照旧出售',
  cannotKeep: '货币换了，不能保留已发布的版本。',
  yesDelisted: '是，让它们下架',
  toReal: (offers: string) => `已发布的 ${offers} 个示例商品会全部换成真实商品`,
  toSample: (offers: string) => `已发布的 ${offers} 个真实商品会全部换成示例商品`,
  sampleBesideReal: '这张表是示例商品，而网站上其他游戏都是真实商品',
  realBesideSample: '这张表是真实商品，而网站上其他游戏都是示例商品',
  yesMixed: '是，放在一起',
  yesSample: '是，全部换掉',
  overlay: (count: string) => `网站的实时状态里有 ${count} 处与这张表矛盾`,
  overlayPrice: (code: string, live: string, sheet: string) => `${code}：实时价格 ${live}，表里 ${sheet}`,
  overlaySold: (code: string) => `${code}：实时状态是已售，表里在售`,
  overlayReserved: (code: string) => `${code}：实时状态是预留，表里在售`,
  clearOverlay: '以表格为准，一并清除',
  overlayHint: 'zip 里会多一个改好的 __serverLoader。',
  keepOverlay: '以实时状态为准，保留',
  listAll: (count: string) => `列出全部 ${count} 个`,
  overlayMissing: '网站上没有实时状态（__serverLoader），不用核对。',
  overlayUnreadable: '网站的实时状态（__serverLoader）读不出来，没有核对它与这张表是否矛盾。',
  badPrices: (list: string) => `网站的实时状态（__serverLoader）里有不对的价格，没有核对，网页也不会用：${list}`,
  damagedFiles: (count: string) => `已发布的目录有 ${count} 个文件缺失或损坏，没有与其中的商品比较。`,
  retained: (count: string) => `保留了已发布的 ${count} 个商品。`,
  overlayLast: 'zip 里有清除后的 __serverLoader：先换好 catalog 文件夹，再用它覆盖网站根目录的同名文件。',
  overlayFirst: 'zip 里有改好的 __serverLoader：先用它覆盖网站根目录的同名文件，再换 catalog 文件夹。',
  overlayChanged:
    '如果期间又标过已售或改过价，请不要覆盖，改用命令行的 build。实时状态由服务器程序生成的网站用不到这个文件。',
};

export type GuardMessages = typeof zh;

const ja: GuardMessages = {
  intro: (count) => `公開の前に ${count} 件の確認をお願いします`,
  unanswered: (count) => `上に未確認が ${count} 件あります。確認するとカタログをダウンロードできます。`,
  changed: '表か公開中のカタログが変わりました。もう一度確認してください。',
  beforePublishing: 'ダウンロードの前に確認すること：',
  damaged: (readable, total) =>
    `公開中のカタログが壊れています。${total} 件のうち読み取れたのは ${readable} 件だけで、残りはこの表と比較できません`,
  damagedNote: 'この表に抜けがある場合は、先にサイトのカタログのファイルを復元してください。',
  yesDamaged: 'はい、この表に抜けはありません。置き換えます',
  removed: (count, published) => `公開中の ${published} 件のうち ${count} 件がこの表になく、取り下げになります`,
  emptiedShop: (shop, offers) =>
    `店「${shop}」の ${offers} 件がすべて取り下げになります。複数の店のうち一店だけの表なら、先に一つの表にまとめてください。`,
  yesRemoved: 'はい、すべて取り下げます',
  relisted: (count, sold) => `売り切れの ${sold} 件のうち ${count} 件が、この表では販売中か取り置きに戻っています`,
  relistedNote: '意図したものでなければ、表の状態の列が抜けているか、リセットされていないか確認してください。',
  yesRelisted: 'はい、すべて販売を再開します',
  emptied: '公開中の内容のうち、この表にないものがあります',
  emptiedField: (field, count, published, codes) =>
    `${field}：${published} 件のうち ${count} 件でなくなります（例：${codes}）`,
  emptiedNote:
    '意図したものでなければ、表に抜けている列や名前の変わった列がないか確認してください（各列の内容は上で指定できます）。',
  yesEmptied: 'はい、これらの内容は不要です',
  currency: (from, to) => `通貨が ${from} から ${to} に変わります。価格の数字は換算されません`,
  yesCurrency: (to) => `はい、今後は ${to} で販売します`,
  prices: (count) => `${count} 件の価格が3倍を超えて変わります（0 を含む）`,
  yesPrices: 'はい、価格に間違いはありません',
  delisted: (rows, count) => `飛ばす ${rows} 行のうち ${count} 件は販売中です`,
  delistedOrMissing: (rows, withoutCode, count) =>
    `飛ばす ${rows} 行のうち ${withoutCode} 行にコードがなく、販売中の ${count} 件がこの表にありません`,
  takeOffSale: '取り下げる（購入者に表示されなくなります）',
  keepPublished: '公開中の内容のまま販売を続ける',
  cannotKeep: '通貨が変わるため、公開中の内容は残せません。',
  yesDelisted: 'はい、取り下げます',
  toReal: (offers) => `公開中の見本 ${offers} 件がすべて実際の商品に置き換わります`,
  toSample: (offers) => `公開中の実際の商品 ${offers} 件がすべて見本に置き換わります`,
  sampleBesideReal: 'この表は見本ですが、サイトのほかのゲームはすべて実際の商品です',
  realBesideSample: 'この表は実際の商品ですが、サイトのほかのゲームはすべて見本です',
  yesMixed: 'はい、一緒に公開します',
  yesSample: 'はい、すべて置き換えます',
  overlay: (count) => `サイトの最新状態のうち ${count} 件がこの表と食い違っています`,
  overlayPrice: (code, live, sheet) => `${code}：最新状態の価格 ${live}、表では ${sheet}`,
  overlaySold: (code) => `${code}：最新状態では売り切れ、表では販売中`,
  overlayReserved: (code) => `${code}：最新状態では取り置き、表では販売中`,
  clearOverlay: '表を正として、これらを消す',
  overlayHint: 'zip に、直した __serverLoader が加わります。',
  keepOverlay: '最新状態を正として残す',
  listAll: (count) => `${count} 件すべてを表示`,
  overlayMissing: 'サイトに最新状態（__serverLoader）はないため、照合は不要です。',
  overlayUnreadable: 'サイトの最新状態（__serverLoader）を読み取れず、この表と食い違うかどうかは照合していません。',
  badPrices: (list) =>
    `サイトの最新状態（__serverLoader）に正しくない価格があり、照合していません。ページにも使われません：${list}`,
  damagedFiles: (count) =>
    `公開中のカタログのファイル ${count} 個がないか壊れているため、その商品とは比較していません。`,
  retained: (count) => `公開中の ${count} 件を残しました。`,
  overlayLast:
    'zip に、消したあとの __serverLoader が入っています。catalog フォルダーを置き換えたあと、サイトの一番上にある同名のファイルに上書きしてください。',
  overlayFirst:
    'zip に、更新した __serverLoader が入っています。先にサイトの一番上にある同名のファイルに上書きし、そのあと catalog フォルダーを置き換えてください。',
  overlayChanged:
    'その間に売り切れや価格を更新した場合は上書きせず、コマンドラインの build を使ってください。最新状態をサーバーのプログラムが返すサイトでは、このファイルは不要です。',
};

const en: GuardMessages = {
  intro: (count) => `Please confirm before publishing (${count})`,
  unanswered: (count) => `Still to be confirmed above: ${count}. The catalog can be downloaded after that.`,
  changed: 'The sheet or the published catalog has changed: please confirm again.',
  beforePublishing: 'To be confirmed before the download:',
  damaged: (readable, total) =>
    `The published catalog is damaged: only ${readable} of ${total} offers can be read and compared with this sheet`,
  damagedNote: 'If this sheet is not complete, restore the catalog files of the site first.',
  yesDamaged: 'Yes, this sheet is complete: replace the catalog by it',
  removed: (count, published) =>
    `Published codes that are not in this sheet and would be taken off sale: ${count} of ${published}`,
  emptiedShop: (shop, offers) =>
    `Everything of the shop “${shop}” would be taken off sale (${offers}). If this is the sheet of one shop only, put the sheets of all shops together first.`,
  yesRemoved: 'Yes, take all of them off sale',
  relisted: (count, sold) => `Sold offers that this sheet has on sale or reserved again: ${count} of ${sold}`,
  relistedNote: 'If that is not meant, the column of statuses may be missing from the sheet, or have been reset.',
  yesRelisted: 'Yes, put all of them back on sale',
  emptied: 'Some of what is published is missing from this sheet',
  emptiedField: (field, count, published, codes) =>
    `${field}: missing for ${count} of ${published} offers, such as ${codes}`,
  emptiedNote:
    'If that is not meant, a column may be missing from the sheet or have another name (the columns can be set above).',
  yesEmptied: 'Yes, publish without them',
  currency: (from, to) => `The currency would change from ${from} to ${to}; the amounts are not converted`,
  yesCurrency: (to) => `Yes, prices are in ${to} from now on`,
  prices: (count) => `Prices that change more than threefold, or from or to 0: ${count}`,
  yesPrices: 'Yes, the prices are right',
  delisted: (rows, count) => `Rows that are left out although they are on sale now: ${count} of ${rows}`,
  delistedOrMissing: (rows, withoutCode, count) =>
    `Rows that are left out without a code: ${withoutCode} of ${rows}; offers on sale that this sheet lacks: ${count}`,
  takeOffSale: 'Take them off sale; buyers no longer see them',
  keepPublished: 'Keep them on sale as published',
  cannotKeep: 'The currency changes, so they cannot stay as published.',
  yesDelisted: 'Yes, take them off sale',
  toReal: (offers) => `Real stock would replace the published sample stock (${offers})`,
  toSample: (offers) => `Sample stock would replace the published real stock (${offers})`,
  sampleBesideReal: 'This sheet is sample stock, but all other games of the site have real stock',
  realBesideSample: 'This sheet is real stock, but all other games of the site have sample stock',
  yesMixed: 'Yes, publish them side by side',
  yesSample: 'Yes, replace all of them',
  overlay: (count) => `The site’s live status contradicts this sheet: ${count}`,
  overlayPrice: (code, live, sheet) => `${code}: live price ${live}, in the sheet ${sheet}`,
  overlaySold: (code) => `${code}: sold in the live status, on sale in the sheet`,
  overlayReserved: (code) => `${code}: reserved in the live status, on sale in the sheet`,
  clearOverlay: 'The sheet is right: clear them from the live status',
  overlayHint: 'The zip then also holds a changed __serverLoader.',
  keepOverlay: 'The live status is right: keep them',
  listAll: (count) => `List all ${count}`,
  overlayMissing: 'The site has no live status (__serverLoader), so there is nothing to compare with.',
  overlayUnreadable: 'The site’s live status (__serverLoader) cannot be read and was not compared with this sheet.',
  badPrices: (list) =>
    `The site’s live status (__serverLoader) has prices that pages leave out; they were not compared with this sheet: ${list}`,
  damagedFiles: (count) =>
    `Files of the published catalog that are missing or damaged, so that their offers were not compared: ${count}.`,
  retained: (count) => `Offers kept as published: ${count}.`,
  overlayLast:
    'The zip holds a __serverLoader without the cleared entries: replace the catalog folder first, then the file of this name at the root of the site.',
  overlayFirst:
    'The zip holds an updated __serverLoader: replace the file of this name at the root of the site first, then the catalog folder.',
  overlayChanged:
    'If offers were marked sold or repriced in the meantime, do not replace it; publish with the command line instead. A site whose server generates the live status does not need this file.',
};

const MESSAGES: Readonly<Record<Locale, GuardMessages>> = { zh, ja, en };

/** Returns the guard's messages in the current language. */
export function useGuardMessages(): GuardMessages {
  return MESSAGES[useLocale()];
}
