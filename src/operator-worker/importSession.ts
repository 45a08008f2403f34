import { ShopError } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { FamilyId, GameId } from '@/games/types';
import type { ColumnMap } from '@/importer/columns/columnMap';
import { collectFields } from '@/importer/fields/fields';
import { type NamesInOtherGames, NO_NAMES_IN_OTHER_GAMES } from '@/importer/items/namesInOtherGames';
import { type CellFix, type OpenImport, openImport } from '@/importer/openImport';
import type { ImportTarget } from '@/importer/rows/sheetContext';
import type { Roster } from '@/names/roster';
import { diffOffers } from '@/publishing/catalog/diffOffers';
import { copySheet } from './copySheet';
import { decodeColumnChoices } from './decodeColumnChoices';
import { describeDiff } from './describeDiff';
import type { FetchFile } from './fetchFile';
import { findMatchingCells } from './findMatchingCells';
import { fixCells } from './fixCells';
import { countCells, type FixedCells, listColumns } from './fixedCells';
import { guardFile } from './guardFile';
import { listRows } from './listRows';
import { prepareDownload } from './prepareDownload';
import type { FileSummary, FixResult, RequestKind, RequestParams, RequestResult, RowRecord } from './protocol';
import { readManifest, readOffers } from './readPublished';
import { summarize } from './summarize';

/** Dependencies on the host. `sha256` is null where the browser has no Web Crypto: over plain http. */
export type ImportSessionEffects = {
  readonly loadNames: (family: FamilyId) => Promise<Roster>;
  readonly loadOtherNames: (family: FamilyId) => Promise<NamesInOtherGames>;
  readonly fetchFile: FetchFile;
  readonly sha256: ((bytes: Uint8Array) => Promise<string>) | null;
  readonly now: () => EpochMs;
};

/** An import session with one open file and a handler per request.
 *  @throws  ShopError `operator-nothing-open` | `operator-refused` | `operator-no-hash`, and those of reading the published files */
export type ImportSession = {
  readonly [K in RequestKind]: (ask: RequestParams<K>) => RequestResult<K> | Promise<RequestResult<K>>;
};

type OpenFile = {
  readonly file: string;
  readonly game: GameId;
  readonly target: ImportTarget;
  readonly imported: OpenImport;
  readonly fixed: FixedCells;
  readonly map: ColumnMap;
};

/** Creates an import session without an open file. */
export function createImportSession({
  loadNames,
  loadOtherNames,
  fetchFile,
  sha256,
  now,
}: ImportSessionEffects): ImportSession {
  let open: OpenFile | null = null;
  let lastOpeningId = 0;
  let view: { readonly table: number; readonly rowIndexes: Uint32Array } = { table: 0, rowIndexes: new Uint32Array() };

  const openFile = (): OpenFile => {
    if (open === null) throw new ShopError('operator-nothing-open', 'expected an open file, got none');
    return open;
  };
  const fixAll = (file: OpenFile, fixes: readonly CellFix[]): FixResult => {
    const applied = fixCells(file.imported, file.fixed, fixes);
    return { ...applied, summary: summary(file) };
  };

  return {
    open: async ({ file, bytes, game: id, settings, map: choices }) => {
      open = null;
      lastOpeningId += 1;
      const openingId = lastOpeningId;
      const game = gameById(id);
      const [roster, otherNames] = await Promise.all([
        loadNames(game.family),
        // Without these names, only some hints are missing.
        loadOtherNames(game.family).catch(() => NO_NAMES_IN_OTHER_GAMES),
      ]);
      // A slow response must not replace a file that was opened later.
      if (openingId !== lastOpeningId) throw new ShopError('operator-superseded', `${file}: another file is opened`);
      const spec = specOf(game);
      const { map } = decodeColumnChoices(choices, spec);
      const target: ImportTarget = { spec, roster, settings, otherNames, map };
      const imported = openImport(file, bytes, target);
      if (!imported.ok) return { kind: 'refused', issues: imported.error };
      open = { file, game: id, target, imported: imported.value, fixed: new Map(), map };
      return { kind: 'opened', summary: summary(open) };
    },
    view: ({ table, filter }) => {
      view = { table, rowIndexes: listRows(openFile().imported, table, filter) };
      return { size: view.rowIndexes.length };
    },
    rows: ({ from, to }) => {
      const file = openFile();
      return { rows: [...view.rowIndexes.subarray(from, to)].map((index) => recordOf(file, view.table, index)) };
    },
    find: ({ row }) => {
      const table = openFile().imported.tables()[view.table];
      const index = table === undefined ? -1 : view.rowIndexes.indexOf(table.find(row));
      return { index: index < 0 ? null : index };
    },
    fix: ({ fixes }) => fixAll(openFile(), fixes),
    countMatchingCells: (problem) => ({ cells: findMatchingCells(openFile().imported, problem).length }),
    fixMatchingCells: (problem) => {
      const file = openFile();
      return fixAll(file, findMatchingCells(file.imported, problem));
    },
    map: ({ choices }) => {
      const file = openFile();
      const { map, issues } = decodeColumnChoices(choices, file.target.spec);
      if (issues.length === 0 && file.imported.remap(map)) open = { ...file, map };
      return { issues, summary: summary(openFile()) };
    },
    refused: () => ({ rows: openFile().imported.refusedRows() }),
    diff: async () => {
      const { game, imported, target } = openFile();
      const offers = imported.offers();
      const published = await readManifest(game, fetchFile);
      const before = published === null ? [] : await readOffers(published.manifest, fetchFile, sha256);
      const { settings } = target;
      const { questions } = await guardFile(game, imported, settings, published, { fetchFile, sha256, now });
      return describeDiff(diffOffers(before, offers), published?.manifest ?? null, questions, target);
    },
    catalog: async (ask) => {
      const file = openFile();
      const open = { game: file.game, imported: file.imported, settings: file.target.settings };
      return prepareDownload(open, summary(file).refused, ask, { fetchFile, sha256, now });
    },
    copy: ({ remarks }) => {
      const { file, imported } = openFile();
      return copySheet(file, imported, remarks);
    },
  };
}

function summary({ imported, fixed, map, target: { spec } }: OpenFile): FileSummary {
  const fields = [...collectFields(spec)].map(([id, { names }]) => ({ id, names }));
  return summarize(imported, { fixes: countCells(fixed), fields, map });
}

function recordOf({ imported, fixed }: OpenFile, table: number, index: number): RowRecord {
  const { row, state, issues } = imported.check(table, index);
  const sheet = imported.tables()[table]?.sheet.sheet ?? null;
  return { row: row.row, cells: row.cells, state, issues, fixedColumns: listColumns(fixed, sheet, row.row) };
}
