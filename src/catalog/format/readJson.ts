import { ShopError } from '@/base/shopError';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a file of ours that should be a JSON object of one format and version.
 *  @param room    begins the error codes: `<room>-html` (a page came instead, as CDNs answer for missing files;
 *                 retryable), `<room>-shape`, `<room>-version` (written by a newer Vitrine)
 *  @param format  what `format` must say, with the version this code reads */
export function readJson(bytes: Uint8Array, room: string, format: { name: string; version: number }): JsonObject {
  const text = new TextDecoder().decode(bytes).trimStart();
  if (text.startsWith('<')) throw new ShopError(`${room}-html`, 'expected JSON, got a page', { retryable: true });
  const value = parse(text, room);
  if (!isObject(value)) throw wrongShape(room, 'the file', 'an object', value);
  if (value.format !== format.name) throw wrongShape(room, 'format', format.name, value.format);
  if (value.version !== format.version) {
    throw new ShopError(`${room}-version`, `version: expected ${format.version}, got ${describe(value.version)}`);
  }
  return value;
}

/** The error for a field that is not what it should be. */
export function wrongShape(room: string, field: string, expected: string, got: unknown): ShopError {
  return new ShopError(`${room}-shape`, `${field}: expected ${expected}, got ${describe(got)}`);
}

/** What a value is, in few words; nested ones could be nested deeper than they can be written out. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return isObject(value) ? 'an object' : String(JSON.stringify(value)).slice(0, 80);
}

/** True for an object that is no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string, room: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Most likely cut off on its way, so another try is worth it.
    throw new ShopError(`${room}-shape`, `not JSON: ${text.slice(0, 80)}`, { cause: error, retryable: true });
  }
}
