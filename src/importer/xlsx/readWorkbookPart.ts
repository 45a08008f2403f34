import type { DateSystem } from '@/importer/sheet/dateText';
import type { Budget } from './limits';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';

/** A sheet in the workbook's list; `relation` refers to the part with its cells. */
export type SheetEntry = { readonly name: string; readonly hidden: boolean; readonly relation: string };

/** Content of the main part of a workbook. */
export type WorkbookInfo = { readonly sheets: readonly SheetEntry[]; readonly dates: DateSystem };

/** Reads the list of sheets in tab order, and the date system. */
export function readWorkbookPart(part: ZipEntry, budget: Budget): WorkbookInfo {
  const sheets: SheetEntry[] = [];
  let dates: DateSystem = 1900;
  readXml(part, budget, {
    open: (name, attributeOf) => {
      if (name === 'workbookPr' && isTrue(attributeOf('date1904'))) dates = 1904;
      if (name !== 'sheet') return;
      budget.spendBlank();
      const state = attributeOf('state');
      sheets.push({
        name: attributeOf('name') ?? '',
        hidden: state === 'hidden' || state === 'veryHidden',
        relation: attributeOf('*:id') ?? '',
      });
    },
  });
  return { sheets, dates };
}

function isTrue(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
