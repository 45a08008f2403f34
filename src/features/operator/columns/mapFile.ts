import type { ColumnChoices, FileDownload } from '@/operator-worker/protocol';

/** The file that the command line reads beside a sheet: `FateGO.csv` → `FateGO.map.json`. */
export function makeMapFile(sheet: string, words: ColumnChoices): FileDownload {
  const text = `${JSON.stringify(words, null, 2)}\n`;
  return { name: `${sheet.replace(/\.[^./\\]+$/, '')}.map.json`, bytes: new TextEncoder().encode(text) };
}

/** True for the name of such a file. */
export function isMapFile(name: string): boolean {
  return /\.json$/i.test(name);
}

/** What such a file holds, right or wrong; null where it is no JSON. */
export async function readMapFile(file: File): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await file.arrayBuffer()));
  } catch {
    // Read as a map, this is one whole wrong entry, which is then shown.
    return null;
  }
}
