import { strToU8, zipSync } from 'fflate';

/** A cell: shared string, number, boolean, empty, or a rarer type. `format` is a number format by code or built-in id. */
export type CellRecipe =
  | string
  | number
  | boolean
  | null
  | { readonly number: number | string; readonly format: number | string }
  | { readonly inline: string }
  /** A cell whose font is struck through. */
  | { readonly struck: string | number }
  | {
      readonly rich: readonly (string | { readonly struck: string } | { readonly unstruck: string })[];
      readonly furigana?: string;
    }
  | { readonly error: string }
  | { readonly formula: string; readonly value?: number | string }
  | { readonly blank: number | string };

/** Rows from 1; null skips one, `at` jumps ahead, `right` skips columns, and `hidden` hides the row. */
export type RowRecipe =
  | readonly CellRecipe[]
  | null
  | {
      readonly at?: number;
      readonly right?: number;
      readonly hidden?: boolean;
      readonly cells: readonly CellRecipe[];
    };

export type SheetRecipe = {
  readonly name: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly RowRecipe[];
  readonly merged?: readonly string[];
};

/** A readable workbook description, as in the fixtures' `workbook.json`. */
export type WorkbookRecipe = {
  readonly sheets?: readonly SheetRecipe[];
  readonly date1904?: boolean;
  /** XML by part name that replaces or extends the generated parts. */
  readonly parts?: Readonly<Record<string, string>>;
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Builds a workbook like spreadsheet programs: shared strings, styles, relations. */
export function buildWorkbook({ sheets = [], date1904 = false, parts = {} }: WorkbookRecipe): Uint8Array {
  const tables = { strings: [] as string[], formats: [] as Format[] };
  const bodies = sheets.map((sheet) => sheetXml(sheet, tables));
  const made: Record<string, string> = {};
  if (sheets.length > 0) {
    made['[Content_Types].xml'] = '<Types/>';
    made['_rels/.rels'] = relations([['rId1', 'officeDocument', 'xl/workbook.xml']]);
    made['xl/workbook.xml'] = workbookXml(sheets, date1904);
    made['xl/_rels/workbook.xml.rels'] = relations([
      ...sheets.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['rIdS', 'styles', 'styles.xml'],
      ['rIdT', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]);
    for (const [index, body] of bodies.entries()) made[`xl/worksheets/sheet${index + 1}.xml`] = body;
    made['xl/styles.xml'] = stylesXml(tables.formats);
    made['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${tables.strings.join('')}</sst>`;
  }
  return zip({ ...made, ...parts });
}

export function zip(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const files = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return zipSync(Object.fromEntries(files));
}

/** A number format by code or built-in id, or a struck font. */
type Format = number | string | 'struck';
type Tables = { readonly strings: string[]; readonly formats: Format[] };

function runXml(run: string | { readonly struck: string } | { readonly unstruck: string }): string {
  if (typeof run === 'string') return `<r><rPr><b/></rPr>${textXml(run)}</r>`;
  if ('struck' in run) return `<r><rPr><strike/></rPr>${textXml(run.struck)}</r>`;
  return `<r><rPr><strike val="0"/></rPr>${textXml(run.unstruck)}</r>`;
}

function sheetXml({ rows, merged = [] }: SheetRecipe, tables: Tables): string {
  let number = 0;
  const body = rows.map((row) => {
    const far = row !== null && 'cells' in row ? row : null;
    number = far?.at ?? number + 1;
    const cells = far?.cells ?? (row !== null && !('cells' in row) ? row : []);
    const first = far?.right ?? 0;
    const inner = cells.map((cell, index) => cellXml(cell, `${lettersOf(first + index)}${number}`, tables)).join('');
    const hidden = far?.hidden === true ? ' hidden="1"' : '';
    return row === null ? '' : `<row r="${number}"${hidden}>${inner}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData>${
    merges === '' ? '' : `<mergeCells>${merges}</mergeCells>`
  }</worksheet>`;
}

function cellXml(cell: CellRecipe, ref: string, { strings, formats }: Tables): string {
  if (cell === null) return '';
  const shared = (xml: string) => `<c r="${ref}" t="s"><v>${strings.push(`<si>${xml}</si>`) - 1}</v></c>`;
  const style = (format: Format) => formats.push(format);
  if (typeof cell === 'string') return shared(textXml(cell));
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${ref}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('number' in cell) return `<c r="${ref}" s="${style(cell.format)}"><v>${cell.number}</v></c>`;
  if ('struck' in cell) {
    const styled = `<c r="${ref}" s="${style('struck')}"`;
    if (typeof cell.struck === 'number') return `${styled}><v>${cell.struck}</v></c>`;
    return `${styled} t="inlineStr"><is>${textXml(cell.struck)}</is></c>`;
  }
  if ('blank' in cell) return `<c r="${ref}" s="${style(cell.blank)}"/>`;
  if ('inline' in cell) return `<c r="${ref}" t="inlineStr"><is>${textXml(cell.inline)}</is></c>`;
  if ('error' in cell) return `<c r="${ref}" t="e"><v>${cell.error}</v></c>`;
  if ('rich' in cell) {
    const reading = cell.furigana === undefined ? '' : `<rPh sb="0" eb="1">${textXml(cell.furigana)}</rPh>`;
    return shared(cell.rich.map(runXml).join('') + reading);
  }
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  const value = cell.value === undefined ? '' : `<v>${escapeXml(String(cell.value))}</v>`;
  return `<c r="${ref}"${type}><f>${escapeXml(cell.formula)}</f>${value}</c>`;
}

function workbookXml(sheets: readonly SheetRecipe[], date1904: boolean): string {
  const listed = sheets.map(({ name, state }, index) => {
    const hidden = state === undefined ? '' : ` state="${state}"`;
    return `<sheet name="${escapeXml(name)}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`;
  });
  const dates = date1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>';
  return `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${dates}<sheets>${listed.join('')}</sheets></workbook>`;
}

/** One style per cell with a format; the first one is the default. */
function stylesXml(formats: readonly Format[]): string {
  const idOf = (format: Format, index: number) => (typeof format === 'number' ? format : 164 + index);
  const styles = formats.map((format, index) =>
    format === 'struck' ? '<xf numFmtId="0" fontId="1"/>' : `<xf numFmtId="${idOf(format, index)}"/>`,
  );
  const codes = formats.flatMap((format, index) =>
    typeof format === 'number' || format === 'struck'
      ? []
      : [`<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(format)}"/>`],
  );
  const fonts = '<fonts><font/><font><strike/></font></fonts>';
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts>${fonts}<cellStyleXfs><xf numFmtId="14" fontId="1"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

function relations(rows: readonly (readonly [id: string, type: string, target: string])[]): string {
  const inner = rows.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}">${inner.join('')}</Relationships>`;
}

function textXml(text: string): string {
  return `<t xml:space="preserve">${escapeXml(text)}</t>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}
