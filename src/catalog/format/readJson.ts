import type * as v from 'valibot';
import { decodeJson, isJsonObject, type JsonObject } from '@/base/decodeJson';
import { ShopError } from '@/base/shopError';

/** Parses a JSON file of the catalog, and checks its format and version.
 *  @param prefix  of the error codes: `<prefix>-html` (the response is a page, as CDNs return for missing files; retryable),
 *                 `<prefix>-shape`, `<prefix>-version` (written by a newer release)
 *  @param format  the expected format and version */
export function readJson(bytes: Uint8Array, prefix: string, format: { name: string; version: number }): JsonObject {
  const text = new TextDecoder().decode(bytes).trimStart();
  if (text.startsWith('<')) throw new ShopError(`${prefix}-html`, 'expected JSON, got a page', { retryable: true });
  const value = parse(text, prefix);
  if (!isJsonObject(value)) throw wrongShape(prefix, 'the file', 'an object', value);
  if (value.format !== format.name) throw wrongShape(prefix, 'format', format.name, value.format);
  if (value.version !== format.version) {
    throw new ShopError(`${prefix}-version`, `version: expected ${format.version}, got ${describe(value.version)}`);
  }
  return value;
}

/** Decodes a value of a JSON file.
 *  @param name  of the value itself in errors
 *  @throws      ShopError `<prefix>-shape` that names the first invalid path */
export function decodeValue<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  prefix: string,
  name: string,
): Output {
  const decoded = decodeJson(schema, value);
  if (decoded.ok) return decoded.value;
  const { path, expected, got } = decoded.error;
  throw wrongShape(prefix, path === '' ? name : path, expected, got);
}

/** Creates the error for an invalid value. */
export function wrongShape(prefix: string, path: string, expected: string, got: unknown): ShopError {
  return new ShopError(`${prefix}-shape`, `${path}: expected ${expected}, got ${describe(got)}`);
}

/** Describes a value without its nested values, which could be too deep for JSON.stringify. */
function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return isJsonObject(value) ? 'an object' : String(JSON.stringify(value)).slice(0, 80);
}

function parse(text: string, prefix: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Most likely an incomplete download, so it is retryable.
    throw new ShopError(`${prefix}-shape`, `not JSON: ${text.slice(0, 80)}`, { cause: error, retryable: true });
  }
}
