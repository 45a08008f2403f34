import { strToU8, ZipDeflate } from 'fflate';
import { guardTextCell } from '@/importer/lexical/escapeFormula';
import { type OpenArchive, openArchive } from './openArchive';

/** A sheet of a workbook: its name, and its rows from the first one on. */
export type WorkbookSheet = { readonly name: string; readonly rows: Iterable<readonly string[]> };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML 1.0 cannot hold at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters in question.
const UNFIT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LONGEST_CELL = 32_767;

/** Writes a workbook (Office Open XML) that holds nothing but texts: every cell is marked as text, so none is a formula, and
 *  no code loses its zeros. The same rows give the same bytes at any time and in any time zone.
 *  Cells beyond 32,767 characters, which the format cannot hold, are cut. */
export function writeXlsx(sheets: readonly WorkbookSheet[]): Uint8Array {
  const archive = openArchive();
  addPart(archive, '[Content_Types].xml', [contentTypes(sheets.length)]);
  addPart(archive, '_rels/.rels', [
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ]);
  addPart(archive, 'xl/workbook.xml', [workbook(sheets)]);
  addPart(archive, 'xl/_rels/workbook.xml.rels', [workbookRelations(sheets.length)]);
  for (const [at, { rows }] of sheets.entries()) addPart(archive, `xl/worksheets/sheet${at + 1}.xml`, worksheet(rows));
  return archive.close();
}

/** Compresses a part piece by piece: the text of a large sheet would not fit into one string. */
function addPart(archive: OpenArchive, name: string, pieces: Iterable<string>): void {
  const part = new ZipDeflate(name, { level: 6 });
  archive.add(part);
  for (const piece of pieces) part.push(strToU8(piece));
  part.push(new Uint8Array(), true);
}

function contentTypes(count: number): string {
  const parts = numbers(count).map(
    (one) => `<Override PartName="/xl/worksheets/sheet${one}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${parts.join('')}</Types>`;
}

function workbook(sheets: readonly WorkbookSheet[]): string {
  const entries = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`;
}

function workbookRelations(count: number): string {
  const entries = numbers(count).map(
    (one) => `<Relationship Id="rId${one}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${one}.xml"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${entries.join('')}</Relationships>`;
}

/** How many rows are written at once. */
const BATCH = 500;

function* worksheet(rows: Iterable<readonly string[]>): Generator<string, void> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let lines: string[] = [];
  let row = 0;
  for (const cells of rows) {
    row += 1;
    const filled = cells.map((text, at) => (text === '' ? '' : writeCell(text, `${columnName(at)}${row}`)));
    lines.push(`<row r="${row}">${filled.join('')}</row>`);
    if (lines.length < BATCH) continue;
    yield lines.join('');
    lines = [];
  }
  yield `${lines.join('')}</sheetData></worksheet>`;
}

function writeCell(text: string, place: string): string {
  const shown = escapeXml(guardTextCell(text).slice(0, LONGEST_CELL));
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
}

/** A, B … Z, AA, AB …
 *  @param at  from 0 */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** The format spells characters as _x000A_; a text that only looks so has its first line escaped in the same way. */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(UNFIT, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
