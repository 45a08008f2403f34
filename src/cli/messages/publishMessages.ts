import type { CliLocale } from '@/cli/io/effects';

/** Messages about the catalog folder and annotated copies. */
export type PublishMessages = {
  /** The holder as `<host> <pid>`; null: unknown. */
  readonly takenOver: (holder: string | null) => string;
  readonly locked: (out: string, holder: string | null, since: string | null) => string;
  readonly annotated: (path: string) => string;
  readonly notAnnotated: (path: string) => string;
  readonly annotatesOne: string;
  readonly annotatesItself: string;
};

const ZH: PublishMessages = {
  takenOver: (holder) => `上一次写入没有收尾${holder === null ? '' : `（${holder}）`}，已接手继续。`,
  locked: (out, holder, since) =>
    `${out} 正有另一个程序在写${holder === null ? '' : `（${holder}，从 ${since} 起）`}，什么都没有写。等它写完再来。`,
  annotated: (path) => `带说明的表格已写到 ${path}。`,
  notAnnotated: (path) => `${path} 读不了，没有写带说明的表格。`,
  annotatesOne: '--annotate 只能用于单张表格。',
  annotatesItself: '--annotate 不能写到原来的表格上。',
};

const EN: PublishMessages = {
  takenOver: (holder) =>
    `An earlier run did not finish${holder === null ? '' : ` (${holder})`}; its lock has been taken over.`,
  locked: (out, holder, since) =>
    `Another process is writing to ${out}${holder === null ? '' : ` (${holder}, since ${since})`}; nothing written. Try again when it has finished.`,
  annotated: (path) => `The sheet with remarks has been written to ${path}.`,
  notAnnotated: (path) => `${path} cannot be read; no sheet with remarks was written.`,
  annotatesOne: '--annotate requires a single sheet.',
  annotatesItself: '--annotate cannot overwrite the sheet itself.',
};

export const PUBLISH_MESSAGES: Readonly<Record<CliLocale, PublishMessages>> = { zh: ZH, en: EN };
