import type { ClearedWords, OverlayActionMessages } from '@/cli/args/overlayCommandOptions';
import {
  hasPrice,
  listOf,
  type OverlayFile,
  partsFor,
  priceIn,
  type StatedStatus,
  statusIn,
} from '@/publishing/overlay/overlayFile';

/** The words of a call that change an overlay file, and those that the file fulfils already. */
export type SplitWords<Words> = { readonly effective: Words; readonly noOps: Words };

/** Splits the words of `overlay set`. An entry that is set again to the same value changes nothing, unless
 *  it is a price that pages no longer show.
 *  @param game        whose part is written; null: the part that counts for all games
 *  @param outOfForce  codes with such a price */
export function splitSetWords(
  file: OverlayFile,
  words: OverlayActionMessages,
  game: string | null,
  outOfForce: ReadonlySet<string>,
): SplitWords<OverlayActionMessages> {
  const parts = partsFor(file, game);
  const outer = parts.slice(0, 1);
  // What counts for all games must be stated for all games; for one game either part will do.
  const isStated = <T>(read: (part: OverlayFile) => T | null, isSame: (stated: T) => boolean) => {
    const stated = parts.map(read).filter((one) => one !== null);
    const where = game === null ? outer : parts;
    return stated.every(isSame) && where.some((part) => read(part) !== null);
  };
  const statusStated = (code: string, wanted: StatedStatus) =>
    isStated(
      (part) => statusIn(part, code),
      (stated) => isSameStatus(stated, wanted),
    );
  const sold = partition(words.sold, (code) => statusStated(code, { kind: 'sold' }));
  const reserved = partition(words.reserved, ({ code, until }) => statusStated(code, { kind: 'reserved', until }));
  const prices = partition(
    words.prices,
    ({ code, price }) =>
      !outOfForce.has(code) &&
      isStated(
        (part) => priceIn(part, code),
        (stated) => stated === price,
      ),
  );
  const pausedShops = partition(words.pausedShops, (shop) =>
    (game === null ? outer : parts).some((part) => listOf(part, 'pausedShops').includes(shop)),
  );
  const notice = partition(words.notice === null ? [] : [words.notice], (text) => text === noticeOf(parts, game));
  const join = (side: 'others' | 'matching'): OverlayActionMessages => ({
    sold: sold[side],
    reserved: reserved[side],
    prices: prices[side],
    pausedShops: pausedShops[side],
    notice: notice[side][0] ?? null,
  });
  return { effective: join('others'), noOps: join('matching') };
}

/** Splits the words of `overlay clear`: codes and shops without an entry have nothing to clear.
 *  @param game  as of `clearOverlay` */
export function splitClearWords(
  file: OverlayFile,
  words: ClearedWords,
  game: string | null,
): SplitWords<Omit<ClearedWords, 'all'>> {
  const parts = partsFor(file, game);
  const codes = partition(words.codes, (code) =>
    parts.every((part) => statusIn(part, code) === null && !hasPrice(part, code)),
  );
  const shops = partition(words.shops, (shop) => parts.every((part) => !listOf(part, 'pausedShops').includes(shop)));
  return {
    effective: { codes: codes.others, shops: shops.others },
    noOps: { codes: codes.matching, shops: shops.matching },
  };
}

/** The notice of the part that is written; empty where there is none. */
function noticeOf(parts: readonly OverlayFile[], game: string | null): unknown {
  return (game === null ? parts[0] : parts[1])?.notice ?? '';
}

function isSameStatus(stated: StatedStatus, wanted: StatedStatus): boolean {
  if (stated.kind === 'sold' || wanted.kind === 'sold') return stated.kind === wanted.kind;
  return timeOf(stated.until) === timeOf(wanted.until);
}

function timeOf(until: unknown): unknown {
  return typeof until === 'string' ? Date.parse(until) : until;
}

function partition<T>(all: readonly T[], isMatching: (one: T) => boolean) {
  return { matching: all.filter(isMatching), others: all.filter((one) => !isMatching(one)) };
}
