/** The overlay file as JSON that `decodeOverlay` has passed; unknown keys are kept. */
export type OverlayFile = Readonly<Record<string, unknown>>;

/** An overlay file without any entry: every offer stands as published, and nothing is confirmed. */
export const SILENT_FILE: OverlayFile = { version: 1, asOf: null };

/** What a part of the file states about an offer's status. */
export type StatedStatus =
  | { readonly kind: 'sold' }
  /** `until` as it is written: ISO 8601 or milliseconds since 1970. */
  | { readonly kind: 'reserved'; readonly until: unknown };

/** Returns the parts of the file that belong to single games, by game id. */
export function gamesOf({ games }: OverlayFile): Readonly<Record<string, OverlayFile>> {
  return recordOf(games) as Readonly<Record<string, OverlayFile>>;
}

/** Returns the parts that count for a game; for null all parts there are. The part for all games comes first. */
export function partsFor(file: OverlayFile, game: string | null): readonly OverlayFile[] {
  const own = Object.entries(gamesOf(file)).filter(([id]) => game === null || id === game);
  return [file, ...own.map(([, part]) => part)];
}

/** Changes every part that counts for a game; for null all parts there are. */
export function mapParts(
  file: OverlayFile,
  game: string | null,
  change: (part: OverlayFile) => OverlayFile,
): OverlayFile {
  const games = Object.entries(gamesOf(file)).map(
    ([id, part]) => [id, game === null || id === game ? change(part) : part] as const,
  );
  return { ...change(file), ...(games.length === 0 ? {} : { games: Object.fromEntries(games) }) };
}

/** Changes the part of a game, which is added as needed; for null the part that counts for all games. */
export function mapPart(
  file: OverlayFile,
  game: string | null,
  change: (part: OverlayFile) => OverlayFile,
): OverlayFile {
  if (game === null) return change(file);
  const games = gamesOf(file);
  return { ...file, games: { ...games, [game]: change(games[game] ?? {}) } };
}

/** Returns a list of a part; empty where there is none. */
export function listOf(part: OverlayFile, list: string): readonly unknown[] {
  const value = part[list];
  return Array.isArray(value) ? value : [];
}

/** Returns an object of a part; empty where there is none. */
export function recordOf(value: unknown): OverlayFile {
  return typeof value === 'object' && value !== null ? (value as OverlayFile) : {};
}

/** Reads the code of an entry: entries are codes, numbers that are codes, or reservations with a code. */
export function codeOf(entry: unknown): string {
  const code = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
  return String(code).trim();
}

/** Returns the status a part states for an offer; null: none. What is sold outweighs a reservation. */
export function statusIn(part: OverlayFile, code: string): StatedStatus | null {
  if (listOf(part, 'sold').some((entry) => codeOf(entry) === code)) return { kind: 'sold' };
  const entry = listOf(part, 'reserved')
    .filter((one) => codeOf(one) === code)
    .pop();
  if (entry === undefined) return null;
  return { kind: 'reserved', until: recordOf(entry).until ?? null };
}

/** True if a part has a price for an offer, whether or not it is one. */
export function hasPrice(part: OverlayFile, code: string): boolean {
  return Object.keys(recordOf(part.prices)).some((key) => key.trim() === code);
}

/** Returns the price a part states for an offer; null: none. */
export function priceIn(part: OverlayFile, code: string): unknown {
  const found = Object.entries(recordOf(part.prices))
    .filter(([key]) => key.trim() === code)
    .pop();
  return found === undefined ? null : found[1];
}

/** Writes down the time of entries of a part that have none of their own.
 *  @param asOf  of the part */
export function withTimes(part: OverlayFile, asOf: unknown): OverlayFile {
  if (asOf === undefined || asOf === null) return part;
  const times = (codes: readonly string[], key: string) =>
    codes.length === 0
      ? {}
      : { [key]: { ...Object.fromEntries(codes.map((code) => [code, asOf])), ...recordOf(part[key]) } };
  const marked = [...listOf(part, 'sold'), ...listOf(part, 'reserved')].map(codeOf);
  const priced = Object.keys(recordOf(part.prices)).map((code) => code.trim());
  return { ...part, ...times(marked, 'statusAt'), ...times(priced, 'priceAt') };
}
