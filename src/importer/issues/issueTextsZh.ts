import type { IssueTexts } from './issueTexts';

const SIZES = { bytes: '字节（解压后）', columns: '列', rows: '行', cells: '个单元格' } as const;
const SKIPPED_ROWS = {
  title: '标题',
  header: '重复的表头',
  note: '说明文字',
  total: '合计',
  section: '状态标题，下面没写状态的行都按它计',
} as const;
const STATUSES = { onSale: '在售', reserved: '预留', sold: '已售' } as const;

export const ISSUE_TEXTS_ZH: IssueTexts = {
  location: (file, sheet, row, column) =>
    `${file}${sheet === null ? '' : `［${sheet}］`} 第 ${row} 行${column === null ? '' : `「${column}」`}`,
  remarkLocation: (column) => (column === null ? '这一行' : `「${column}」`),
  sentence: (location, expected, got) => `${location}：应为${/^\w/.test(expected) ? ' ' : ''}${expected}，实际是${got}`,
  quote: (text) => ` “${text}”`,
  empty: '空的',
  suggestion: (text) => `；你是不是想写 “${text}”？`,
  warning: '（仅提醒，不影响导入）',
  expected: {
    readable: ({ encoding, offset }) =>
      `${encoding.toUpperCase()} 编码的文字（文件第 ${offset + 1} 个字节起无法识别；请另存为“CSV UTF-8”）`,
    closedQuote: () => '成对的引号（从这一行起有一个引号没有结束）',
    header: () => '写着列名的标题行',
    wholeWorkbook: () => '完整的工作簿（文件的这一部分缺失或损坏；请打开后重新保存）',
    openWorkbook: () => '没有密码的 .xlsx 工作簿（请打开后另存为 .xlsx 或“CSV UTF-8”）',
    savedSheet: () => '表格（这是网页；请用表格软件打开后另存为 .xlsx）',
    sheetFile: () => '.csv、.tsv 或 .xlsx 表格',
    sizeWithin: ({ measure, most }) => `不超过 ${most} ${SIZES[measure]}`,
    offerSheet: () => '有商品列名的工作表（此表未导入）',
    shownSheet: () => '显示着的工作表（此表已隐藏，未导入）',
    offerRow: ({ skipped }) => `商品行（此行是${SKIPPED_ROWS[skipped]}，已跳过）`,
    shownRows: ({ count }) => `显示着的行（有 ${count} 行已隐藏，照样导入）`,
    statusColumn: ({ status }) => `写在状态一列里的状态（这里的文字按${STATUSES[status]}计）`,
    keptText: () => '没有删除线的文字（已售的商品请在状态一列写明，不要的行请删去）',
    cellValue: () => '数值或文字（此单元格显示错误）',
    savedValue: () => '数值或文字（公式没有保存计算结果；请打开工作簿后重新保存）',
    exactNumber: ({ digits }) => `数字单元格里最多 ${digits} 位数字（更长的编号请设为文本格式）`,
    ownCell: () => '每行各自的单元格（合并单元格里只有第一行有内容）',
    column: ({ names }) => `${names.map(({ zh }) => `「${zh}」`).join('或')}列`,
    knownColumn: () => '这个游戏认识的列名（此列未导入）',
    columnOnce: ({ names }) => `只出现一次的「${names.zh}」列`,
    plainUnits: () => '不带倍数单位的列名（请在列名里去掉“万”等字，并把数字写全）',
    cells: ({ count }) => `最多 ${count} 个单元格（含逗号的文字请加引号）`,
    text: () => '文字',
    code: () => '1 到 64 个字符、不换行的编号',
    codeOnce: ({ rows, elsewhere = [] }) => {
      const others = elsewhere.map(({ sheet, row }) => `［${sheet}］第 ${row} 行`);
      const here = rows.length > 0 ? [`第 ${rows.join('、')} 行`] : [];
      return `不重复的编号（${[...here, ...others].join('、')}也用了它）`;
    },
    price: ({ currency, digits }) =>
      digits === 0 ? `整数金额（${currency}）` : `整数或小数金额（${currency}，最多 ${digits} 位小数）`,
    amount: () => '整数数量，如 1260、1,260、3w、2.4万',
    whole: ({ min, max }) => `${min} 到 ${max} 的整数`,
    date: () => '日期，如 2026-11-18 14:20',
    oneOf: ({ names }) => `其中之一：${names.map(({ zh }) => zh).join('、')}`,
    item: () => '名册里的物品，多个用“；”隔开',
    level: ({ top, first, last }) =>
      first === null || last === null ? '不带等级的物品' : `1 到 ${top} 级（${first.zh} 到 ${last.zh}）`,
    textWithin: ({ most }) => `不超过 ${most} 个字符的文字`,
    mappedColumn: ({ field }) => `表里有的列名（列名对照把它指定为 ${field}）`,
    freeField: ({ names }) => `别的内容，因为列名对照已把「${names.zh}」指定给另一列（此列未导入）`,
    priceIn: ({ currency, marked }) =>
      `以 ${currency} 计的金额（这里标的是 ${marked.join('、')}；一个目录里的价格都用同一种货币，要换就改 vitrine.json 的 "currency" 或商家页面的「货币」）`,
    currencyCode: ({ known }) => `认识的货币（${known.join('、')}）`,
    currencyOfPrice: ({ marked }) => `与价格一致的货币（价格里写的是 ${marked.join('、')}）`,
    statedPrice: () => '写明的价格（没有价格的商品无法比较，请写一个数）',
    paidPrice: () => '大于 0 的价格（已按 0 导入）',
    exactAmount: ({ amount }) => `准确的数量（已按 ${amount} 计）`,
    itemHere: ({ games }) => `本游戏名册里的物品（这是${games.map(({ zh }) => `《${zh}》`).join('')}的名字）`,
    harmlessText: ({ scheme }) => `不含 ${scheme}: 地址的文字`,
    readableText: () => '读得懂的文字（以下词语未能识别，只作为文字保留）',
    plainName: ({ names }) => `名册里的写法（已按「${names.zh}」计）`,
    sameAsColumn: ({ column }) => `与「${column}」列一致（以该列为准）`,
    itemOnce: ({ level }) => `每个物品只写一次（已按最高的 ${level} 级计）`,
  },
};
