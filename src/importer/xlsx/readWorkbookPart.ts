import type { DateSystem } from '@/importer/sheet/dateText';
import type { Budget } from './limits';
import { readXml } from './readXml';
import type { ZipEntry } from './readZip';

/** A sheet as the workbook lists it; `relation` leads to the part that holds its cells. */
export type SheetEntry = { readonly name: string; readonly hidden: boolean; readonly relation: string };

/** What the main part of a workbook says. */
export type WorkbookInfo = { readonly sheets: readonly SheetEntry[]; readonly dates: DateSystem };

/** Reads the list of the sheets, in the order of their tabs, and how days are counted. */
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
