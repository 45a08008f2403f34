import { DEFAULT_SETTINGS } from '@/importer/settings';
import type { RowFilter } from '@/operator/protocol';
import { deskOver, HEADER, sheetOf } from './localDesk';

/** The filter that leaves every row. */
export const ALL: RowFilter = { state: null, kind: null };

/** The text of a file, with the mark at its head where it has one. */
export const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** A desk that has opened a sheet of FateGO. */
export async function deskWith(bytes: Uint8Array, files: Readonly<Record<string, Uint8Array>> = {}) {
  const desk = deskOver(files);
  const answer = await desk.open({ file: 'FateGO.csv', bytes, game: 'FateGO', settings: DEFAULT_SETTINGS, map: {} });
  if (answer.kind !== 'opened') throw new Error('the sheet is readable');
  return { desk, summary: answer.summary };
}

/** A sheet of as many offers, all at one price. */
export const rows = (count: number, price = 10) =>
  sheetOf(HEADER, ...Array.from({ length: count }, (_, at) => `A-${at},青石铺,${price},梅林,甲,2026-11-18`));
