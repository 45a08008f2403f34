import type { Locale, Localized } from '@/domain/localized';
import type { Money } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { MapIssue, Mapping } from '@/importer/columns/columnMap';
import type { ShopSettings } from '@/importer/fields/settings';
import type { IssueCode, RowIssue } from '@/importer/issues/rowIssue';
import type { CellFix, FixEffect, RowState } from '@/importer/openImport';
import type { RefusedRow } from '@/importer/rows/refusedRows';
import type { SheetEncoding } from '@/importer/sheet/sheetEncoding';
import type { PriceMove } from '@/publishing/catalog/diffOffers';
import type { GuardAnswers } from '@/publishing/guard/guardAnswers';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { RpcPort } from '@/rpc/port';

/** Which rows of a table are shown: those in a state, or those with a kind of issue among them. */
export type RowFilter = { readonly state: RowState | null; readonly kind: IssueCode | null };

/** How many rows of a table are in each state. */
export type RowCounts = Readonly<Record<RowState, number>>;

/** What the operator says of columns: header → id of a field, or `ignore`; as `<sheet>.map.json` has it. */
export type ColumnWords = Readonly<Record<string, string>>;

/** How a column is read. `read`: by its name; `mapped`: as the operator says; all below: it is left aside, or refuses the sheet. */
export type ColumnState = 'read' | 'mapped' | 'ignored' | 'unknown' | 'doubtful' | 'replaced' | 'repeated';

/** A column with a header, and what it is read as. */
export type ColumnReading = {
  readonly header: string;
  readonly state: ColumnState;
  /** null where it is read as nothing. */
  readonly field: Localized | null;
  /** What the operator says of it; null for nothing. */
  readonly mapping: Mapping | null;
  /** The first text below the header; empty where the first rows have none. */
  readonly sample: string;
};

/** What a column may be read as. */
export type FieldChoice = { readonly id: string; readonly names: Localized };

/** A table of the file, without its rows. */
export type TableSummary = {
  readonly name: string | null;
  readonly headerRow: number;
  /** Names of the columns; empty ones too, and one for every text behind the last header. */
  readonly header: readonly string[];
  /** Characters that the cells of each column need, as far as the first rows say. */
  readonly widths: readonly number[];
  readonly counts: RowCounts;
  /** Kinds of issues of the rows, the most frequent first, with the rows that have them. */
  readonly kinds: readonly { readonly code: IssueCode; readonly rows: number }[];
  readonly headerIssues: readonly RowIssue[];
  readonly columns: readonly ColumnReading[];
};

/** The file as it stands now. `rows` = `accepted` + `refused`, always; `warned` are accepted ones. */
export type FileSummary = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  readonly warned: number;
  /** Cells that are not as the file has them. */
  readonly fixes: number;
  readonly tables: readonly TableSummary[];
  /** The set of headers of all tables, folded and ordered: the same for every sheet that has these columns. */
  readonly headers: string;
  /** What the operator said of columns, as far as it can be understood. */
  readonly map: ColumnWords;
  /** All that a column of this game may be. */
  readonly fields: readonly FieldChoice[];
  /** Sheets and rows that were passed over; the first of them. */
  readonly passed: readonly RowIssue[];
  readonly passedCount: number;
};

/** A row as the preview shows it; `fixed` are the columns whose cells were put right, from 0. */
export type RowRecord = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly state: RowState;
  readonly issues: readonly RowIssue[];
  readonly fixed: readonly number[];
};

/** A cell that was changed: its text before and after. */
export type CellChange = Omit<CellFix, 'text'> & { readonly from: string; readonly to: string };

/** What became of cells that were put right together. `changes` has those that are now another text. */
export type FixAnswer = {
  readonly effect: FixEffect;
  readonly changes: readonly CellChange[];
  readonly summary: FileSummary;
};

/** A problem that several cells of a column may have: of one kind, about one text, with one suggestion. */
export type Problem = {
  readonly table: number;
  readonly column: string;
  readonly code: IssueCode;
  readonly got: string;
  readonly suggestion: string;
};

export type OpenAnswer =
  | { readonly kind: 'opened'; readonly summary: FileSummary }
  | { readonly kind: 'refused'; readonly issues: readonly RowIssue[] };

/** One offer of the comparison. */
export type DiffLine = { readonly code: OfferCode; readonly label: Localized; readonly price: Money };
export type ChangedLine = DiffLine & {
  readonly fields: readonly Localized[];
  /** null where the price stays. */
  readonly move: PriceMove | null;
};

/** A question of the publishing guard with the first entries of its list, and the length of the whole list. */
export type GuardFinding = { readonly question: GuardQuestion; readonly count: number };

/** Whether the overlay of the page's own origin could be compared: there may be none, or one that cannot be read. */
export type OverlayState = 'read' | 'missing' | 'unreadable';

/** What a sheet was compared with. */
type ComparedWith = {
  readonly overlay: OverlayState;
  /** Prices of the overlay that pages leave out, each as its place in the file and what is wrong with it. */
  readonly badPrices: readonly string[];
  /** Published segments that are missing or damaged and were not compared. */
  readonly broken: number;
};

/** What publishing would change; each list holds the first of `counts`. */
export type DiffAnswer = {
  /** null where the game has no catalog yet. */
  readonly published: { readonly offers: number; readonly publishedAt: EpochMs; readonly sample: boolean } | null;
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'same', number>>;
  readonly added: readonly DiffLine[];
  readonly changed: readonly ChangedLine[];
  readonly removed: readonly DiffLine[];
  /** What has to be confirmed before publishing. */
  readonly questions: readonly GuardFinding[];
};

/** A file for the operator to keep. */
export type MadeFile = { readonly name: string; readonly bytes: Uint8Array };

export type CatalogAnswer = ComparedWith &
  (
    | {
        readonly kind: 'file';
        readonly file: MadeFile;
        readonly offers: number;
        /** Published offers of refused rows that were kept. */
        readonly kept: number;
        /** When to replace the site's overlay file by that of the zip: before or after the catalog; null: the zip has none. */
        readonly overlayPlace: 'first' | 'last' | null;
      }
    /** The catalog is made once all of them are answered. `fingerprint` names this set of questions. */
    | { readonly kind: 'questions'; readonly questions: readonly GuardFinding[]; readonly fingerprint: string }
  );

/** Everything that is asked of the worker, with its answer. */
export type Questions = {
  readonly open: {
    readonly ask: {
      readonly file: string;
      readonly bytes: Uint8Array;
      readonly game: GameId;
      readonly settings: ShopSettings;
      readonly map: ColumnWords;
    };
    readonly answer: OpenAnswer;
  };
  /** Chooses the rows that `rows` then counts from 0. They stay the same while cells are fixed, whatever becomes of their states. */
  readonly view: {
    readonly ask: { readonly table: number; readonly filter: RowFilter };
    readonly answer: { readonly size: number };
  };
  readonly rows: {
    readonly ask: { readonly from: number; readonly to: number };
    readonly answer: { readonly rows: readonly RowRecord[] };
  };
  /** Where a row is in the view; null if it is not among the chosen ones. */
  readonly find: {
    readonly ask: { readonly row: number };
    readonly answer: { readonly index: number | null };
  };
  readonly fix: { readonly ask: { readonly fixes: readonly CellFix[] }; readonly answer: FixAnswer };
  /** How many cells have a problem. */
  readonly alike: { readonly ask: Problem; readonly answer: { readonly cells: number } };
  /** Takes the suggestion in every cell that has the problem. */
  readonly fixAlike: { readonly ask: Problem; readonly answer: FixAnswer };
  /** Reads every row again with other words about the columns. `words` may be anything that a file says; nothing changes if some
   *  of it is wrong. */
  readonly map: {
    readonly ask: { readonly words: unknown };
    readonly answer: { readonly wrong: readonly MapIssue[]; readonly summary: FileSummary };
  };
  /** All rows that would be no offers, as the sheet stands now. */
  readonly refused: { readonly ask: null; readonly answer: { readonly rows: readonly RefusedRow[] } };
  readonly diff: { readonly ask: null; readonly answer: DiffAnswer };
  readonly catalog: {
    readonly ask: {
      readonly skipRefused: boolean;
      readonly answers: GuardAnswers;
      /** The fingerprint of the questions that the answers were given to; null: none have been shown. */
      readonly asked: string | null;
    };
    readonly answer: CatalogAnswer;
  };
  readonly copy: {
    readonly ask: { readonly remarks: Locale | null };
    readonly answer: MadeFile;
  };
};

export type QuestionKind = keyof Questions;
export type Ask<K extends QuestionKind> = Questions[K]['ask'];
export type Answer<K extends QuestionKind> = Questions[K]['answer'];

/** The methods of the import session. */
export type SessionMethods = {
  readonly [K in QuestionKind]: { readonly params: Ask<K>; readonly result: Answer<K> };
};

/** The connection of the operator's page to its worker. */
export type SessionPort = RpcPort;
