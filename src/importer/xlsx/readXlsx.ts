import { brokenWorkbook, Refusal } from '@/importer/issues/refusal';
import type { RawTable } from '@/importer/sheet/sheet';
import type { CellContext } from './cellValue';
import { createBudget } from './limits';
import { readRelations } from './readRelations';
import { readSharedStrings } from './readSharedStrings';
import { readStyles } from './readStyles';
import { readWorkbookPart } from './readWorkbookPart';
import { readWorksheet, type WorksheetRows } from './readWorksheet';
import { readZip, type ZipEntry, type ZipFiles } from './readZip';

/** Reads the sheets of a workbook in tab order; hidden ones by name only, chart sheets not at all.
 *  @throws  Refusal `broken-workbook` | `encrypted-or-xls` | `other-file` | `too-large` */
export function readXlsx(bytes: Uint8Array): readonly RawTable[] {
  const files = readZip(bytes);
  const budget = createBudget();
  const main =
    readRelations(files, '', budget).find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const other = describeOther(files);
  if (other !== null) throw otherFile(other);
  const workbook = needPart(files, main);
  const { sheets, dates } = readWorkbookPart(workbook, budget);
  const relations = readRelations(files, main, budget);
  const partOf = (type: string) => relations.find((one) => one.type === type)?.part ?? null;
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')];
  const context: CellContext = {
    strings: strings === null ? [] : readSharedStrings(needPart(files, strings), budget),
    styles: styles === null ? [] : readStyles(needPart(files, styles), budget),
    dates,
  };
  return sheets.flatMap(({ name, hidden, relation }) => {
    const found = relations.find(({ id }) => id === relation);
    if (found === undefined) throw brokenWorkbook(name);
    if (found.type !== 'worksheet') return [];
    const { rows, hiddenRows } = hidden ? NO_ROWS : readWorksheet(needPart(files, found.part), context, budget);
    const lastRow = rows[rows.length - 1]?.row ?? 0;
    const table = { sheet: name, hidden, rows, lastRow, ...(hiddenRows.length === 0 ? {} : { hiddenRows }) };
    return [dates === 1900 ? table : { ...table, dates }];
  });
}

const NO_ROWS: WorksheetRows = { rows: [], hiddenRows: [] };

function needPart(files: ZipFiles, name: string): ZipEntry {
  const part = files.get(name);
  if (part === undefined) throw brokenWorkbook(name);
  return part;
}

/** Identifies archives that are not XML workbooks; null if it may be one. */
function describeOther(files: ZipFiles): string | null {
  const kinds: readonly (readonly [string, string])[] = [
    ['xl/workbook.bin', 'XLSB'],
    ['word/document.xml', 'DOCX'],
    ['ppt/presentation.xml', 'PPTX'],
    ['content.xml', 'ODS'],
    ['index/document.iwa', 'Numbers'],
  ];
  const known = kinds.find(([part]) => files.has(part));
  if (known !== undefined) return known[1];
  return files.has('[content_types].xml') || files.has('xl/workbook.xml') ? null : 'ZIP';
}

function otherFile(kind: string): Refusal {
  return new Refusal({ code: 'other-file', expected: { kind: 'sheetFile' }, got: kind, suggestion: null });
}
