import { ShopError } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { FamilyId, GameId } from '@/games/types';
import { NO_OTHER_NAMES, type OtherNames } from '@/importer/cells/otherNames';
import type { ColumnMap } from '@/importer/columns/columnMap';
import { collectFields } from '@/importer/fields/fields';
import { type CellFix, type OpenImport, openImport } from '@/importer/openImport';
import type { ImportTarget } from '@/importer/rows/sheetContext';
import type { Roster } from '@/names/roster';
import { diffOffers } from '@/publishing/catalog/diffOffers';
import { copySheet } from './copySheet';
import { describeDiff } from './describeDiff';
import type { FetchFile } from './fetchFile';
import { findAlike } from './findAlike';
import { fixCells } from './fixCells';
import { countCells, type FixedCells, listColumns } from './fixedCells';
import { guardFile } from './guardFile';
import { listRows } from './listRows';
import { makeCatalog } from './makeCatalog';
import type { Answer, Ask, FileSummary, FixAnswer, QuestionKind, RowRecord } from './protocol';
import { readManifest, readOffers } from './readPublished';
import { readWords } from './readWords';
import { summarize } from './summarize';

/** What the desk needs of its host. `sha256` is null where the browser offers none: over plain http. */
export type ImportSessionEffects = {
  readonly loadNames: (family: FamilyId) => Promise<Roster>;
  readonly loadOtherNames: (family: FamilyId) => Promise<OtherNames>;
  readonly fetchFile: FetchFile;
  readonly sha256: ((bytes: Uint8Array) => Promise<string>) | null;
  readonly now: () => EpochMs;
};

/** The operator's desk: one open file, and everything that can be asked of it.
 *  @throws  ShopError `operator-nothing-open` | `operator-refused` | `operator-no-hash`, and those of what is published */
export type ImportSession = { readonly [K in QuestionKind]: (ask: Ask<K>) => Answer<K> | Promise<Answer<K>> };

type OpenFile = {
  readonly file: string;
  readonly game: GameId;
  readonly target: ImportTarget;
  readonly imported: OpenImport;
  readonly fixed: FixedCells;
  readonly map: ColumnMap;
};

/** Opens a desk with nothing on it. */
export function createDesk({ loadNames, loadOtherNames, fetchFile, sha256, now }: ImportSessionEffects): ImportSession {
  let open: OpenFile | null = null;
  let opening = 0;
  let view: { readonly table: number; readonly places: Uint32Array } = { table: 0, places: new Uint32Array() };

  const opened = (): OpenFile => {
    if (open === null) throw new ShopError('operator-nothing-open', 'expected an open file, got none');
    return open;
  };
  const fixAll = (file: OpenFile, fixes: readonly CellFix[]): FixAnswer => {
    const done = fixCells(file.imported, file.fixed, fixes);
    return { ...done, summary: summary(file) };
  };

  return {
    open: async ({ file, bytes, game: id, settings, map: words }) => {
      open = null;
      opening += 1;
      const mine = opening;
      const game = gameById(id);
      const [roster, otherNames] = await Promise.all([
        loadNames(game.family),
        // Only a hint depends on them.
        loadOtherNames(game.family).catch(() => NO_OTHER_NAMES),
      ]);
      // Names that were long in coming must not put an earlier file in the place of a later one.
      if (mine !== opening) throw new ShopError('operator-superseded', `${file}: another file is opened`);
      const spec = specOf(game);
      const { map } = readWords(words, spec);
      const target: ImportTarget = { spec, roster, settings, otherNames, map };
      const imported = openImport(file, bytes, target);
      if (!imported.ok) return { kind: 'refused', issues: imported.error };
      open = { file, game: id, target, imported: imported.value, fixed: new Map(), map };
      return { kind: 'opened', summary: summary(open) };
    },
    view: ({ table, filter }) => {
      view = { table, places: listRows(opened().imported, table, filter) };
      return { size: view.places.length };
    },
    rows: ({ from, to }) => {
      const file = opened();
      return { rows: [...view.places.subarray(from, to)].map((at) => recordOf(file, view.table, at)) };
    },
    find: ({ row }) => {
      const table = opened().imported.tables()[view.table];
      const index = table === undefined ? -1 : view.places.indexOf(table.find(row));
      return { index: index < 0 ? null : index };
    },
    fix: ({ fixes }) => fixAll(opened(), fixes),
    alike: (problem) => ({ cells: findAlike(opened().imported, problem).length }),
    fixAlike: (problem) => {
      const file = opened();
      return fixAll(file, findAlike(file.imported, problem));
    },
    map: ({ words }) => {
      const file = opened();
      const { map, wrong } = readWords(words, file.target.spec);
      if (wrong.length === 0 && file.imported.remap(map)) open = { ...file, map };
      return { wrong, summary: summary(opened()) };
    },
    refused: () => ({ rows: opened().imported.refusedRows() }),
    diff: async () => {
      const { game, imported, target } = opened();
      const offers = imported.offers();
      const published = await readManifest(game, fetchFile);
      const before = published === null ? [] : await readOffers(published.manifest, fetchFile, sha256);
      const { settings } = target;
      const { found } = await guardFile(game, imported, settings, published, { fetchFile, sha256, now });
      return describeDiff(diffOffers(before, offers), published?.manifest ?? null, found, target);
    },
    catalog: async (ask) => {
      const file = opened();
      const open = { game: file.game, imported: file.imported, settings: file.target.settings };
      return makeCatalog(open, summary(file).refused, ask, { fetchFile, sha256, now });
    },
    copy: ({ remarks }) => {
      const { file, imported } = opened();
      return copySheet(file, imported, remarks);
    },
  };
}

function summary({ imported, fixed, map, target: { spec } }: OpenFile): FileSummary {
  const fields = [...collectFields(spec)].map(([id, { names }]) => ({ id, names }));
  return summarize(imported, { fixes: countCells(fixed), fields, map });
}

function recordOf({ imported, fixed }: OpenFile, table: number, at: number): RowRecord {
  const { row, state, issues } = imported.check(table, at);
  const sheet = imported.tables()[table]?.sheet.sheet ?? null;
  return { row: row.row, cells: row.cells, state, issues, fixed: listColumns(fixed, sheet, row.row) };
}
