import { ShopError } from '@/base/shopError';
import type { HttpResponse, RequestOptions } from './effects';

/** Sends a GET request with `fetch`; see `CliEffects.request`.
 *  @throws  ShopError `cli-network` | `cli-timeout` */
export async function sendRequest(url: string, { headers, timeoutMs }: RequestOptions): Promise<HttpResponse> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
  } catch (error) {
    const { name, message, cause } = partsOf(error);
    if (name === 'TimeoutError')
      throw new ShopError('cli-timeout', `no response within ${timeoutMs} ms`, { cause: error });
    // `fetch` reports every failure as the same error; the reason is its cause. Where several addresses were tried, it has no message.
    const reason = partsOf(cause);
    throw new ShopError('cli-network', reason.message || reason.code || message || String(error), { cause: error });
  }
}

type ErrorParts = {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly cause?: unknown;
};

/** Node's errors are no instances of the `Error` of another realm, such as that of a test. */
function partsOf(error: unknown): ErrorParts {
  return typeof error === 'object' && error !== null ? error : {};
}
