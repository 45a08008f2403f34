import type { CliLocale } from '@/cli/messages/cliLocale';
import type { Locale } from '@/domain/localized';
import type { GuardAnswers } from '@/publishing/guard/guardAnswers';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { OverlayCommandOptions } from './overlayCommandOptions';

/** A sheet or a folder of sheets, and how to read it. */
export type SheetsCommand = {
  readonly path: string;
  /** Id of the game where the file's name does not say it. */
  readonly game: string | null;
  /** The catalog folder. */
  readonly out: string;
  readonly json: boolean;
  /** What the operator says of columns, as written: `售价=price`. */
  readonly map: readonly string[];
  /** The overlay file that the publishing guard compares with. */
  readonly overlayFile: string;
};

export type BuildCall = SheetsCommand & {
  readonly command: 'build';
  readonly skipRefused: boolean;
  readonly dryRun: boolean;
  readonly answers: GuardAnswers;
  readonly printOffers: boolean;
  /** Where to write the copy of the sheet with remarks. */
  readonly annotate: string | null;
};

export type DiffCall = SheetsCommand & { readonly command: 'diff' };
export type VerifyCall = { readonly command: 'verify'; readonly path: string; readonly json: boolean };

/** `game` is an id as it was written; null: all games. */
export type HistoryCall = {
  readonly command: 'history';
  readonly path: string;
  readonly game: string | null;
  readonly json: boolean;
};

export type RollbackCall = {
  readonly command: 'rollback';
  readonly path: string;
  readonly game: string;
  /** The number or the name that `history` shows; null: the one before the published one. */
  readonly to: string | null;
  /** The overlay file that is compared with the version. */
  readonly overlayFile: string;
};

export type ExportCall = {
  readonly command: 'export';
  readonly path: string;
  readonly game: string;
  readonly locale: Locale;
  /** The shop's clock, minutes ahead of UTC. */
  readonly offsetMinutes: number;
  /** A file; null: standard output. */
  readonly to: string | null;
};

export type ReadCommand = {
  readonly command: 'read';
  /** Id of a game as it was written. */
  readonly game: string;
  readonly mode: ParseMode;
  readonly json: boolean;
  /** null: the language of the environment. */
  readonly locale: CliLocale | null;
};

export type ServeCall = { readonly command: 'serve'; readonly root: string; readonly port: string };

/** `about` is a command; null: all of them. */
export type HelpCall = { readonly command: 'help'; readonly about: Command | null };

/** The commands that do something. */
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
] as const;
export type Command = (typeof COMMANDS)[number];

/** What the command line was asked to do. */
export type ParsedCommand =
  | HelpCall
  | BuildCall
  | DiffCall
  | VerifyCall
  | HistoryCall
  | RollbackCall
  | ExportCall
  | OverlayCommandOptions
  | ReadCommand
  | ServeCall;

/** True for the word of a command that does something. */
export function isCommand(word: string): word is Command {
  return COMMANDS.some((command) => command === word);
}
