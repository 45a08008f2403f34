import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { sameValue } from '@/base/sameValue';
import { isAbort } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { PAGE_SIZE } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { keepPlaces } from '@/features/search-state/keepPlaces';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';
import { useSteady } from '@/ui/hooks/useSteady';

/** A hit and the answer that it belongs to. */
export type PlacedHit = { readonly hit: Hit; readonly answer: SearchResult };

/** The hits after an answer's own, as many as are to be shown: all of them by their codes, those that are looked at as a
 *  whole. Places count from 0, the first one after the answer's hits. */
export type FurtherHits = {
  readonly count: number;
  /** Empty until they have come. */
  readonly codes: readonly OfferCode[];
  /** Null while it is on its way. */
  readonly at: (place: number) => PlacedHit | null;
  /** Says which are looked at, from the first to before the last. */
  readonly need: (from: number, to: number) => void;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** For lists that have nothing after what they show. */
export const NOTHING_FURTHER: FurtherHits = {
  count: 0,
  codes: [],
  at: () => null,
  need: () => {},
  failed: false,
  retry: () => {},
};

/** So many are kept as a whole at most, so that who scrolls through a long list does not gather all of it in the page. */
const MAX_FAVOURITES = 20 * PAGE_SIZE;

/** The codes of an answer's further hits, and those of its hits that have come. */
type Listed = {
  readonly of: SearchResult;
  readonly codes: readonly OfferCode[];
  readonly known: ReadonlyMap<OfferCode, PlacedHit>;
};
const NOBODY: Listed['known'] = new Map();

/** Lists the hits beyond those of an answer, and fetches what is looked at.
 *  @param shown    how many are to be shown, those of the answer included
 *  @param overlay  what it calls sold stays in its place while it is read */
export function useMoreResults(
  client: SearchClient | null,
  answer: SearchResult | null,
  shown: number,
  overlay: Overlay | null,
): FurtherHits {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(new Set<OfferCode>());
  const turn = useRef(new AbortController());
  const { hits, total } = answer?.page ?? { hits: [], total: 0 };
  const beyond = Math.max(0, Math.min(shown, total) - hits.length);
  const fail = (error: unknown) => {
    if (!isAbort(error)) setFailed(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks the same once more
  useEffect(() => {
    if (client === null || answer === null || beyond === 0) return;
    const cancel = new AbortController();
    client.points(answer.query, shown, cancel.signal).then(({ codes }) => {
      turn.current = cancel;
      asked.current.clear();
      setFailed(false);
      startTransition(() => setListed((before) => list(before, answer, codes, overlay)));
    }, fail);
    return () => cancel.abort();
  }, [client, answer, beyond, shown, attempt]);

  // What was listed for the same question stays until it is listed anew.
  const now =
    beyond > 0 && listed !== null && answer !== null && isSameQuery(listed.of.query, answer.query) ? listed : null;
  const codes = useMemo(() => withoutOwn(now?.codes ?? [], hits), [now?.codes, hits]);
  const need = useSteady((from: number, to: number) => {
    if (client === null || now === null || now.of !== answer) return;
    const start = Math.max(0, Math.floor(from / PAGE_SIZE)) * PAGE_SIZE;
    const end = Math.max(0, Math.ceil(to / PAGE_SIZE)) * PAGE_SIZE;
    const missing = codes.slice(start, end).filter((code) => !asked.current.has(code));
    if (missing.length === 0) return;
    for (const code of missing) asked.current.add(code);
    client.offers(missing, now.of.query, turn.current.signal).then((come) => {
      startTransition(() =>
        setListed((before) => (before?.of === now.of ? take(before, come, asked.current) : before)),
      );
    }, fail);
  });

  return useMemo(
    () => ({
      count: now === null ? beyond : codes.length,
      codes,
      at: (place) => now?.known.get(codes[place] ?? ('' as OfferCode)) ?? null,
      need,
      failed,
      retry: () => setAttempt((count) => count + 1),
    }),
    [now, beyond, codes, need, failed],
  );
}

/** What is known of the same question stays on screen until it has come anew, and what was sold meanwhile in its place. */
function list(before: Listed | null, of: SearchResult, codes: readonly OfferCode[], overlay: Overlay | null): Listed {
  if (before === null || !isSameQuery(before.of.query, of.query)) return { of, codes, known: NOBODY };
  const isSold = (code: OfferCode) => overlay?.sold.has(code) ?? false;
  return { of, codes: keepPlaces(before.codes, codes, (code) => code, isSold), known: before.known };
}

/** Codes that are not among the answer's own hits. */
function withoutOwn(codes: readonly OfferCode[], hits: readonly Hit[]): readonly OfferCode[] {
  const own = new Set(hits.map(({ offer }) => offer.code));
  return codes.filter((code) => !own.has(code));
}

/** Adds the hits that have come; those that were looked at longest ago go, and may be asked for again. */
function take(listed: Listed, come: readonly Hit[], asked: Set<OfferCode>): Listed {
  const known = new Map(listed.known);
  for (const hit of come) {
    const { code } = hit.offer;
    const before = known.get(code);
    known.delete(code);
    known.set(code, before !== undefined && sameValue(before.hit, hit) ? before : { hit, answer: listed.of });
  }
  for (const code of [...known.keys()].slice(0, Math.max(0, known.size - MAX_FAVOURITES))) {
    known.delete(code);
    asked.delete(code);
  }
  return { ...listed, known };
}
