import type { CliLocale } from '@/cli/io/effects';

/** Messages of `diff`. Numbers are passed as formatted text. */
export type DiffMessages = {
  readonly summary: (
    game: string,
    counts: { readonly added: string; readonly changed: string; readonly removed: string; readonly same: string },
  ) => string;
  readonly priceMove: (from: string, to: string, percent: string | null) => string;
  readonly more: (count: string) => string;
  readonly firstCatalog: (game: string) => string;
  readonly fields: Readonly<Record<'price' | 'items' | 'shop' | 'title' | 'note' | 'status' | 'listedAt', string>>;
  readonly comma: string;
};

const ZH: DiffMessages = {
  summary: (game, { added, changed, removed, same }) =>
    `${game}：新增 ${added}，变化 ${changed}，去掉 ${removed}，不变 ${same}`,
  priceMove: (from, to, percent) => `价格 ${from} → ${to}${percent === null ? '' : `（${percent}）`}`,
  more: (count) => `……还有 ${count} 个（--json 列出全部）`,
  firstCatalog: (game) => `${game} 还没有发布过，全部都是新增。`,
  fields: {
    price: '价格',
    items: '角色/物品',
    shop: '店铺',
    title: '标题',
    note: '备注',
    status: '状态',
    listedAt: '上架时间',
  },
  comma: '、',
};

const EN: DiffMessages = {
  summary: (game, { added, changed, removed, same }) =>
    `${game}: added ${added}, changed ${changed}, removed ${removed}, unchanged ${same}`,
  priceMove: (from, to, percent) => `price ${from} → ${to}${percent === null ? '' : ` (${percent})`}`,
  more: (count) => `… more: ${count} (--json lists all)`,
  firstCatalog: (game) => `${game} has not been published yet; all offers are new.`,
  fields: {
    price: 'price',
    items: 'items',
    shop: 'shop',
    title: 'title',
    note: 'note',
    status: 'status',
    listedAt: 'listing time',
  },
  comma: ', ',
};

export const DIFF_MESSAGES: Readonly<Record<CliLocale, DiffMessages>> = { zh: ZH, en: EN };
