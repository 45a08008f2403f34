/** A value as a file would have it, to be shown to people; `undefined` by its name. */
export function showJson(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
