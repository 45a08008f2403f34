const ENTRY = /\s*(?:"(?:[^"]|"")*"[^,，、]*|[^,，、]+)/g;
const QUOTED = /^"((?:[^"]|"")*)"/;

/** Splits a list at commas, also Chinese ones, and drops empty entries. An entry in double quotes may contain commas, as in CSV. */
export function splitList(text: string): readonly string[] {
  return (text.match(ENTRY) ?? [])
    .map((entry) => entry.trim().replace(QUOTED, (_, inner: string) => inner.replaceAll('""', '"')))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Writes a code as an entry of a list, in double quotes where `splitList` needs them. */
export function quoteEntry(code: string): string {
  return /[,，、]|^"/.test(code) ? `"${code.replaceAll('"', '""')}"` : code;
}
