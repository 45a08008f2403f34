import type { Judgement } from './compare';

/** Metrics of a group of texts; shares are 0 to 1, and 1 for an empty group. */
export type Measures = {
  readonly lines: number;
  /** Fully correct texts. */
  readonly exact: number;
  /** Correct texts ignoring unread words. */
  readonly exactButUnread: number;
  /** Of items with level and mode. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Share of parsed items whose id is not in the text. */
  readonly wrong: number;
  /** Share of correct ambiguities among the texts with one; null if there are none. */
  readonly ambiguous: number | null;
  /** In letters and digits. */
  readonly dropped: number;
  /** In words. */
  readonly passedOver: number;
};

/** Targets of the held-out half. */
const LEAST = { exact: 0.85, f1: 0.97, wrong: 0.01, dropped: 0 };

/** Computes the metrics of a group of texts. */
export function measure(group: readonly Judgement[]): Measures {
  const sum = (count: (one: Judgement) => number) => group.reduce((total, one) => total + count(one), 0);
  const read = sum(({ got }) => got.items.length);
  const hits = sum((one) => one.hits);
  const precision = share(hits, read);
  const recall = share(
    hits,
    sum(({ want }) => want.items.length),
  );
  const unclear = group.filter(({ want, got }) => want.ambiguous.length + got.ambiguous.length > 0);
  return {
    lines: group.length,
    exact: share(group.filter(({ differing }) => differing.length === 0).length, group.length),
    exactButUnread: share(
      group.filter(({ differing }) => differing.every((part) => part === 'unread')).length,
      group.length,
    ),
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    wrong: read === 0 ? 0 : sum((one) => one.wrong) / read,
    ambiguous:
      unclear.length === 0
        ? null
        : share(unclear.filter(({ differing }) => !differing.includes('ambiguous')).length, unclear.length),
    dropped: sum((one) => one.dropped),
    passedOver: sum((one) => one.passedOver.length),
  };
}

/** Describes every target that is missed. */
export function missesOf({ lines, exact, f1, wrong, dropped }: Measures): readonly string[] {
  if (lines === 0) return ['there are no texts'];
  return [
    ...(exact < LEAST.exact ? [`exact lines ${percent(exact)}, at least ${percent(LEAST.exact)}`] : []),
    ...(f1 < LEAST.f1 ? [`item F1 ${f1.toFixed(3)}, at least ${LEAST.f1}`] : []),
    ...(wrong > LEAST.wrong ? [`wrong items ${percent(wrong)}, at most ${percent(LEAST.wrong)}`] : []),
    ...(dropped > LEAST.dropped ? [`dropped characters ${dropped}, at most ${LEAST.dropped}`] : []),
  ];
}

/** Formats a share: `93.5 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
