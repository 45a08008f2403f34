import type { Locale, Localized } from '@/domain/localized';
import type { Money } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { MapIssue, Mapping } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';
import type { IssueCode, RowIssue } from '@/importer/issues/rowIssue';
import type { SheetEncoding } from '@/importer/issues/sheetEncoding';
import type { CellFix, FixEffect, RowState } from '@/importer/openImport';
import type { RefusedRow } from '@/importer/rows/refusedRows';
import type { PriceMove } from '@/publishing/catalog/diffOffers';
import type { GuardDecisions } from '@/publishing/guard/guardDecisions';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { RpcPort } from '@/rpc/port';

/** Filters rows by state and by kind of issue; null matches all. */
export type RowFilter = { readonly state: RowState | null; readonly kind: IssueCode | null };

/** Number of rows in each state. */
export type RowCounts = Readonly<Record<RowState, number>>;

/** The operator's column choices: header → id of a field, or `ignore`; the format of `<sheet>.map.json`. */
export type ColumnChoices = Readonly<Record<string, string>>;

/** How a column is used. `read`: by its name; `mapped`: by the operator's choice; all others: ignored, or the sheet is refused. */
export type ColumnState = 'read' | 'mapped' | 'ignored' | 'unknown' | 'doubtful' | 'replaced' | 'repeated';

/** A column with a header, and its field. */
export type ColumnDescription = {
  readonly header: string;
  readonly state: ColumnState;
  /** null if the column is not imported. */
  readonly field: Localized | null;
  /** The operator's choice, if any. */
  readonly mapping: Mapping | null;
  /** The first text below the header; empty if the first rows have none. */
  readonly sample: string;
};

/** A field that a column can be mapped to. */
export type FieldChoice = { readonly id: string; readonly names: Localized };

/** A table of the file, without its rows. */
export type TableSummary = {
  readonly name: string | null;
  readonly headerRow: number;
  /** Column names, including empty ones, and one for each text to the right of the last header. */
  readonly header: readonly string[];
  /** Column widths in characters, estimated from the first rows. */
  readonly widths: readonly number[];
  readonly counts: RowCounts;
  /** Issue codes with the number of affected rows, most frequent first. */
  readonly issueCounts: readonly { readonly code: IssueCode; readonly rows: number }[];
  readonly headerIssues: readonly RowIssue[];
  readonly columns: readonly ColumnDescription[];
};

/** The current state of the file. `rows` is always `accepted` + `refused`; `warned` rows are accepted. */
export type FileSummary = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  readonly warned: number;
  /** Number of changed cells. */
  readonly fixes: number;
  readonly tables: readonly TableSummary[];
  /** Folded and sorted headers of all tables: equal for sheets with the same columns. */
  readonly headers: string;
  /** The valid column choices. */
  readonly map: ColumnChoices;
  /** All fields of the game. */
  readonly fields: readonly FieldChoice[];
  /** The first skipped sheets and rows. */
  readonly skipped: readonly RowIssue[];
  readonly skippedCount: number;
};

/** A row of the preview; `fixedColumns` are the indexes of changed cells. */
export type RowRecord = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly issues: readonly RowIssue[];
  readonly fixedColumns: readonly number[];
};

/** A changed cell with its text before and after. */
export type CellChange = Omit<CellFix, 'text'> & { readonly from: string; readonly to: string };

/** Result of fixes that were applied together. `changes` contains the cells with a new text. */
export type FixResult = {
  readonly effect: FixEffect;
  readonly changes: readonly CellChange[];
  readonly summary: FileSummary;
};

/** A problem that several cells of a column may share: same code, text and suggestion. */
export type CellProblem = {
  readonly table: number;
  readonly column: string;
  readonly code: IssueCode;
  readonly got: string;
  readonly suggestion: string;
};

export type OpenResult =
  | { readonly kind: 'opened'; readonly summary: FileSummary }
  | { readonly kind: 'refused'; readonly issues: readonly RowIssue[] };

/** An offer in the comparison. */
export type DiffLine = { readonly code: OfferCode; readonly label: Localized; readonly price: Money };
export type ChangedLine = DiffLine & {
  readonly fields: readonly Localized[];
  /** null if the price is unchanged. */
  readonly move: PriceMove | null;
};

/** A field of which `lost` of the `published` offers that have a value would lose it, with the codes of some of them. */
export type DescribedField = {
  readonly names: Localized;
  readonly lost: number;
  readonly published: number;
  readonly examples: readonly OfferCode[];
};

/** A question of the publishing guard, truncated to its first entries, and the total number of entries. */
export type GuardFinding = {
  readonly question: GuardQuestion;
  readonly count: number;
  /** The fields of `emptied`; empty for other questions. */
  readonly fields: readonly DescribedField[];
};

/** Whether the overlay file of the page's own origin could be read. */
export type OverlayState = 'read' | 'missing' | 'unreadable';

/** Published data that a sheet was compared with. */
type ComparedWith = {
  readonly overlay: OverlayState;
  /** Invalid prices of the overlay, each with its path and problem. Pages ignore them. */
  readonly badPrices: readonly string[];
  /** Number of missing or damaged segments, which were not compared. */
  readonly damagedSegments: number;
};

/** Changes that publishing would make; each list holds the first entries of `counts`. */
export type DiffResult = {
  /** null if the game has no published catalog. */
  readonly published: { readonly offers: number; readonly publishedAt: EpochMs; readonly sample: boolean } | null;
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'same', number>>;
  readonly added: readonly DiffLine[];
  readonly changed: readonly ChangedLine[];
  readonly removed: readonly DiffLine[];
  /** Questions to answer before publishing. */
  readonly questions: readonly GuardFinding[];
};

/** A file to download. */
export type FileDownload = { readonly name: string; readonly bytes: Uint8Array };

export type CatalogResult = ComparedWith &
  (
    | {
        readonly kind: 'file';
        readonly file: FileDownload;
        readonly offers: number;
        /** Number of published offers kept in place of refused rows. */
        readonly retainedOffers: number;
        /** When to upload the overlay file of the zip: before or after the catalog; null if there is none. */
        readonly overlayOrder: 'first' | 'last' | null;
      }
    /** The catalog is built once all questions are answered. `fingerprint` identifies this set of questions. */
    | { readonly kind: 'questions'; readonly questions: readonly GuardFinding[]; readonly fingerprint: string }
  );

/** Requests to the worker with their responses. */
export type SessionRequests = {
  readonly open: {
    readonly params: {
      readonly file: string;
      readonly bytes: Uint8Array;
      readonly game: GameId;
      readonly settings: ShopSettings;
      readonly map: ColumnChoices;
    };
    readonly result: OpenResult;
  };
  /** Selects the rows that `rows` refers to by index. The selection does not change while cells are fixed. */
  readonly view: {
    readonly params: { readonly table: number; readonly filter: RowFilter };
    readonly result: { readonly size: number };
  };
  readonly rows: {
    readonly params: { readonly from: number; readonly to: number };
    readonly result: { readonly rows: readonly RowRecord[] };
  };
  /** Index of a row in the view; null if it is filtered out. */
  readonly find: {
    readonly params: { readonly row: number };
    readonly result: { readonly index: number | null };
  };
  readonly fix: { readonly params: { readonly fixes: readonly CellFix[] }; readonly result: FixResult };
  /** Counts the cells with a problem. */
  readonly countMatchingCells: { readonly params: CellProblem; readonly result: { readonly cells: number } };
  /** Applies the suggestion in every cell with the problem. */
  readonly fixMatchingCells: { readonly params: CellProblem; readonly result: FixResult };
  /** Parses every row again with other column choices. `words` may be any JSON value; an invalid one changes nothing. */
  readonly map: {
    readonly params: { readonly choices: unknown };
    readonly result: { readonly issues: readonly MapIssue[]; readonly summary: FileSummary };
  };
  /** All refused rows of the current state. */
  readonly refused: { readonly params: null; readonly result: { readonly rows: readonly RefusedRow[] } };
  readonly diff: { readonly params: null; readonly result: DiffResult };
  readonly catalog: {
    readonly params: {
      readonly skipRefused: boolean;
      readonly decisions: GuardDecisions;
      /** Fingerprint of the questions that were answered; null before any were shown. */
      readonly fingerprint: string | null;
    };
    readonly result: CatalogResult;
  };
  readonly copy: {
    readonly params: { readonly remarks: Locale | null };
    readonly result: FileDownload;
  };
};

export type RequestKind = keyof SessionRequests;
export type RequestParams<K extends RequestKind> = SessionRequests[K]['params'];
export type RequestResult<K extends RequestKind> = SessionRequests[K]['result'];

/** The methods of the import session. */
export type SessionMethods = {
  readonly [K in RequestKind]: { readonly params: RequestParams<K>; readonly result: RequestResult<K> };
};

/** The connection of the operator's page to its worker. */
export type SessionPort = RpcPort;
