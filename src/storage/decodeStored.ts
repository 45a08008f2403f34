import type * as v from 'valibot';
import { decodeJson } from '@/base/decodeJson';
import { fail, type Result } from '@/base/result';

/** Decodes a stored value; the error is a sentence for the log. */
export function decodeStored<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Result<T, string> {
  const decoded = decodeJson(schema, value);
  return decoded.ok ? decoded : fail(`expected ${decoded.error.expected}`);
}
