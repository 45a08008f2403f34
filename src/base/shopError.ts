export type ShopErrorOptions = {
  /** True if the same call may succeed later without anybody changing anything. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
};

/** A broken promise of our own code, files or network: the one error class of the house.
 *  `code` is for the program and the locale files (`room-what`, kebab-case), `message` is for the log. */
export class ShopError extends Error {
  readonly code: string;
  readonly retryable: boolean;

  constructor(code: string, message: string, options: ShopErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ShopError';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

/** Turns anything caught into a ShopError, keeping it as it is if it is one already.
 *  @param code  the code for foreign errors */
export function toShopError(error: unknown, code: string): ShopError {
  if (error instanceof ShopError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ShopError(code, message, { cause: error });
}

/** True for the rejection that a cancelled call answers with. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
