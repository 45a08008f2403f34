import type { OverlayAdditions, OverlayRemovals } from './overlayEdits';
import { hasPrice, listOf, type OverlayFile, partsFor, priceIn, type StatedStatus, statusIn } from './overlayFile';

/** Edits that change an overlay file, and those that have no effect. */
export type SplitChanges<Edits> = { readonly effective: Edits; readonly noOps: Edits };

/** Separates additions that change an overlay file from those that are in it already. A price that pages no longer show counts as a
 *  change when it is set again.
 *  @param game               null: the entries count for all games
 *  @param ineffectivePrices  codes with a price that pages do not show */
export function splitAdditions(
  file: OverlayFile,
  additions: OverlayAdditions,
  game: string | null,
  ineffectivePrices: ReadonlySet<string>,
): SplitChanges<OverlayAdditions> {
  const parts = partsFor(file, game);
  const outer = parts.slice(0, 1);
  // An entry for all games must be in the outer part; an entry for one game may be in either part.
  const isStated = <T>(read: (part: OverlayFile) => T | null, isSame: (stated: T) => boolean) => {
    const stated = parts.map(read).filter((one) => one !== null);
    const candidates = game === null ? outer : parts;
    return stated.every(isSame) && candidates.some((part) => read(part) !== null);
  };
  const hasStatus = (code: string, wanted: StatedStatus) =>
    isStated(
      (part) => statusIn(part, code),
      (stated) => isSameStatus(stated, wanted),
    );
  const sold = partition(additions.sold, (code) => hasStatus(code, { kind: 'sold' }));
  const reserved = partition(additions.reserved, ({ code, until }) => hasStatus(code, { kind: 'reserved', until }));
  const prices = partition(
    additions.prices,
    ({ code, price }) =>
      !ineffectivePrices.has(code) &&
      isStated(
        (part) => priceIn(part, code),
        (stated) => stated === price,
      ),
  );
  const pausedShops = partition(additions.pausedShops, (shop) =>
    (game === null ? outer : parts).some((part) => listOf(part, 'pausedShops').includes(shop)),
  );
  const notice = partition(
    additions.notice === null ? [] : [additions.notice],
    (text) => text === noticeOf(parts, game),
  );
  const pick = (side: 'others' | 'matching'): OverlayAdditions => ({
    sold: sold[side],
    reserved: reserved[side],
    prices: prices[side],
    pausedShops: pausedShops[side],
    notice: notice[side][0] ?? null,
  });
  return { effective: pick('others'), noOps: pick('matching') };
}

/** Separates removals that change an overlay file from codes and shops without an entry.
 *  @param game  as for `clearOverlay` */
export function splitRemovals(
  file: OverlayFile,
  removals: OverlayRemovals,
  game: string | null,
): SplitChanges<Omit<OverlayRemovals, 'all'>> {
  const parts = partsFor(file, game);
  const codes = partition(removals.codes, (code) =>
    parts.every((part) => statusIn(part, code) === null && !hasPrice(part, code)),
  );
  const shops = partition(removals.shops, (shop) => parts.every((part) => !listOf(part, 'pausedShops').includes(shop)));
  return {
    effective: { codes: codes.others, shops: shops.others },
    noOps: { codes: codes.matching, shops: shops.matching },
  };
}

/** Returns the notice of the part that is written; empty if there is none. */
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
