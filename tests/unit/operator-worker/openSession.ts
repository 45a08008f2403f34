import { unzipSync } from 'fflate';
import { DEFAULT_SETTINGS, type ShopSettings } from '@/importer/fields/settings';
import type { RowFilter } from '@/operator-worker/protocol';
import { CONFIRMABLE, NO_DECISIONS } from '@/publishing/guard/guardDecisions';
import { createLocalSession, HEADER, sheetOf } from './localSession';

/** The filter that matches every row. */
export const ALL: RowFilter = { state: null, kind: null };

/** Decodes a file, keeping its byte order mark. */
export const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Creates a session with an open sheet of FateGO. */
export async function openSession(
  bytes: Uint8Array,
  files: Readonly<Record<string, Uint8Array>> = {},
  settings: ShopSettings = DEFAULT_SETTINGS,
) {
  const session = createLocalSession(files);
  const result = await session.open({ file: 'FateGO.csv', bytes, game: 'FateGO', settings, map: {} });
  if (result.kind !== 'opened') throw new Error('the sheet is readable');
  return { session, summary: result.summary };
}

/** A sheet with the given number of offers at one price. */
export const rows = (count: number, price = 10) =>
  sheetOf(HEADER, ...Array.from({ length: count }, (_, index) => `A-${index},青石铺,${price},梅林,甲,2026-11-18`));

/** Builds the catalog files of a sheet without answering any question. */
export async function publish(
  bytes: Uint8Array,
  before: Readonly<Record<string, Uint8Array>> = {},
  settings: ShopSettings = DEFAULT_SETTINGS,
) {
  const { session } = await openSession(bytes, before, settings);
  const ask = { skipRefused: true, decisions: { ...NO_DECISIONS, allowed: CONFIRMABLE }, fingerprint: null } as const;
  const first = await session.catalog(ask);
  const result = first.kind === 'file' ? first : await session.catalog({ ...ask, fingerprint: first.fingerprint });
  if (result.kind !== 'file') throw new Error('a catalog was asked for');
  const packed = unzipSync(result.file.bytes);
  return Object.fromEntries(Object.entries(packed).map(([name, file]) => [`/${name}`, file]));
}
