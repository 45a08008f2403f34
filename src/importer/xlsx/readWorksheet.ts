import { brokenWorkbook } from '@/importer/issues/refusal';
import type { IndexedIssue, SheetRow } from '@/importer/sheet/sheet';
import { createTextPool } from '@/importer/sheet/textPool';
import { columnOf } from './cellReference';
import { type CellContext, type RawCell, readCellValue } from './cellValue';
import { type Budget, MAX_COLUMNS, MAX_ROWS, tooLarge } from './limits';
import { findMergedCells } from './mergedCells';
import { isOn } from './readStyles';
import { type AttributeOf, readXml } from './readXml';
import type { ZipEntry } from './readZip';
import { createTextReader } from './textReader';

/** The non-empty rows of a sheet, and the numbers of those that are hidden. */
export type WorksheetRows = { readonly rows: readonly SheetRow[]; readonly hiddenRows: readonly number[] };

/** Reads the non-empty rows of a sheet. Formatted empty cells take no memory.
 *  @throws  Refusal `too-large` for a cell beyond the limits, and what `readXml` throws */
export function readWorksheet(part: ZipEntry, context: CellContext, budget: Budget): WorksheetRows {
  const rows: SheetRow[] = [];
  const hiddenRows: number[] = [];
  let isHidden = false;
  const merged: string[] = [];
  const row = createRowReader(part.name, context, budget);
  readXml(part, budget, {
    open: (name, attributeOf) => {
      if (name === 'row') {
        row.begin(attributeOf('r'));
        isHidden = isOn(attributeOf('hidden') ?? '0');
      } else if (name === 'mergeCell') {
        budget.spendBlank();
        merged.push(attributeOf('ref') ?? '');
      } else row.open(name, attributeOf);
    },
    close: (name) => {
      const done = name === 'row' ? row.end() : row.close(name);
      if (done === null) return;
      rows.push(done);
      if (isHidden) hiddenRows.push(done.row);
    },
    text: row.text,
  });
  return { rows: findMergedCells(rows, merged, budget), hiddenRows };
}

type RowReader = {
  readonly begin: (number: string | undefined) => void;
  readonly open: (name: string, attributeOf: AttributeOf) => void;
  readonly text: (chunk: string) => void;
  readonly close: (name: string) => null;
  /** Returns the row, or null if it is empty. */
  readonly end: () => SheetRow | null;
};

function createRowReader(part: string, context: CellContext, budget: Budget): RowReader {
  const pool = createTextPool();
  const cell = createCellReader();
  let number = 0;
  let column = -1;
  let cells: string[] = [];
  let faults: IndexedIssue[] = [];
  const finishCell = () => {
    const { text, issue } = readCellValue(cell.read(), context);
    if (text === '') return budget.spendBlank();
    if (column >= MAX_COLUMNS) throw tooLarge('columns', MAX_COLUMNS, `${part} ${cell.reference()}`);
    budget.spendCell();
    while (cells.length < column) cells.push('');
    cells[column] = pool(text);
    if (issue !== null) faults.push({ index: column, issue });
  };
  return {
    begin: (rowNumber) => {
      const next = rowNumber === undefined ? number + 1 : Number(rowNumber);
      if (next > MAX_ROWS) throw tooLarge('rows', MAX_ROWS, `${part} ${rowNumber}`);
      if (!Number.isInteger(next) || next <= number) throw brokenWorkbook(part);
      number = next;
      column = -1;
      cells = [];
      faults = [];
    },
    open: (name, attributeOf) => {
      if (name !== 'c') return cell.open(name, attributeOf);
      cell.begin(attributeOf);
      const reference = attributeOf('r');
      column = reference === undefined ? column + 1 : columnOf(reference);
      if (column < 0) throw brokenWorkbook(part);
    },
    text: cell.text,
    close: (name) => {
      if (name === 'c') finishCell();
      else cell.close(name);
      return null;
    },
    end: () => {
      if (cells.every((one) => one.trim() === '')) {
        budget.spendBlank();
        return null;
      }
      return faults.length === 0 ? { row: number, cells } : { row: number, cells, issues: faults };
    },
  };
}

type CellReader = {
  readonly begin: (attributeOf: AttributeOf) => void;
  readonly open: (name: string, attributeOf: AttributeOf) => void;
  readonly text: (chunk: string) => void;
  readonly close: (name: string) => void;
  readonly read: () => RawCell;
  readonly reference: () => string;
};

function createCellReader(): CellReader {
  const inline = createTextReader();
  let type = 'n';
  let style = 0;
  let reference = '';
  let value: string | null = null;
  let formula: string | null = null;
  let inside: 'v' | 'f' | null = null;
  return {
    begin: (attributeOf) => {
      type = attributeOf('t') ?? 'n';
      style = Number(attributeOf('s') ?? 0);
      reference = attributeOf('r') ?? '';
      value = null;
      formula = null;
      inside = null;
      inline.begin();
    },
    open: (name, attributeOf) => {
      if (name === 'v') {
        value = '';
        inside = 'v';
      } else if (name === 'f') {
        formula = '';
        inside = 'f';
      } else inline.open(name, attributeOf);
    },
    text: (chunk) => {
      if (inside === 'v') value = (value ?? '') + chunk;
      else if (inside === 'f') formula = (formula ?? '') + chunk;
      else inline.text(chunk);
    },
    close: (name) => {
      if (name === 'v' || name === 'f') inside = null;
      else inline.close(name);
    },
    read: () => ({ type, style, value, formula, inline: inline.read() }),
    reference: () => reference,
  };
}
