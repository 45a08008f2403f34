import type { IssueTexts } from './issueTexts';

const SIZES = { bytes: 'bytes unpacked', columns: 'columns', rows: 'rows', cells: 'cells' } as const;
const SKIPPED_ROWS = {
  title: 'title',
  header: 'repeated header',
  note: 'note',
  total: 'total',
  section: 'heading with a status, which applies to the rows below without one,',
} as const;
const STATUSES = { onSale: 'on sale', reserved: 'reserved', sold: 'sold' } as const;

export const ISSUE_TEXTS_EN: IssueTexts = {
  location: (file, sheet, row, column) =>
    `${file}${sheet === null ? '' : ` [${sheet}]`} row ${row}${column === null ? '' : `, column "${column}"`}`,
  remarkLocation: (column) => (column === null ? 'this row' : `"${column}"`),
  sentence: (location, expected, got) => `${location}: expected ${expected}, got ${got}`,
  quote: (text) => `"${text}"`,
  empty: 'nothing',
  suggestion: (text) => `; did you mean "${text}"?`,
  warning: ' (warning only)',
  expected: {
    readable: ({ encoding, offset }) =>
      `text in ${encoding.toUpperCase()} (byte ${offset + 1} of the file cannot be read; save it as "CSV UTF-8")`,
    closedQuote: () => 'quotes in pairs (one that opens here never closes)',
    header: () => 'a header row with the names of the columns',
    wholeWorkbook: () => 'a whole workbook (this part of the file is missing or damaged; open it and save it again)',
    openWorkbook: () => 'a workbook in .xlsx without a password (open it and save it as .xlsx or "CSV UTF-8")',
    savedSheet: () => 'a sheet (this is a web page; open it in a spreadsheet program and save it as .xlsx)',
    sheetFile: () => 'a sheet in .csv, .tsv or .xlsx',
    sizeWithin: ({ measure, most }) => `at most ${most} ${SIZES[measure]}`,
    offerSheet: () => 'a sheet with the columns of offers (this one is ignored)',
    shownSheet: () => 'a sheet that is shown (this one is hidden and ignored)',
    offerRow: ({ skipped }) => `a row of an offer (this ${SKIPPED_ROWS[skipped]} is skipped)`,
    shownRows: ({ count }) => `rows that are shown (hidden rows are imported too: ${count})`,
    statusColumn: ({ status }) => `a status in the status column (this text counts as ${STATUSES[status]})`,
    keptText: () =>
      'text that is not struck through (state what is sold in the status column, and delete unwanted rows)',
    cellValue: () => 'a value (this cell shows an error)',
    savedValue: () => 'a value (this formula was saved without its result; open the workbook and save it again)',
    exactNumber: ({ digits }) => `at most ${digits} digits in a cell of numbers (format a longer code as text)`,
    ownCell: () => 'one cell per row (of merged cells only the first row has the value)',
    column: ({ names }) => `a column ${names.map(({ en }) => `"${en}"`).join(' or ')}`,
    knownColumn: () => 'the name of a column of this game (this one is ignored)',
    columnOnce: ({ names }) => `one column "${names.en}" only`,
    plainUnits: () => 'a column of plain numbers (take the multiplier out of the header and write the numbers in full)',
    cells: ({ count }) => `${count} cells at most (quote a text that holds a comma)`,
    text: () => 'a text',
    code: () => 'a code of 1 to 64 characters on one line',
    codeOnce: ({ rows, elsewhere = [] }) => {
      const others = elsewhere.map(({ sheet, row }) => `[${sheet}] row ${row}`);
      const here = rows.length > 0 ? [`row ${rows.join(', ')}`] : [];
      return `a code of its own (also in ${[...here, ...others].join(', ')})`;
    },
    price: ({ currency, digits }) =>
      digits === 0 ? `a whole amount in ${currency}` : `an amount in ${currency} with at most ${digits} decimals`,
    amount: () => 'a whole amount such as 1260, 1,260 or 12k',
    whole: ({ min, max }) => `a whole number from ${min} to ${max}`,
    date: () => 'a date such as 2026-11-18 14:20',
    oneOf: ({ names }) => `one of: ${names.map(({ en }) => en).join(', ')}`,
    item: () => 'an item of the roster; separate several with ";"',
    level: ({ top, first, last }) =>
      first === null || last === null ? 'an item without a level' : `level 1 to ${top} (${first.en} to ${last.en})`,
    textWithin: ({ most }) => `a text of at most ${most} characters`,
    mappedColumn: ({ field }) => `a header of this sheet (the column map says it is ${field})`,
    freeField: ({ names }) =>
      `something else, for the column map gives "${names.en}" to another column (this one is ignored)`,
    priceIn: ({ currency, marked }) =>
      `an amount in ${currency} (this one is marked as ${marked.join(' or ')}; all prices of a catalog are in one currency: change "currency" in vitrine.json or "Currency" on the operator’s page)`,
    currencyCode: ({ known }) => `a known currency (${known.join(', ')})`,
    currencyOfPrice: ({ marked }) => `the currency of the price (it is marked as ${marked.join(' or ')})`,
    statedPrice: () => 'a price as a number (an offer without one cannot be compared)',
    paidPrice: () => 'a price above 0 (imported as 0)',
    exactAmount: ({ amount }) => `an exact amount (counted as ${amount})`,
    itemHere: ({ games }) => `an item of this game (this is a name in ${games.map(({ en }) => en).join(', ')})`,
    harmlessText: ({ scheme }) => `a text without a ${scheme}: address`,
    readableText: () => 'words that can be read (these were not, and are kept as text only)',
    plainName: ({ names }) => `a name as the roster has it (counted as "${names.en}")`,
    sameAsColumn: ({ column }) => `the same as column "${column}" (which counts)`,
    itemOnce: ({ level }) => `each item once (counted with its highest level, ${level})`,
  },
};
