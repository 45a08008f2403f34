const TABLES = ['resources', 'counts', 'options', 'kinds', 'groups', 'nicknames', 'everyday'] as const;

/** Further words of a family's spec by table and id, for reading texts: `resources.sq`, `options["server.jp"]`. Nicknames are listed by word,
 *  with the ids of the items that share it; `everyday.names` are spellings that are ordinary words as well. */
export type SpecWords = Readonly<Record<(typeof TABLES)[number], Readonly<Record<string, readonly string[]>>>>;

export const NO_SPEC_WORDS: SpecWords = {
  resources: {},
  counts: {},
  options: {},
  kinds: {},
  groups: {},
  nicknames: {},
  everyday: {},
};

/** Returns true if a decoded file contains every table with lists of words. */
export function isSpecWords(raw: unknown): raw is SpecWords {
  return isRecord(raw) && TABLES.every((table) => isRecord(raw[table]) && Object.values(raw[table]).every(isWordList));
}

function isWordList(raw: unknown): boolean {
  return Array.isArray(raw) && raw.every((word) => typeof word === 'string');
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
