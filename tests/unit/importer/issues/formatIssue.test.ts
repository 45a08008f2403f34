/** @jest-environment node */
import { describeExpected, formatIssue } from '@/importer/issues/formatIssue';
import { type Expectation, locateIssue } from '@/importer/issues/rowIssue';

const PLACE = { file: 'stock/FateGO.csv', sheet: null, row: 14, column: '价格' };
const PRICE = { kind: 'price', currency: 'CNY', digits: 2 } as const;

describe('formatIssue', () => {
  it('states location, expected text, actual text and suggestion', () => {
    const issue = locateIssue({ code: 'not-a-price', expected: PRICE, got: '约268', suggestion: '268' }, PLACE);

    expect(formatIssue(issue, 'zh')).toBe(
      'stock/FateGO.csv 第 14 行「价格」：应为整数或小数金额（CNY，最多 2 位小数），实际是 “约268”；你是不是想写 “268”？',
    );
    expect(formatIssue(issue, 'en')).toBe(
      'stock/FateGO.csv row 14, column "价格": expected an amount in CNY with at most 2 decimals, got "约268"; did you mean "268"?',
    );
    expect(formatIssue(issue, 'ja')).toBe(
      'stock/FateGO.csv 14 行目「价格」：正しくは金額（CNY、小数は 2 桁まで）、実際は「约268」。もしかして「268」ですか？',
    );
  });

  it('marks empty cells and warnings, and names the sheet of a workbook', () => {
    const issue = locateIssue(
      { code: 'blank', expected: { kind: 'date' }, got: '', suggestion: null },
      { ...PLACE, sheet: '五月', column: null },
    );

    expect(formatIssue(issue, 'zh')).toBe(
      'stock/FateGO.csv［五月］ 第 14 行：应为日期，如 2026-11-18 14:20，实际是空的（仅提醒，不影响导入）',
    );
    expect(formatIssue(issue, 'en')).toBe(
      'stock/FateGO.csv [五月] row 14: expected a date such as 2026-11-18 14:20, got nothing (warning only)',
    );
  });

  it('returns one short line, whatever the cell contains', () => {
    const got = `\u001b[31m${'长'.repeat(100)}\n第二行`;
    const issue = locateIssue({ code: 'not-a-price', expected: PRICE, got, suggestion: null }, PLACE);

    const line = formatIssue(issue, 'zh');

    expect(line).toContain(`“\uFFFD[31m${'长'.repeat(55)}…”`);
    expect(line).not.toMatch(/[\p{Cc}]/u);
  });
});

describe('describeExpected', () => {
  const name = { zh: '梅林', ja: 'マーリン', en: 'Merlin' };
  const all: readonly Expectation[] = [
    { kind: 'readable', encoding: 'gb18030', offset: 9 },
    { kind: 'closedQuote' },
    { kind: 'header' },
    { kind: 'column', names: [name, name] },
    { kind: 'knownColumn' },
    { kind: 'columnOnce', names: name },
    { kind: 'plainUnits' },
    { kind: 'cells', count: 12 },
    { kind: 'text' },
    { kind: 'code' },
    { kind: 'codeOnce', rows: [3, 7] },
    { kind: 'price', currency: 'JPY', digits: 0 },
    { kind: 'amount' },
    { kind: 'whole', min: 1, max: 190 },
    { kind: 'date' },
    { kind: 'oneOf', names: [name, name] },
    { kind: 'item' },
    { kind: 'level', top: 5, first: name, last: name },
    { kind: 'level', top: 1, first: null, last: null },
    { kind: 'itemOnce', level: 3 },
    { kind: 'textWithin', most: 32_767 },
    { kind: 'mappedColumn', field: 'sq' },
    { kind: 'freeField', names: name },
    { kind: 'priceIn', currency: 'CNY', marked: ['JPY', 'USD'] },
    { kind: 'statedPrice' },
    { kind: 'currencyCode', known: ['CNY', 'JPY'] },
    { kind: 'currencyOfPrice', marked: ['JPY', 'USD'] },
    { kind: 'paidPrice' },
    { kind: 'exactAmount', amount: 30_000 },
    { kind: 'itemHere', games: [name, name] },
    { kind: 'harmlessText', scheme: 'javascript' },
    { kind: 'readableText' },
    { kind: 'plainName', names: name },
    { kind: 'sameAsColumn', column: '价格' },
    { kind: 'wholeWorkbook' },
    { kind: 'openWorkbook' },
    { kind: 'savedSheet' },
    { kind: 'sheetFile' },
    { kind: 'sizeWithin', measure: 'columns', most: 512 },
    { kind: 'offerSheet' },
    { kind: 'shownSheet' },
    { kind: 'offerRow', skipped: 'title' },
    { kind: 'offerRow', skipped: 'total' },
    { kind: 'cellValue' },
    { kind: 'savedValue' },
    { kind: 'exactNumber', digits: 15 },
    { kind: 'ownCell' },
    { kind: 'codeOnce', rows: [], elsewhere: [{ sheet: '六月', row: 4 }] },
  ];

  it('differs for each expectation and language, and contains its numbers and names', () => {
    const zh = all.map((expected) => describeExpected(expected, 'zh'));
    const en = all.map((expected) => describeExpected(expected, 'en'));

    const ja = all.map((expected) => describeExpected(expected, 'ja'));

    expect(new Set([...zh, ...ja, ...en]).size).toBe(3 * all.length);
    expect(en[all.length - 1]).toBe('a code of its own (also in [六月] row 4)');
    expect(zh[10]).toBe('不重复的编号（第 3、7 行也用了它）');
    expect(ja[10]).toBe('ほかと重ならないコード（3、7 行目にもあります）');
    expect(ja[15]).toBe('次のどれか：マーリン、マーリン');
    expect(en[13]).toBe('a whole number from 1 to 190');
    expect(en[15]).toBe('one of: Merlin, Merlin');
    expect(zh[23]).toBe(
      '以 CNY 计的金额（这里标的是 JPY、USD；一个目录里的价格都用同一种货币，要换就改 vitrine.json 的 "currency" 或商家页面的「货币」）',
    );
    expect(en[29]).toBe('an item of this game (this is a name in Merlin, Merlin)');
  });
});
