import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects, HttpResponse } from '@/cli/io/effects';
import type { Finding } from './deployCheck';

/** A response, or a finding if there was none. */
export type Probed = Result<HttpResponse, Finding>;

/** Requests a live site. Each path is requested once per encoding. */
export type SiteProbe = {
  /** The URL of the site, with a slash at its end. */
  readonly siteUrl: string;
  /** The path of the site on its host, with a slash at both ends. */
  readonly basePath: string;
  /** Requests a path below the base path, which starts with a slash. */
  readonly get: (path: string, acceptEncoding?: Encoding) => Promise<Probed>;
};

export type Encoding = 'br, gzip' | 'gzip' | 'identity';

const PARALLEL = 6;

/** Creates a probe that sends at most six requests at a time.
 *  @param siteUrl    with a slash at its end
 *  @param timeoutMs  limit of each request, including its body */
export function createProbe(siteUrl: string, timeoutMs: number, { request }: Pick<CliEffects, 'request'>): SiteProbe {
  const probed = new Map<string, Promise<Probed>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  const take = async () => {
    if (active >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
    else active += 1;
  };
  const release = () => {
    const next = waiting.shift();
    if (next === undefined) active -= 1;
    else next();
  };
  const send = async (path: string, encoding: Encoding): Promise<Probed> => {
    await take();
    try {
      return ok(await request(siteUrl + path.slice(1), { headers: { 'Accept-Encoding': encoding }, timeoutMs }));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return fail({ problem: 'unreachable', path, expected: '200', got: error.message });
    } finally {
      release();
    }
  };
  return {
    siteUrl,
    basePath: new URL(siteUrl).pathname,
    get: (path, encoding = 'br, gzip') => {
      const key = `${encoding} ${path}`;
      const known = probed.get(key) ?? send(path, encoding);
      probed.set(key, known);
      return known;
    },
  };
}

/** Returns the media type of a response in lower case, without parameters; empty without one. */
export function mediaType({ headers }: HttpResponse): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Returns whether a response is a page, by its type or its content. */
export function isHtml(response: HttpResponse): boolean {
  return mediaType(response) === 'text/html' || /^\s*<(?:!doctype|html)/i.test(textOf(response));
}

/** Decodes the body of a response as UTF-8. */
export function textOf({ bytes }: HttpResponse): string {
  return new TextDecoder().decode(bytes);
}

/** Returns a finding if a response has another status; a redirect is named with its target. */
export function wrongStatus(path: string, expected: number, { status, headers }: HttpResponse): readonly Finding[] {
  if (status === expected) return [];
  const target = headers.location;
  if (status >= 300 && status < 400 && target !== undefined)
    return [{ problem: 'redirect', path, expected: String(expected), got: `${status} → ${target}` }];
  return [{ problem: 'status', path, expected: String(expected), got: String(status) }];
}
