/** Formats a value as JSON for messages; `undefined` by its name. */
export function showJson(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
