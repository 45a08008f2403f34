import type { CliLocale } from '@/cli/messages/cliLocale';
import type { BuildEffects } from '@/publishing/catalog/buildCatalog';

/** Everything the command line does to the world; tests give it another one.
 *  Reading and writing reject with ShopError `cli-read` | `cli-write` naming the path, `serve` with `cli-serve`. */
export type CliEffects = BuildEffects & {
  /** A whole file; null if there is none. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** Names of the files in a folder; null if there is no such folder. */
  readonly list: (path: string) => Promise<readonly string[] | null>;
  /** Puts a whole file in its place at one moment: whoever reads sees the old one or the new one. Makes folders as needed. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Makes a whole file where none is; false, and nothing done, if there is one. Makes folders as needed. */
  readonly create: (path: string, bytes: Uint8Array) => Promise<boolean>;
  /** Takes a file away; one that is not there is no problem. */
  readonly remove: (path: string) => Promise<void>;
  /** Does nothing for so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Who is at work, and whether another process of this machine still is. */
  readonly self: { readonly pid: number; readonly host: string; readonly isRunning: (pid: number) => boolean };
  /** Serves a built site until it is stopped; the exit code of the server. */
  readonly serve: (root: string, port: string) => Promise<number>;
  /** What comes on standard input, piece by piece. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** One line of the report, on stdout. */
  readonly print: (line: string) => void;
  /** A piece of a long text, on stdout; resolves when the next piece may come, also where nobody reads any more. */
  readonly put: (text: string) => Promise<void>;
  /** One line for a person, on stderr. */
  readonly complain: (line: string) => void;
  /** What is being done now, on a terminal only; null: nothing any more. */
  readonly progress: (line: string | null) => void;
  /** How many columns the terminal has that shows the progress. */
  readonly columns: number;
  readonly locale: CliLocale;
  readonly colour: boolean;
};

/** 0 written, read (or all is well), 1 rows refused (or a catalog does not hold), 2 unreadable or wrong call. */
export type ExitCode = 0 | 1 | 2;
