import * as v from 'valibot';
import { fail, ok, type Result } from './result';

export type JsonObject = Readonly<Record<string, unknown>>;

/** The first issue of a JSON value. */
export type JsonIssue = {
  /** Such as `reserved[2].until`; empty for the value itself. */
  readonly path: string;
  /** The message of the schema that failed. */
  readonly expected: string;
  readonly got: unknown;
};

/** Decodes a JSON value, or returns its first issue. The messages of the schema state what is expected. */
export function decodeJson<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): Result<Output, JsonIssue> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return ok(result.output);
  const [{ path = [], message, input }] = result.issues;
  return fail({ path: path.reduce(appendKey, ''), expected: message, got: input });
}

/** Schema of any object that is not an array. */
export function anyObject(expected: string) {
  return v.custom<JsonObject>(isJsonObject, expected);
}

/** Schema of an object with known keys; other keys are ignored. A missing key is decoded as undefined, so that the schema of the key
 *  states what is expected. */
export function objectOf<const Entries extends v.ObjectEntries>(entries: Entries, expected: string) {
  const missing: JsonObject = Object.fromEntries(Object.keys(entries).map((key) => [key, undefined]));
  return v.pipe(
    anyObject(expected),
    v.transform((value): JsonObject => ({ ...missing, ...value })),
    v.object(entries),
  );
}

/** Schema of an object as a list of its entries. Unlike `v.record`, it accepts every key, `__proto__` and `constructor` included. An
 *  invalid key is an issue of the object. */
export function entriesOf<Key, Value>(
  key: v.GenericSchema<unknown, Key>,
  value: v.GenericSchema<unknown, Value>,
  expected: string,
) {
  return v.pipe(
    anyObject(expected),
    v.rawTransform<JsonObject, (readonly [Key, Value])[]>(({ dataset, addIssue, NEVER }) => {
      const entries: (readonly [Key, Value])[] = [];
      for (const [name, raw] of Object.entries(dataset.value)) {
        const item = { type: 'object', origin: 'value', input: dataset.value, key: name, value: raw } as const;
        const decodedKey = v.safeParse(key, name, { abortEarly: true });
        const decoded = v.safeParse(value, raw, { abortEarly: true });
        if (decodedKey.success && decoded.success) entries.push([decodedKey.output, decoded.output]);
        else if (!decodedKey.success) {
          const [{ message, input }] = decodedKey.issues;
          addIssue({ message, input });
          return NEVER;
        } else if (!decoded.success) {
          const [{ message, input, path = [] }] = decoded.issues;
          addIssue({ message, input, path: [item, ...path] });
          return NEVER;
        }
      }
      return entries;
    }),
  );
}

/** Schema of an object with any keys whose values share one schema, see `entriesOf`. */
export function recordOf<Value>(value: v.GenericSchema<unknown, Value>, expected: string) {
  return v.pipe(
    entriesOf(v.string(), value, expected),
    v.transform((entries): Readonly<Record<string, Value>> => Object.fromEntries(entries)),
  );
}

/** True for an object that is not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function appendKey(path: string, { key }: { readonly key?: unknown }): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? String(key) : `${path}.${String(key)}`;
}
