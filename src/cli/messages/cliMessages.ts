import type { CommandProblem } from '@/cli/args/commandProblem';
import type { SheetProblem } from '@/cli/io/findSheets';
import type { WantMode } from '@/domain/query';
import type { MapIssue } from '@/importer/columns/columnMap';
import type { SettingsIssue } from '@/importer/fields/settings';

/** General messages of the command line in one language. Numbers are passed as formatted text. */
export type CliMessages = {
  readonly invalidCommand: (problem: CommandProblem) => string;
  readonly seeHelp: string;
  readonly sheetProblem: (problem: SheetProblem) => string;
  readonly settingsIssue: (path: string, issue: SettingsIssue) => string;
  /** `from`: the file of the map, or `--map`. */
  readonly mapIssue: (from: string, issue: MapIssue) => string;
  readonly mapSaved: (path: string) => string;
  readonly brokenManifest: (path: string, message: string) => string;
  readonly failed: (code: string, message: string) => string;
  /** Published data of an earlier version was copied; `publishedAt` is ISO 8601, null for an overlay. */
  readonly adopted: (from: string, to: string, publishedAt: string | null) => string;
  readonly sheetLine: (sheet: SheetCounts) => string;
  readonly unreadableSheet: (path: string) => string;
  readonly moreSimilar: (count: string) => string;
  readonly nothingWritten: (refused: string) => string;
  readonly nothingAccepted: (path: string, reason: 'currency' | 'columns' | null) => string;
  readonly nothingReadable: string;
  readonly published: (summary: PublishSummary) => string;
  readonly verified: (game: string, offers: string, segments: string) => string;
  readonly catalogProblem: (file: string, code: string, message: string) => string;
  readonly noCatalog: (path: string) => string;
  readonly indexDiffers: (path: string) => string;
  readonly verifiedAll: (games: string, problems: string) => string;
  /** A line of `read --jsonl`; lines count from 1. */
  readonly noTextLine: (line: number) => string;
  readonly unknownGame: (id: string, similarGames: readonly string[]) => string;
  readonly parsedText: ParsedTextMessages;
};

export type SheetCounts = {
  readonly path: string;
  readonly game: string;
  readonly encoding: string;
  readonly rows: string;
  readonly accepted: string;
  readonly refused: string;
  /** null: none. */
  readonly blankRows: string | null;
};

export type PublishSummary = {
  readonly catalogFolder: string;
  readonly games: string;
  readonly offers: string;
  readonly written: string;
  readonly unchanged: string;
  readonly dryRun: boolean;
  /** Number of skipped rows; null: none. */
  readonly skipped: string | null;
};

/** Labels of the parts of a parsed text. */
export type ParsedTextMessages = {
  readonly modes: Readonly<Record<WantMode, string>>;
  /** Label of an offer's items. */
  readonly has: string;
  readonly price: string;
  readonly ambiguous: string;
  readonly unread: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<string, string>>;
  readonly not: string;
  readonly yes: string;
  readonly no: string;
  /** Separates the entries of a list. */
  readonly comma: string;
};
