import type { CliLocale } from './cliLocale';

/** What `overlay` says. */
export type OverlayTexts = {
  readonly broken: (path: string, message: string) => string;
  readonly unknownCode: (code: string) => string;
  readonly unknownShop: (shop: string) => string;
  readonly written: (path: string) => string;
  readonly asOf: (moment: string | null) => string;
  readonly notice: (text: string) => string;
  readonly silent: string;
  readonly header: readonly [what: string, whom: string, more: string, game: string];
  readonly sold: string;
  readonly reserved: string;
  readonly price: string;
  readonly paused: string;
  readonly until: (moment: string) => string;
};

const ZH: OverlayTexts = {
  broken: (path, message) => `${path} 读不了，没有改它：${message}`,
  unknownCode: (code) => `注意：已发布的目录里没有 ${code} 这个编号。`,
  unknownShop: (shop) => `注意：已发布的目录里没有“${shop}”这家店。`,
  written: (path) => `已写到 ${path}。`,
  asOf: (moment) => (moment === null ? '没有说明时间：页面上商品状态显示为未知' : `库存时间（UTC）：${moment}`),
  notice: (text) => `公告：${text}`,
  silent: '没有写任何变化。',
  header: ['变化', '编号或店铺', '', '游戏'],
  sold: '已售',
  reserved: '预留',
  price: '新价格',
  paused: '暂停',
  until: (moment) => `到 ${moment}`,
};

const EN: OverlayTexts = {
  broken: (path, message) => `${path} cannot be read and stays as it is: ${message}`,
  unknownCode: (code) => `Note: no offer of the published catalogue has the code ${code}.`,
  unknownShop: (shop) => `Note: no offer of the published catalogue is of the shop "${shop}".`,
  written: (path) => `Written to ${path}.`,
  asOf: (moment) =>
    moment === null ? 'No time is given: pages show the status as unknown' : `Stock as of ${moment} (UTC)`,
  notice: (text) => `Notice: ${text}`,
  silent: 'No change is written down.',
  header: ['Change', 'Code or shop', '', 'Game'],
  sold: 'sold',
  reserved: 'reserved',
  price: 'new price',
  paused: 'paused',
  until: (moment) => `until ${moment}`,
};

export const OVERLAY_TEXTS: Readonly<Record<CliLocale, OverlayTexts>> = { zh: ZH, en: EN };
