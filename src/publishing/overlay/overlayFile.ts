/** The overlay file as JSON that `decodeOverlay` has accepted; unknown keys are kept. */
export type OverlayFile = Readonly<Record<string, unknown>>;

/** An overlay file without entries: every offer is as published, and no stock is confirmed. */
export const EMPTY_FILE: OverlayFile = { version: 1, asOf: null };

/** Status of an offer in one part of the file. */
export type StatedStatus =
  | { readonly kind: 'sold' }
  /** `until` as it is written: ISO 8601 or milliseconds since 1970. */
  | { readonly kind: 'reserved'; readonly until: unknown };

/** Returns the parts of the file that belong to single games, by game id. */
export function gamesOf({ games }: OverlayFile): Readonly<Record<string, OverlayFile>> {
  return recordOf(games) as Readonly<Record<string, OverlayFile>>;
}

/** Returns the parts that apply to a game, for null all parts. The part for all games comes first. */
export function partsFor(file: OverlayFile, game: string | null): readonly OverlayFile[] {
  const own = Object.entries(gamesOf(file)).filter(([id]) => game === null || id === game);
  return [file, ...own.map(([, part]) => part)];
}

/** Changes every part that applies to a game; for null all parts. */
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

/** Changes the part of a game, which is created if missing; for null the part for all games. */
export function mapPart(
  file: OverlayFile,
  game: string | null,
  change: (part: OverlayFile) => OverlayFile,
): OverlayFile {
  if (game === null) return change(file);
  const games = gamesOf(file);
  return { ...file, games: { ...games, [game]: change(games[game] ?? {}) } };
}

/** Returns a list of a part, empty by default. */
export function listOf(part: OverlayFile, list: string): readonly unknown[] {
  const value = part[list];
  return Array.isArray(value) ? value : [];
}

/** Returns an object of a part, empty by default. */
export function recordOf(value: unknown): OverlayFile {
  return typeof value === 'object' && value !== null ? (value as OverlayFile) : {};
}

/** Returns the code of an entry, which is a code, a number, or a reservation with a code. */
export function codeOf(entry: unknown): string {
  const code = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
  return String(code).trim();
}

/** Returns the status of an offer in a part, null if it has none. `sold` takes precedence over `reserved`. */
export function statusIn(part: OverlayFile, code: string): StatedStatus | null {
  if (listOf(part, 'sold').some((entry) => codeOf(entry) === code)) return { kind: 'sold' };
  const entry = listOf(part, 'reserved')
    .filter((one) => codeOf(one) === code)
    .pop();
  if (entry === undefined) return null;
  return { kind: 'reserved', until: recordOf(entry).until ?? null };
}

/** True if a part has a price for an offer, valid or not. */
export function hasPrice(part: OverlayFile, code: string): boolean {
  return Object.keys(recordOf(part.prices)).some((key) => key.trim() === code);
}

/** Returns the price of an offer in a part, null if it has none. */
export function priceIn(part: OverlayFile, code: string): unknown {
  const found = Object.entries(recordOf(part.prices))
    .filter(([key]) => key.trim() === code)
    .pop();
  return found === undefined ? null : found[1];
}

/** Adds the time of a part to its entries without a time of their own. */
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
