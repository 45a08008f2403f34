import type { CliLocale } from '@/cli/io/effects';

/** Messages of `overlay`. */
export type OverlayMessages = {
  readonly broken: (path: string, message: string) => string;
  readonly brokenSegment: (path: string, message: string) => string;
  readonly badPrice: (path: string, message: string) => string;
  readonly unknownCode: (code: string) => string;
  readonly unknownShop: (shop: string) => string;
  readonly alreadySet: (change: string, name: string) => string;
  readonly sameNotice: string;
  readonly nothingToClear: (name: string) => string;
  readonly farPrice: (code: string, from: string, to: string) => string;
  readonly endedReservation: (code: string, until: string) => string;
  readonly clearedAll: (entries: number, hasNotice: boolean) => string;
  readonly nothingPublished: (out: string) => string;
  /** Nothing is published, so the change is made for the samples. */
  readonly onSamples: (file: string) => string;
  readonly priceDropped: (code: string, price: string, currency: string) => string;
  readonly written: (path: string) => string;
  readonly unchanged: (path: string) => string;
  readonly asOf: (time: string | null) => string;
  /** Times of the confirmation and of the confirmed catalog; `current`: the time of the published catalog if it is another one. */
  readonly confirmed: (game: string, asOf: string | null, revision: string, current: string | null) => string;
  readonly neverConfirmed: (game: string) => string;
  readonly notice: (text: string) => string;
  readonly noEntries: string;
  readonly header: readonly [change: string, name: string, details: string, game: string, since: string];
  readonly sold: string;
  readonly reserved: string;
  readonly price: string;
  readonly paused: string;
  /** Why pages do not show a price. */
  readonly ineffective: { readonly replaced: string; readonly 'other-currency': string };
  readonly until: (time: string) => string;
};

const ZH: OverlayMessages = {
  broken: (path, message) => `${path} 读不了，没有改它：${message}`,
  brokenSegment: (path, message) => `注意：${path} 读不了，不知道里面有哪些编号：${message}`,
  badPrice: (path, message) =>
    `注意：${path} 里有一个不对的价格，网页不会用它，可以用 npm run catalog -- overlay clear 编号 去掉：${message}`,
  unknownCode: (code) => `注意：已发布的目录里没有 ${code} 这个编号。`,
  unknownShop: (shop) => `注意：已发布的目录里没有“${shop}”这家店。`,
  alreadySet: (change, name) => `${name} 原来就是“${change}”，没有变，时间也不更新。`,
  sameNotice: '公告原来就是这样，没有变。',
  nothingToClear: (name) => `没有写过 ${name} 的变化，不用收回。`,
  farPrice: (code, from, to) => `注意：${code} 从 ${from} 变成 ${to}，请核对。`,
  endedReservation: (code, until) => `注意：${code} 的预留到 ${until} 为止，已经过了。`,
  clearedAll: (entries, hasNotice) => `已收回 ${entries} 条变化${hasNotice ? '，公告也去掉了' : ''}。`,
  nothingPublished: (out) => `注意：${out} 里没有发布的目录，页面上商品状态会显示为未知。`,
  onSamples: (file) => `还没有发布过目录，这次改的是示例网站的实时变化（${file}），下次 npm start 会重新生成。`,
  priceDropped: (code, price, currency) =>
    `${code} 的新价格 ${price} 是按 ${currency} 写的，目录现在用别的货币，已去掉。需要的话请重新写。`,
  written: (path) => `已写到 ${path}。`,
  unchanged: (path) => `${path} 没有变。只想确认库存，请用 npm run catalog -- overlay set --confirm。`,
  asOf: (time) => (time === null ? '没有说明时间：页面上商品状态显示为未知' : `库存时间（UTC）：${time}`),
  confirmed: (game, asOf, revision, current) =>
    current === null
      ? `${game}：${asOf ?? '没有说明时间'}，核对的是 ${revision} 发布的目录`
      : `${game}：核对的是 ${revision} 发布的目录，现在发布的是 ${current} 的那一份，商品状态显示为未知。核对好库存后运行 npm run catalog -- overlay set --confirm --game ${game}`,
  neverConfirmed: (game) =>
    `${game}：没有核对过哪一份目录，商品状态显示为未知。核对好库存后运行 npm run catalog -- overlay set --confirm --game ${game}`,
  notice: (text) => `公告：${text}`,
  noEntries: '没有写任何变化。',
  header: ['变化', '编号或店铺', '', '游戏', '写于（UTC）'],
  sold: '已售',
  reserved: '预留',
  price: '新价格',
  paused: '暂停',
  ineffective: { replaced: '已被新表格取代', 'other-currency': '币种不同，不生效' },
  until: (time) => `到 ${time}`,
};

const EN: OverlayMessages = {
  broken: (path, message) => `${path} cannot be read and was not changed: ${message}`,
  brokenSegment: (path, message) => `Note: ${path} cannot be read, so its codes are unknown: ${message}`,
  badPrice: (path, message) =>
    `Note: ${path} has an invalid price, which pages ignore; npm run catalog -- overlay clear CODE removes it: ${message}`,
  unknownCode: (code) => `Note: the published catalog has no code ${code}.`,
  unknownShop: (shop) => `Note: the published catalog has no shop "${shop}".`,
  alreadySet: (change, name) => `${name} is already "${change}"; nothing changed, including its time.`,
  sameNotice: 'The notice is already the same; nothing changed.',
  nothingToClear: (name) => `There is no change for ${name} to clear.`,
  farPrice: (code, from, to) => `Note: the price of ${code} changes from ${from} to ${to}; please check it.`,
  endedReservation: (code, until) => `Note: the reservation of ${code} has already ended at ${until}.`,
  clearedAll: (entries, hasNotice) =>
    `Cleared ${entries} ${entries === 1 ? 'entry' : 'entries'}${hasNotice ? ' and the notice' : ''}.`,
  nothingPublished: (out) => `Note: no catalog is published in ${out}, so pages will show statuses as unknown.`,
  onSamples: (file) =>
    `Nothing is published yet, so this changes the live status of the sample site (${file}), which the next npm start resets.`,
  priceDropped: (code, price, currency) =>
    `The new price ${price} of ${code} was stated in ${currency}, which the catalog no longer uses; it has been removed. Set it again if you need it.`,
  written: (path) => `Written to ${path}.`,
  unchanged: (path) => `${path} is unchanged. To only confirm the stock, use npm run catalog -- overlay set --confirm.`,
  asOf: (time) =>
    time === null ? 'No time is stated, so pages show statuses as unknown' : `Stock as of ${time} (UTC)`,
  confirmed: (game, asOf, revision, current) =>
    current === null
      ? `${game}: ${asOf ?? 'no time stated'}, confirmed for the catalog published at ${revision}`
      : `${game}: confirmed for the catalog published at ${revision}, but the published catalog is of ${current}, so pages show statuses as unknown. Check the stock, then run npm run catalog -- overlay set --confirm --game ${game}`,
  neverConfirmed: (game) =>
    `${game}: not confirmed for any catalog, so pages show statuses as unknown. Check the stock, then run npm run catalog -- overlay set --confirm --game ${game}`,
  notice: (text) => `Notice: ${text}`,
  noEntries: 'There are no changes.',
  header: ['Change', 'Code or shop', '', 'Game', 'Since (UTC)'],
  sold: 'sold',
  reserved: 'reserved',
  price: 'new price',
  paused: 'paused',
  ineffective: { replaced: 'replaced by the newer sheet', 'other-currency': 'in another currency, not in force' },
  until: (time) => `until ${time}`,
};

export const OVERLAY_MESSAGES: Readonly<Record<CliLocale, OverlayMessages>> = { zh: ZH, en: EN };
