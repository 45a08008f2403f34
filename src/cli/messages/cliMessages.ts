import type { CommandProblem } from '@/cli/args/commandProblem';
import type { SheetProblem } from '@/cli/publish/findSheets';
import type { WantMode } from '@/domain/query';
import type { MapIssue } from '@/importer/columns/columnMap';
import type { SettingsIssue } from '@/importer/fields/settings';

/** Everything the command line says, in one language. Numbers come as text. */
export type CliMessages = {
  readonly wrongCall: (problem: CommandProblem) => string;
  readonly seeHelp: string;
  readonly sheetProblem: (problem: SheetProblem) => string;
  readonly settingsIssue: (path: string, issue: SettingsIssue) => string;
  /** `from`: the file that says it, or `--map`. */
  readonly mapIssue: (from: string, issue: MapIssue) => string;
  readonly mapRemembered: (path: string) => string;
  readonly brokenManifest: (path: string, message: string) => string;
  readonly failed: (code: string, message: string) => string;
  /** Published data was found elsewhere and copied to the folder that no build touches; the moment of a catalog's publication is
   *  ISO 8601, null for an overlay. */
  readonly adopted: (from: string, to: string, publishedAt: string | null) => string;
  readonly sheetLine: (sheet: SheetCounts) => string;
  readonly unreadableSheet: (path: string) => string;
  readonly moreLikeIt: (count: string) => string;
  readonly nothingWritten: (refused: string) => string;
  readonly nothingAccepted: (path: string, reason: 'currency' | 'columns' | null) => string;
  readonly nothingReadable: string;
  readonly published: (summary: PublishSummary) => string;
  readonly verified: (game: string, offers: string, segments: string) => string;
  readonly catalogProblem: (file: string, code: string, message: string) => string;
  readonly noCatalog: (path: string) => string;
  readonly shelfDiffers: (path: string) => string;
  readonly verifiedAll: (games: string, problems: string) => string;
  readonly unknownGame: (id: string, near: readonly string[]) => string;
  readonly reading: ParsedTextMessages;
};

export type SheetCounts = {
  readonly path: string;
  readonly game: string;
  /** As the file was read. */
  readonly encoding: string;
  readonly rows: string;
  readonly accepted: string;
  readonly refused: string;
  /** null: there is none. */
  readonly blankRows: string | null;
};

export type PublishSummary = {
  readonly out: string;
  readonly games: string;
  readonly offers: string;
  readonly written: string;
  readonly kept: string;
  readonly dryRun: boolean;
  /** null: none was left out. */
  readonly skipped: string | null;
};

/** What stands before each part of a reading that is shown to a person. */
export type ParsedTextMessages = {
  readonly modes: Readonly<Record<WantMode, string>>;
  /** Items of an offer. */
  readonly has: string;
  readonly price: string;
  readonly ambiguous: string;
  readonly unread: string;
  readonly not: string;
  readonly yes: string;
  readonly no: string;
  /** Between the words of a list. */
  readonly comma: string;
};
