import { buildWorkbook, type RowRecipe, zip } from '../../unit/importer/buildWorkbook';

/** A file with its expected outcome and its limits: milliseconds, and megabytes of the process. */
export type SheetCase = {
  readonly name: string;
  /** `import`: the file is imported; `publish`: it is published to disk and verified; `parse`: a library splits it into cells, as
   *  a baseline. */
  readonly how: 'import' | 'publish' | 'parse';
  readonly make: () => Uint8Array;
  /** What the outcome starts with, after the number of rows. */
  readonly outcome: string;
  readonly mostMs: number;
  readonly mostMegabytes: number;
};

const HEADER = [
  '编号',
  '店铺',
  '价格',
  '角色/物品',
  '圣晶石',
  '呼符',
  '服务器',
  '绑定方式',
  '御主等级',
  '含付费石',
  '标题',
  '备注',
  '状态',
  '上架时间',
];

const UNLIMITED = { mostMs: Number.POSITIVE_INFINITY, mostMegabytes: Number.POSITIVE_INFINITY } as const;
const LARGE = { mostMs: 60_000, mostMegabytes: 1536 } as const;
const REFUSED = { how: 'import', outcome: 'refused as', mostMs: 2000, mostMegabytes: 300 } as const;

/** Creates the files of the benchmark: large ones to import, and hostile ones to refuse quickly. */
export function makeCases(csvRows: number, workbookRows: number): readonly SheetCase[] {
  return [
    {
      name: `${csvRows} rows of CSV, csv-parse alone`,
      how: 'parse',
      make: () => csv(csvRows),
      outcome: `${csvRows} rows split`,
      ...UNLIMITED,
    },
    {
      name: `${csvRows} rows of CSV, imported`,
      how: 'import',
      make: () => csv(csvRows),
      outcome: `${csvRows} of ${csvRows}`,
      ...LARGE,
    },
    {
      name: `${csvRows} rows of CSV to a verified catalog`,
      how: 'publish',
      make: () => csv(csvRows),
      outcome: 'written and verified',
      ...LARGE,
    },
    {
      name: `${workbookRows} rows of XLSX`,
      how: 'import',
      make: () => workbook(workbookRows),
      outcome: `${workbookRows} of ${workbookRows}`,
      ...LARGE,
      mostMs: 30_000,
    },
    { name: 'a million blank rows', make: () => bare(rows('<row s="1" customFormat="1"/>', 1_040_000)), ...REFUSED },
    { name: 'a far cell', make: () => bare('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), ...REFUSED },
    { name: 'a bomb of rows', make: () => bare(rows('<row/>', 40_000_000)), ...REFUSED },
    { name: 'a bomb of cells', make: () => bare(`<row>${rows('<c><v>1</v></c>', 20_000_000)}`), ...REFUSED },
    { name: 'a bomb of text', make: () => bare(`<row><c t="inlineStr"><is><t>${rows('a', 300_000_000)}`), ...REFUSED },
    { name: 'declared entities', make: () => bare('', '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">]>'), ...REFUSED },
    { name: 'long cells', make: longCells, ...REFUSED, outcome: '0 of 196' },
    { name: 'half a workbook', make: () => workbook(10_000).subarray(0, 300_000), ...REFUSED },
    {
      name: 'an old workbook',
      make: () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      ...REFUSED,
    },
  ];
}

function cells(row: number) {
  const title = `日服自抽 梅林宝2 满破 ${row % 977}`;
  const level = (row % 150) + 1;
  return [
    `FG-${row}`,
    '青石铺',
    (row % 900) + 99,
    '梅林*2; C呆; 斯卡哈',
    row % 3000,
    30,
    '日服',
    '引继码',
    level,
    '是',
    title,
    '秒发',
    '在售',
  ];
}

function csv(count: number): Uint8Array {
  const lines = Array.from({ length: count }, (_, row) => `${cells(row).join(',')},2026-11-18 14:20`);
  return Buffer.from([HEADER.join(','), ...lines].join('\n'));
}

/** A row for each column and each text that provokes backtracking and look-ahead. */
function longCells(): Uint8Array {
  const pieces = ['1', '-', ' ', '1,', '1.', '宝1', 'x2', '梅林 ', 'data:', 'java\t', '约', '(', ';', '/'];
  const lines = pieces.flatMap((piece) =>
    HEADER.map((_, column) => {
      const long = `"9${piece.repeat(10_000 / piece.length)}x"`;
      return HEADER.map((_, index) => (index === column ? long : '')).join(',');
    }),
  );
  return Buffer.from([HEADER.join(','), ...lines].join('\n'));
}

function workbook(count: number): Uint8Array {
  const made = Array.from({ length: count }, (_, row): RowRecipe => [...cells(row), '2026-11-18 14:20']);
  return buildWorkbook({ sheets: [{ name: '货单', rows: [HEADER, ...made] }] });
}

/** A workbook of one sheet with the given rows. */
function bare(rowsXml: string, before = ''): Uint8Array {
  return zip({
    '_rels/.rels': '<R><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.xml"/></R>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="b"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<R><Relationship Id="b" Type="x/worksheet" Target="s.xml"/></R>',
    'xl/s.xml': `${before}<worksheet><sheetData>${rowsXml}</sheetData></worksheet>`,
  });
}

function rows(xml: string, count: number): string {
  return xml.repeat(count);
}
