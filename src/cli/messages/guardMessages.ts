import type { CliLocale } from '@/cli/io/effects';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';

/** Messages of the publishing guard. Numbers, prices and lists are passed as formatted text. */
export type GuardMessages = {
  readonly comma: string;
  readonly more: (count: string) => string;
  readonly damaged: (game: string, readable: string, total: string) => string;
  readonly damagedManifest: (game: string) => string;
  readonly removed: (game: string, published: string, removed: string, codes: string) => string;
  readonly relisted: (game: string, published: string, count: string, codes: string) => string;
  readonly emptied: (game: string) => string;
  readonly emptiedField: (field: string, published: string, count: string, codes: string) => string;
  readonly emptiedShop: (shop: string, offers: string) => string;
  readonly currency: (game: string, from: string, to: string, examples: string) => string;
  readonly prices: (game: string, count: string, jumps: string) => string;
  readonly delisted: (game: string, rows: string, count: string, codes: string) => string;
  /** Some refused rows have no code, so the codes include all published ones that are missing from the sheet. */
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
      | 'emptied'
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
  readonly confirmationsRequired: string;
  /** Precedes the `build` command that resolves all questions. */
  readonly checkFirst: string;
  readonly retained: (game: string, count: string, codes: string) => string;
  readonly cleared: (file: string, count: string, entries: string) => string;
  readonly rolledBackOverlay: (file: string, count: string, entries: string, clearCommand: string) => string;
  /** `command` confirms the stock again. */
  readonly withdrawn: (games: string, command: string) => string;
  readonly brokenSegment: (path: string, message: string) => string;
  readonly brokenOverlay: (path: string, message: string) => string;
  /** Printed if the unreadable file prevents publishing: the reason, and what to do. */
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
  emptied: (game) => `${game}：已发布的内容，有些在新表格里没有了：`,
  emptiedField: (field, published, count, codes) => `${field}：${published} 个商品里有 ${count} 个没有了：${codes}`,
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
    emptied: '确实不要这些内容，请加 --allow emptied；不然请看看表格是不是少了一列，或列名改了（用 --map 指明）。',
    currency: '确实要换货币，请加 --allow currency；不然请改 vitrine.json 或表格里的货币。',
    prices: '价格没有写错，请加 --allow prices。',
    delisted: '要保留已发布的版本，请加 --keep-published；要让它们下架，请加 --allow delisted。',
    delistedOnly: '货币换了，不能保留已发布的版本；要让它们下架，请加 --allow delisted。',
    sample: '确实要换掉，请加 --allow sample。',
    beside: '确实要放在一起，请加 --allow sample；不然请改 vitrine.json 里的 sample。',
    overlay: '以表格为准并一并清除，请加 --overlay clear；以它为准并保留，请加 --overlay keep。',
  },
  nothingWritten: '什么都没有写。',
  confirmationsRequired: '发布前要确认（选项加在 build 命令后面）：',
  checkFirst: '请先逐条核对；都没有问题，就运行：',
  retained: (game, count, codes) => `${game}：保留了已发布的 ${count} 个：${codes}`,
  cleared: (file, count, entries) => `已从 ${file} 清除 ${count} 处：${entries}`,
  rolledBackOverlay: (file, count, entries, clearCommand) =>
    `注意：${file} 里有 ${count} 处与这个版本矛盾，仍然有效：${entries}。要收回请运行 ${clearCommand}`,
  withdrawn: (games, command) => `${games}：核对库存之前，状态显示为未知。核对好后请运行 ${command}`,
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
    `${game}: the published version is damaged; only ${readable} of ${total} offers can be compared with the new sheet.`,
  damagedManifest: (game) =>
    `${game}: the published manifest.json is unreadable and cannot be compared with the new sheet.`,
  removed: (game, published, removed, codes) =>
    `${game}: ${removed} of ${published} published codes would be removed: ${codes}`,
  relisted: (game, published, count, codes) =>
    `${game}: ${count} of ${published} sold codes would be back on sale: ${codes}`,
  emptied: (game) => `${game}: published values that the new sheet lacks:`,
  emptiedField: (field, published, count, codes) => `${field}: missing for ${count} of ${published} offers: ${codes}`,
  emptiedShop: (shop, offers) => `All offers of the shop "${shop}" would be removed (offers: ${offers}).`,
  currency: (game, from, to, examples) =>
    `${game}: the currency would change from ${from} to ${to}${examples === '' ? '' : `, for example ${examples}`}`,
  prices: (game, count, jumps) =>
    `${game}: prices that change by more than a factor of three, or from or to 0 (${count}): ${jumps}`,
  delisted: (game, rows, count, codes) =>
    `${game}: ${count} of ${rows} skipped rows are on sale now and would be removed: ${codes}`,
  delistedOrMissing: (game, rows, withoutCode, count, codes) =>
    `${game}: ${withoutCode} of ${rows} skipped rows have no code; ${count} offers on sale are missing from the new sheet and would be removed: ${codes}`,
  toSample: (game, offers) => `${game}: sample stock would replace the published real stock (offers: ${offers}).`,
  sampleBesideReal: (game, others) => `${game}: sample stock would be published beside real stock (${others}).`,
  realBesideSample: (game, others) => `${game}: real stock would be published beside sample stock (${others}).`,
  toReal: (game, offers) => `${game}: real stock would replace the published sample stock (offers: ${offers}).`,
  overlay: (game, file, count, entries) =>
    `${game}: entries of ${file} contradict the new sheet (${count}): ${entries}`,
  entryPrice: (code, overlay, catalog) => `${code} ${overlay}, in the sheet ${catalog}`,
  entryStatus: (code, entry) => `${code} ${entry}, in the sheet on sale`,
  hints: {
    damaged:
      'If the new sheet is complete, use --allow damaged, which keeps the old files; otherwise restore the published files first.',
    removed:
      'If this is intended, use --allow removed; otherwise the sheet may be incomplete, or that of another shop.',
    relisted:
      'If this is intended, use --allow relisted; otherwise the status column of the sheet may be missing or have been reset.',
    emptied:
      'If this is intended, use --allow emptied; otherwise a column may be missing or have another name (see --map).',
    currency:
      'If this is intended, use --allow currency; otherwise correct the currency in vitrine.json or in the sheet.',
    prices: 'If the prices are right, use --allow prices.',
    delisted: 'To keep their published version, use --keep-published; to remove them, use --allow delisted.',
    delistedOnly:
      'The currency changes, so their published version cannot be kept; to remove them, use --allow delisted.',
    sample: 'If this is intended, use --allow sample.',
    beside: 'If this is intended, use --allow sample; otherwise correct "sample" in vitrine.json.',
    overlay: 'If the sheet is right, use --overlay clear; if the overlay is right, use --overlay keep.',
  },
  nothingWritten: 'Nothing written.',
  confirmationsRequired: 'Confirm before publishing, with these options of build:',
  checkFirst: 'Check each of these first; if all are correct, run:',
  retained: (game, count, codes) => `${game}: kept as published (${count}): ${codes}`,
  cleared: (file, count, entries) => `Cleared from ${file} (${count}): ${entries}`,
  rolledBackOverlay: (file, count, entries, clearCommand) =>
    `Note: entries of ${file} contradict this version and stay in force (${count}): ${entries}. To clear them, run ${clearCommand}`,
  withdrawn: (games, command) =>
    `${games}: statuses are shown as unknown until the stock is confirmed. After checking it, run ${command}`,
  brokenSegment: (path, message) => `${path} cannot be read; its offers are not compared: ${message}`,
  brokenOverlay: (path, message) => `${path} cannot be read and is not compared with the sheet: ${message}`,
  uncheckedOverlay: (path) => [
    `${path} cannot be read, so its sold and reserved offers and its prices cannot be compared with the new sheet.`,
    'Repair it, or move it away (its changes are then no longer in force); to publish anyway, use --allow damaged.',
  ],
};

export const GUARD_MESSAGES: Readonly<Record<CliLocale, GuardMessages>> = { zh: ZH, en: EN };
