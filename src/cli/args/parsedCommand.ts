import type { CliLocale } from '@/cli/io/effects';
import type { Locale } from '@/domain/localized';
import type { GuardDecisions } from '@/publishing/guard/guardDecisions';
import type { OverlayAdditions, OverlayRemovals } from '@/publishing/overlay/overlayEdits';
import type { ParseMode } from '@/query-parser/result/parsedText';

/** Options of commands that import sheets; `path` is a sheet or a folder of sheets. */
export type SheetsCommand = {
  readonly path: string;
  /** Id of the game; null: derived from the name of the file. */
  readonly game: string | null;
  /** The catalog folder. */
  readonly catalogFolder: string;
  readonly json: boolean;
  /** Column mappings as written: `售价=price`. */
  readonly map: readonly string[];
  /** The overlay file for the publishing guard. */
  readonly overlayFile: string;
};

export type BuildCommand = SheetsCommand & {
  readonly command: 'build';
  readonly skipRefused: boolean;
  readonly dryRun: boolean;
  readonly decisions: GuardDecisions;
  readonly printOffers: boolean;
  /** Path of the annotated copy; null: none. */
  readonly annotate: string | null;
};

export type DiffCommand = SheetsCommand & { readonly command: 'diff' };
export type VerifyCommand = { readonly command: 'verify'; readonly path: string; readonly json: boolean };

/** `game` is an id as written; null: all games. */
export type HistoryCommand = {
  readonly command: 'history';
  readonly path: string;
  readonly game: string | null;
  readonly json: boolean;
};

export type RollbackCommand = {
  readonly command: 'rollback';
  readonly path: string;
  readonly game: string;
  /** Number or name of a version in `history`; null: the version before the published one. */
  readonly to: string | null;
  /** The overlay file that is checked for contradictions. */
  readonly overlayFile: string;
};

export type ExportCommand = {
  readonly command: 'export';
  readonly path: string;
  readonly game: string;
  readonly locale: Locale;
  /** Time zone of the times, in minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** Path of the sheet; null: standard output. */
  readonly to: string | null;
};

type OverlayTarget = {
  readonly command: 'overlay';
  /** The overlay file. */
  readonly file: string;
  /** Id as written; null: the entries are for all games. */
  readonly game: string | null;
  /** The catalog folder in which codes are looked up. */
  readonly catalogFolder: string;
};

/** `confirms`: the stock is confirmed, whether or not an entry changes. */
export type SetOverlayCommand = OverlayTarget & {
  readonly action: 'set';
  readonly additions: OverlayAdditions;
  readonly confirms: boolean;
};

export type ClearOverlayCommand = OverlayTarget & { readonly action: 'clear'; readonly removals: OverlayRemovals };

export type OverlayCommand = (OverlayTarget & { readonly action: 'show' }) | SetOverlayCommand | ClearOverlayCommand;

export type ReadCommand = {
  readonly command: 'read';
  /** Id of a game as written. */
  readonly game: string;
  readonly mode: ParseMode;
  readonly json: boolean;
  /** Each line of the input is a JSON object with a `text`, which may have several lines. */
  readonly jsonl: boolean;
  /** Adds the clauses that a text was split into. */
  readonly explain: boolean;
  /** null: the language of the environment. */
  readonly locale: CliLocale | null;
};

export type ServeCommand = { readonly command: 'serve'; readonly root: string; readonly port: string };

/** `siteUrl` has a slash at its end and neither query nor fragment. */
export type DeployCheckCommand = {
  readonly command: 'deploy-check';
  readonly siteUrl: string;
  readonly json: boolean;
  /** Verifies every file of the catalogs. */
  readonly all: boolean;
  /** Limit of each request. */
  readonly timeoutMs: number;
};

/** `about`: null for the overview. */
export type HelpCommand = { readonly command: 'help'; readonly about: CommandName | null };

/** Names of all commands except `help`. */
export const COMMANDS = [
  'build',
  'diff',
  'verify',
  'history',
  'rollback',
  'export',
  'overlay',
  'read',
  'serve',
  'deploy-check',
] as const;
export type CommandName = (typeof COMMANDS)[number];

export type ParsedCommand =
  | HelpCommand
  | BuildCommand
  | DiffCommand
  | VerifyCommand
  | HistoryCommand
  | RollbackCommand
  | ExportCommand
  | OverlayCommand
  | ReadCommand
  | ServeCommand
  | DeployCheckCommand;

/** True for the name of a command. */
export function isCommandName(name: string): name is CommandName {
  return COMMANDS.some((command) => command === name);
}
