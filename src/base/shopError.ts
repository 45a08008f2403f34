export type ShopErrorOptions = {
  /** True if the same operation may succeed later. */
  readonly retryable?: boolean;
  readonly cause?: unknown;
};

/** The error class of this project, for broken invariants, invalid files and network failures. `code` selects the text that users see
 *  and starts with the area of the failure (`catalog-offer`, `shop-search`); `message` is for the log. */
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

/** Wraps a caught value in a ShopError unless it already is one.
 *  @param code  of the new ShopError */
export function toShopError(error: unknown, code: string): ShopError {
  if (error instanceof ShopError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ShopError(code, message, { cause: error });
}

/** True for the error of a cancelled request. */
export function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
