import { strToU8, ZipDeflate } from 'fflate';
import { escapeTextCell } from '@/importer/lexical/escapeFormula';
import { createZipArchive, type ZipArchive } from './createZipArchive';

/** Name of a sheet and its rows, starting with row 1. */
export type WorkbookSheet = { readonly name: string; readonly rows: Iterable<readonly string[]> };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters not allowed in XML 1.0. */
const INVALID_XML = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;
const MAX_CELL_LENGTH = 32_767;

/** Writes an Office Open XML workbook of text cells only, so that nothing is a formula and codes keep their zeros. The bytes
 *  depend only on the rows. Cells are truncated to the format's maximum of 32,767 characters. */
export function writeXlsx(sheets: readonly WorkbookSheet[]): Uint8Array {
  const archive = createZipArchive();
  addPart(archive, '[Content_Types].xml', [contentTypes(sheets.length)]);
  addPart(archive, '_rels/.rels', [
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ]);
  addPart(archive, 'xl/workbook.xml', [workbook(sheets)]);
  addPart(archive, 'xl/_rels/workbook.xml.rels', [workbookRelations(sheets.length)]);
  for (const [index, { rows }] of sheets.entries())
    addPart(archive, `xl/worksheets/sheet${index + 1}.xml`, worksheet(rows));
  return archive.close();
}

/** Compresses a part in chunks, since the XML of a large sheet exceeds the maximum string length. */
function addPart(archive: ZipArchive, name: string, chunks: Iterable<string>): void {
  const part = new ZipDeflate(name, { level: 6 });
  archive.add(part);
  for (const chunk of chunks) part.push(strToU8(chunk));
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
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`;
}

function workbookRelations(count: number): string {
  const entries = numbers(count).map(
    (one) => `<Relationship Id="rId${one}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${one}.xml"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${entries.join('')}</Relationships>`;
}

/** Rows per chunk of output. */
const ROWS_PER_CHUNK = 500;

function* worksheet(rows: Iterable<readonly string[]>): Generator<string, void> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  let lines: string[] = [];
  let row = 0;
  for (const cells of rows) {
    row += 1;
    const filled = cells.map((text, index) => (text === '' ? '' : writeCell(text, `${columnName(index)}${row}`)));
    lines.push(`<row r="${row}">${filled.join('')}</row>`);
    if (lines.length < ROWS_PER_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  yield `${lines.join('')}</sheetData></worksheet>`;
}

function writeCell(text: string, reference: string): string {
  const content = escapeXml(escapeTextCell(text).slice(0, MAX_CELL_LENGTH));
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** Returns A, B … Z, AA, AB …
 *  @param index  from 0 */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Escapes text that looks like the format's own character escapes, such as _x000A_. */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(INVALID_XML, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
