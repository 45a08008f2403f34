import type { Localized } from '@/domain/localized';
import type { Money } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { PriceMove } from '@/importer/diffOffers';
import type { IssueLocale } from '@/importer/formatIssue';
import type { CellFix, FixEffect, RowState } from '@/importer/openImport';
import type { IssueCode, RowIssue } from '@/importer/rowIssue';
import type { ShopSettings } from '@/importer/settings';
import type { SheetEncoding } from '@/importer/sheetEncoding';

/** Which rows of a table are shown: those in a state, or those with a kind of issue among them. */
export type RowFilter = { readonly state: RowState | null; readonly kind: IssueCode | null };

/** How many rows of a table are in each state. */
export type RowCounts = Readonly<Record<RowState, number>>;

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
};

/** The file as it stands now. `rows` = `accepted` + `refused`, always; `warned` are accepted ones. */
export type FileSummary = {
  readonly encoding: SheetEncoding;
  readonly rows: number;
  readonly accepted: number;
  readonly refused: number;
  readonly warned: number;
  /** Cells that were put right since the file was opened. */
  readonly fixes: number;
  readonly tables: readonly TableSummary[];
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

/** What publishing would change; each list holds the first of `counts`. */
export type DiffAnswer = {
  /** null where the game has no catalogue yet. */
  readonly published: { readonly offers: number; readonly publishedAt: EpochMs; readonly sample: boolean } | null;
  readonly counts: Readonly<Record<'added' | 'changed' | 'removed' | 'same', number>>;
  readonly added: readonly DiffLine[];
  readonly changed: readonly ChangedLine[];
  readonly removed: readonly DiffLine[];
  /** True if so many offers would go that the sheet was perhaps cut off. */
  readonly shrinks: boolean;
};

/** A file for the operator to keep. */
export type MadeFile = { readonly name: string; readonly bytes: Uint8Array };

export type CatalogueAnswer =
  | { readonly kind: 'file'; readonly file: MadeFile; readonly offers: number }
  | { readonly kind: 'shrinks'; readonly before: number; readonly after: number };

/** Everything that is asked of the worker, with its answer. */
export type Questions = {
  readonly open: {
    readonly ask: {
      readonly file: string;
      readonly bytes: Uint8Array;
      readonly game: GameId;
      readonly settings: ShopSettings;
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
  readonly fix: {
    readonly ask: CellFix;
    readonly answer: { readonly effect: FixEffect; readonly summary: FileSummary };
  };
  readonly diff: { readonly ask: null; readonly answer: DiffAnswer };
  readonly catalogue: {
    readonly ask: { readonly skipRefused: boolean; readonly allowShrink: boolean };
    readonly answer: CatalogueAnswer;
  };
  readonly copy: {
    readonly ask: { readonly remarks: IssueLocale | null };
    readonly answer: MadeFile;
  };
};

export type QuestionKind = keyof Questions;
export type Ask<K extends QuestionKind> = Questions[K]['ask'];
export type Answer<K extends QuestionKind> = Questions[K]['answer'];

/** A question on its way; the answer carries its number back. */
export type ToDesk = {
  readonly [K in QuestionKind]: { readonly call: number; readonly kind: K; readonly ask: Ask<K> };
}[QuestionKind];

export type FromDesk =
  | { readonly call: number; readonly answer: Answer<QuestionKind> }
  | { readonly call: number; readonly error: { readonly code: string; readonly message: string } };

/** The screen's end of the way to the desk: what a real Worker has, with the messages typed. */
export type DeskPort = {
  postMessage(message: ToDesk): void;
  onmessage: ((message: FromDesk) => void) | null;
  onerror: ((error: unknown) => void) | null;
  terminate(): void;
};
