import type { ColumnChoices, FileDownload } from '@/operator-worker/protocol';

/** Creates the column map file for the command line: `FateGO.csv` → `FateGO.map.json`. */
export function createMapFile(sheet: string, choices: ColumnChoices): FileDownload {
  const text = `${JSON.stringify(choices, null, 2)}\n`;
  return { name: `${sheet.replace(/\.[^./\\]+$/, '')}.map.json`, bytes: new TextEncoder().encode(text) };
}

/** Returns whether a file name ends in `.json`, as those of column map files do. */
export function isJsonFile(name: string): boolean {
  return /\.json$/i.test(name);
}

/** Reads a column map file without validation; null for invalid JSON. */
export async function readMapFile(file: File): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await file.arrayBuffer()));
  } catch {
    // null is rejected by the decoder, which reports the whole file as invalid.
    return null;
  }
}
