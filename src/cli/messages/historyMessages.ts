import type { CliLocale } from '@/cli/io/effects';

/** Messages of `history`, `rollback` and `export`. Numbers are passed as formatted text. */
export type HistoryMessages = {
  readonly header: readonly [number: string, name: string, offers: string, change: string, state: string];
  readonly published: string;
  readonly noHistory: (path: string) => string;
  readonly brokenEntry: (path: string) => string;
  readonly nothingBefore: (game: string) => string;
  readonly noEntry: (game: string, to: string) => string;
  readonly isPublished: (game: string, name: string) => string;
  readonly notIntact: (game: string, name: string) => string;
  readonly rolledBack: (game: string, name: string, offers: string) => string;
  readonly exported: (path: string, offers: string) => string;
  readonly exportsOntoCatalog: (path: string) => string;
};

const ZH: HistoryMessages = {
  header: ['号', '版本（发布时间，UTC）', '商品', '增减', ''],
  published: '现在发布的',
  noHistory: (path) => `${path} 里还没有发布过。`,
  brokenEntry: (path) => `${path} 读不了，不能用来回退。`,
  nothingBefore: (game) => `${game} 没有更早的版本。`,
  noEntry: (game, to) => `${game} 没有“${to}”这个版本，用 history 看有哪些。`,
  isPublished: (game, name) => `${game} 现在发布的就是 ${name}，什么都没有写。`,
  notIntact: (game, name) => `${game} 的 ${name} 不完整，不能回退；什么都没有写。`,
  rolledBack: (game, name, offers) => `${game} 已回退到 ${name}，${offers} 个商品。`,
  exported: (path, offers) => `已写到 ${path}，${offers} 个商品。`,
  exportsOntoCatalog: (path) => `${path} 就是目录里的文件，不能覆盖；什么都没有写。`,
};

const EN: HistoryMessages = {
  header: ['No.', 'Version (publication time, UTC)', 'Offers', 'Change', ''],
  published: 'published',
  noHistory: (path) => `Nothing has been published in ${path} yet.`,
  brokenEntry: (path) => `${path} cannot be read, so it cannot be rolled back to.`,
  nothingBefore: (game) => `${game} has no earlier version.`,
  noEntry: (game, to) => `${game} has no version "${to}"; history lists the versions.`,
  isPublished: (game, name) => `${name} is the published version of ${game}; nothing written.`,
  notIntact: (game, name) => `${name} of ${game} is incomplete, so it cannot be rolled back to; nothing written.`,
  rolledBack: (game, name, offers) => `${game} has been rolled back to ${name} (offers: ${offers}).`,
  exported: (path, offers) => `Written to ${path} (offers: ${offers}).`,
  exportsOntoCatalog: (path) => `${path} is a file of the catalog and cannot be overwritten; nothing written.`,
};

export const HISTORY_MESSAGES: Readonly<Record<CliLocale, HistoryMessages>> = { zh: ZH, en: EN };
