import { createHash } from 'node:crypto';
import type { EpochMs } from '@/domain/offer';
import { NO_NAMES_IN_OTHER_GAMES } from '@/importer/items/namesInOtherGames';
import { decodeRoster } from '@/names/roster';
import { createImportSession, type ImportSession, type ImportSessionEffects } from '@/operator-worker/importSession';
import type { SessionPort } from '@/operator-worker/protocol';
import { serveSession } from '@/operator-worker/serveSession';
import { createInProcessPort } from '@/rpc/port';

const ROSTER = decodeRoster({
  family: 'fgo',
  asOf: '2026-11-21',
  items: [
    ['svt-150', 'servant', '5', null, '梅林', 'マーリン', 'Merlin', ['梅']],
    ['svt-70', 'servant', '5', null, '斯卡哈', 'スカサハ', 'Scáthach', []],
  ],
});

export const NOW = Date.parse('2026-11-21T12:00:00Z') as EpochMs;

/** Creates a session for a site with the given files, by URL. */
export function createLocalSession(
  files: Readonly<Record<string, Uint8Array>> = {},
  effects: Partial<ImportSessionEffects> = {},
): ImportSession {
  return createImportSession({
    loadNames: async () => ROSTER,
    loadOtherNames: async () => NO_NAMES_IN_OTHER_GAMES,
    fetchFile: async (url) => files[url] ?? null,
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    now: () => NOW,
    ...effects,
  });
}

/** Creates a port whose server runs in this thread; responses are asynchronous. */
export function localPort(session: ImportSession): SessionPort {
  return createInProcessPort((host) => serveSession(host, session));
}

/** Encodes lines as a sheet of FateGO. */
export function sheetOf(...lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

export const HEADER = '编号,店铺,价格,从者,标题,上架时间';
export const SHEET = sheetOf(
  HEADER,
  'A-1,青石铺,268,梅林*2,甲,2026-11-18',
  'A-2,青石铺,abc,斯卡哈,乙,2026-11-18',
  'A-3,,12,梅林,丙,2026-11-18',
  'A-4,青石铺,15,梅霖,丁,2026-11-18',
);
