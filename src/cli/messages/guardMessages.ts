import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import type { CliLocale } from './cliLocale';

/** What the command line prints about the publishing guard. Numbers, prices and lists come as text. */
export type GuardMessages = {
  readonly comma: string;
  readonly more: (count: string) => string;
  readonly damaged: (game: string, readable: string, total: string) => string;
  readonly damagedManifest: (game: string) => string;
  readonly removed: (game: string, published: string, removed: string, codes: string) => string;
  readonly relisted: (game: string, published: string, count: string, codes: string) => string;
  readonly emptiedShop: (shop: string, offers: string) => string;
  readonly currency: (game: string, from: string, to: string, examples: string) => string;
  readonly prices: (game: string, count: string, jumps: string) => string;
  readonly delisted: (game: string, rows: string, count: string, codes: string) => string;
  /** The codes include all that are missing from the sheet, because some refused rows have none. */
  readonly delistedOrMissing: (game: string, rows: string, withoutCode: string, count: string, codes: string) => string;
  readonly toSample: (game: string, offers: string) => string;
  readonly sampleBesideReal: (game: string, others: string) => string;
  readonly realBesideSample: (game: string, others: string) => string;
  readonly toReal: (game: string, offers: string) => string;
  readonly overlay: (game: string, file: string, count: string, entries: string) => string;
  readonly entryPrice: (code: string, overlay: string, catalog: string) => string;
  readonly entryStatus: (code: string, entry: Exclude<OverlayContradiction['entry'], 'price'>) => string;
  readonly hints: Readonly<
    Record<
      | 'damaged'
      | 'removed'
      | 'relisted'
      | 'currency'
      | 'prices'
      | 'delisted'
      | 'delistedOnly'
      | 'sample'
      | 'beside'
      | 'overlay',
      string
    >
  >;
  readonly nothingWritten: string;
  readonly asked: string;
  /** Comes before the call of `build` that answers everything. */
  readonly checkFirst: string;
  readonly kept: (game: string, count: string, codes: string) => string;
  readonly cleared: (file: string, count: string, entries: string) => string;
  readonly rolledBackOverlay: (file: string, count: string, entries: string, clearCall: string) => string;
  /** `call` confirms the stock again. */
  readonly withdrawn: (games: string, call: string) => string;
  readonly brokenSegment: (path: string, message: string) => string;
  readonly brokenOverlay: (path: string, message: string) => string;
  /** Follows where that is a reason to write nothing. */
  readonly uncheckedOverlay: (path: string) => readonly [string, string];
};

const ZH: GuardMessages = {
  comma: '、',
  more: (count) => `……还有 ${count} 个`,
  damaged: (game, readable, total) =>
    `${game}：已发布的目录有损坏，${total} 个商品里只有 ${readable} 个读得出来，其余没法与新表格比较。`,
  damagedManifest: (game) => `${game}：已发布的 manifest.json 读不了，没法与新表格比较。`,
  removed: (game, published, removed, codes) =>
    `${game}：已发布的 ${published} 个编号，有 ${removed} 个会下架：${codes}`,
  relisted: (game, published, count, codes) =>
    `${game}：已售的 ${published} 个编号，有 ${count} 个会重新上架：${codes}`,
  emptiedShop: (shop, offers) => `店铺“${shop}”的 ${offers} 个商品会全部下架。`,
  currency: (game, from, to, examples) =>
    `${game}：货币会从 ${from} 换成 ${to}${examples === '' ? '' : `，例如 ${examples}`}`,
  prices: (game, count, jumps) => `${game}：${count} 个商品的价格涨跌超过三倍（含 0 元）：${jumps}`,
  delisted: (game, rows, count, codes) => `${game}：跳过的 ${rows} 行里有 ${count} 个正在出售：${codes} 将下架`,
  delistedOrMissing: (game, rows, withoutCode, count, codes) =>
    `${game}：跳过的 ${rows} 行里有 ${withoutCode} 行没有编号；新表格里少了 ${count} 个正在出售的：${codes} 将下架`,
  toSample: (game, offers) => `${game}：已发布的 ${offers} 个真实商品会被示例商品换掉。`,
  sampleBesideReal: (game, others) => `${game}：要发布的是示例商品，而已发布的 ${others} 都是真实商品。`,
  realBesideSample: (game, others) => `${game}：要发布的是真实商品，而已发布的 ${others} 都是示例商品。`,
  toReal: (game, offers) => `${game}：已发布的 ${offers} 个示例商品会被真实商品换掉。`,
  overlay: (game, file, count, entries) => `${game}：${file} 里有 ${count} 处与新表格矛盾：${entries}`,
  entryPrice: (code, overlay, catalog) => `${code} 写着 ${overlay}，表格是 ${catalog}`,
  entryStatus: (code, entry) => `${code} 写着${entry === 'sold' ? '已售' : '预留'}，表格是在售`,
  hints: {
    damaged: '新表格是完整的，请加 --allow damaged，旧文件会留着；不然请先恢复已发布的文件。',
    removed: '确实要下架，请加 --allow removed；不然请看看表格是不是不全，或是别的店的表格。',
    relisted: '确实要重新上架，请加 --allow relisted；不然请看看表格的状态一列是不是少了，或被重置了。',
    currency: '确实要换货币，请加 --allow currency；不然请改 vitrine.json 或表格里的货币。',
    prices: '价格没有写错，请加 --allow prices。',
    delisted: '要保留已发布的版本，请加 --keep-published；要让它们下架，请加 --allow delisted。',
    delistedOnly: '货币换了，不能保留已发布的版本；要让它们下架，请加 --allow delisted。',
    sample: '确实要换掉，请加 --allow sample。',
    beside: '确实要放在一起，请加 --allow sample；不然请改 vitrine.json 里的 sample。',
    overlay: '以表格为准并一并清除，请加 --overlay clear；以它为准并保留，请加 --overlay keep。',
  },
  nothingWritten: '什么都没有写。',
  asked: '发布前要确认（选项加在 build 命令后面）：',
  checkFirst: '请先逐条核对；都没有问题，就运行：',
  kept: (game, count, codes) => `${game}：保留了已发布的 ${count} 个：${codes}`,
  cleared: (file, count, entries) => `已从 ${file} 清除 ${count} 处：${entries}`,
  rolledBackOverlay: (file, count, entries, clearCall) =>
    `注意：${file} 里有 ${count} 处与这个版本矛盾，仍然有效：${entries}。要收回请运行 ${clearCall}`,
  withdrawn: (games, call) => `${games}：核对库存之前，状态显示为未知。核对好后请运行 ${call}`,
  brokenSegment: (path, message) => `${path} 读不了，没有与其中的商品比较：${message}`,
  brokenOverlay: (path, message) => `${path} 读不了，没有核对它与表格是否矛盾：${message}`,
  uncheckedOverlay: (path) => [
    `${path} 读不了，里面的已售、预留和价格没法与新表格核对。`,
    '请修好它，或把它移走（里面的变化就不再有效）；不修也要发布，请加 --allow damaged。',
  ],
};

const EN: GuardMessages = {
  comma: ', ',
  more: (count) => `… and ${count} more`,
  damaged: (game, readable, total) =>
    `${game}: the published version is damaged; offers that can be compared with the new sheet, ${readable} of ${total}.`,
  damagedManifest: (game) => `${game}: the published manifest.json cannot be read or compared with the new sheet.`,
  removed: (game, published, removed, codes) =>
    `${game}: codes that would be removed, ${removed} of ${published}: ${codes}`,
  relisted: (game, published, count, codes) =>
    `${game}: sold codes that would be back on sale, ${count} of ${published}: ${codes}`,
  emptiedShop: (shop, offers) => `Everything of the shop "${shop}" would go (offers: ${offers}).`,
  currency: (game, from, to, examples) =>
    `${game}: the currency would change from ${from} to ${to}${examples === '' ? '' : `, for example ${examples}`}`,
  prices: (game, count, jumps) =>
    `${game}: prices that change more than threefold, or from or to 0, ${count}: ${jumps}`,
  delisted: (game, rows, count, codes) =>
    `${game}: skipped rows that are on sale now, ${count} of ${rows}; this would take off sale: ${codes}`,
  delistedOrMissing: (game, rows, withoutCode, count, codes) =>
    `${game}: skipped rows without a code, ${withoutCode} of ${rows}; offers on sale that the new sheet lacks, ${count}; this would take off sale: ${codes}`,
  toSample: (game, offers) => `${game}: sample stock would replace the published real stock (offers: ${offers}).`,
  sampleBesideReal: (game, others) => `${game}: sample stock would lie beside real stock (${others}).`,
  realBesideSample: (game, others) => `${game}: real stock would lie beside sample stock (${others}).`,
  toReal: (game, offers) => `${game}: real stock would replace the published sample stock (offers: ${offers}).`,
  overlay: (game, file, count, entries) => `${game}: ${file} contradicts the new sheet, ${count}: ${entries}`,
  entryPrice: (code, overlay, catalog) => `${code} ${overlay}, in the sheet ${catalog}`,
  entryStatus: (code, entry) => `${code} ${entry}, in the sheet on sale`,
  hints: {
    damaged:
      'If the new sheet is complete, use --allow damaged, which keeps the old files; if not, restore the published files first.',
    removed: 'If that is meant, use --allow removed; if not, the sheet may be cut off, or that of another shop.',
    relisted:
      'If that is meant, use --allow relisted; if not, the column of statuses may be missing from the sheet, or have been reset.',
    currency: 'If that is meant, use --allow currency; if not, correct the currency in vitrine.json or in the sheet.',
    prices: 'If the prices are right, use --allow prices.',
    delisted: 'To keep their published version, use --keep-published; to take them off sale, use --allow delisted.',
    delistedOnly:
      'The currency changes, so their published version cannot be kept; to take them off sale, use --allow delisted.',
    sample: 'If that is meant, use --allow sample.',
    beside: 'If that is meant, use --allow sample; if not, correct "sample" in vitrine.json.',
    overlay: 'If the sheet is right, use --overlay clear; if the overlay is right, use --overlay keep.',
  },
  nothingWritten: 'Nothing written.',
  asked: 'To be confirmed before publishing, with options of build:',
  checkFirst: 'Check each of these first; if all are as they should be, run:',
  kept: (game, count, codes) => `${game}: kept as published, ${count}: ${codes}`,
  cleared: (file, count, entries) => `Cleared in ${file}, ${count}: ${entries}`,
  rolledBackOverlay: (file, count, entries, clearCall) =>
    `Note: ${file} contradicts this version and stays in force, ${count}: ${entries}. To take that back, run ${clearCall}`,
  withdrawn: (games, call) => `${games}: statuses show as unknown until the stock is confirmed: ${call}`,
  brokenSegment: (path, message) => `${path} cannot be read, its offers are not compared: ${message}`,
  brokenOverlay: (path, message) => `${path} cannot be read and is not compared with the sheet: ${message}`,
  uncheckedOverlay: (path) => [
    `${path} cannot be read, so what it has as sold, reserved or repriced cannot be compared with the new sheet.`,
    'Repair it, or move it away (its changes are no longer in force then); to publish without that, use --allow damaged.',
  ],
};

export const GUARD_TEXTS: Readonly<Record<CliLocale, GuardMessages>> = { zh: ZH, en: EN };
