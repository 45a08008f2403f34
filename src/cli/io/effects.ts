import type { Locale } from '@/domain/localized';
import type { BuildEffects } from '@/publishing/catalog/buildCatalog';

/** Every side effect of the command line; tests pass an in-memory implementation.
 *  File operations reject with ShopError `cli-read` | `cli-write` naming the path, `serve` with `cli-serve`. */
export type CliEffects = BuildEffects & {
  /** Reads a whole file; null if it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
  /** Lists the names of the files in a folder; null if it does not exist. */
  readonly list: (path: string) => Promise<readonly string[] | null>;
  /** Writes a file atomically: readers see the old or the new content. Creates missing folders. */
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Creates a file; returns false and does nothing if it exists. Creates missing folders. */
  readonly create: (path: string, bytes: Uint8Array) => Promise<boolean>;
  /** Returns whether two paths lead to the same existing file: by a link, or on a disk that ignores letter case. */
  readonly isSameFile: (one: string, other: string) => Promise<boolean>;
  /** Removes a file if it exists. */
  readonly remove: (path: string) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  /** This process; `isRunning` checks other processes of the same machine. */
  readonly currentProcess: {
    readonly pid: number;
    readonly host: string;
    readonly isRunning: (pid: number) => boolean;
  };
  /** Serves a built site until the server is stopped; returns its exit code. */
  readonly serve: (root: string, port: string) => Promise<number>;
  /** Sends a GET request; redirects are not followed, and bodies are decompressed.
   *  @throws  ShopError `cli-network` | `cli-timeout` */
  readonly request: (url: string, options: RequestOptions) => Promise<HttpResponse>;
  /** Reads standard input in chunks. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** Prints a line to stdout. */
  readonly print: (line: string) => void;
  /** Writes text to stdout without a line break; resolves when the stream accepts more text or its reader has closed it. */
  readonly printChunk: (text: string) => Promise<void>;
  /** Prints a line to stderr. */
  readonly stderr: (line: string) => void;
  /** Shows what is in progress, on a terminal only; null removes the line. */
  readonly progress: (line: string | null) => void;
  /** Width of the terminal in columns. */
  readonly columns: number;
  readonly locale: CliLocale;
  readonly colour: boolean;
};

export type RequestOptions = {
  readonly headers: Readonly<Record<string, string>>;
  /** Limit until the body is complete. */
  readonly timeoutMs: number;
};

/** Names of headers are in lower case. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Uint8Array;
};

/** Languages of the command line's output. */
export type CliLocale = Exclude<Locale, 'ja'>;

/** 0: written, or no problem. 1: rows refused, or a catalog is invalid. 2: unreadable input, or an invalid command. */
export type ExitCode = 0 | 1 | 2;
