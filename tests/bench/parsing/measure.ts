import type { Comparison } from './compare';

/** Metrics of a group of texts; shares are 0 to 1, and 1 for an empty group. */
export type Metrics = {
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
  /** In items. */
  readonly wantedThoughRefused: number;
  /** In letters and digits. */
  readonly dropped: number;
  /** In words. */
  readonly wronglySkipped: number;
};

/** Targets of the held-out half. */
const TARGETS = { exact: 0.85, f1: 0.97, wrong: 0.01, dropped: 0 };

/** Computes the metrics of a group of texts. */
export function measure(group: readonly Comparison[]): Metrics {
  const sum = (count: (one: Comparison) => number) => group.reduce((total, one) => total + count(one), 0);
  const read = sum(({ actual }) => actual.items.length);
  const hits = sum((one) => one.hits);
  const precision = share(hits, read);
  const recall = share(
    hits,
    sum(({ expected }) => expected.items.length),
  );
  const unclear = group.filter(({ expected, actual }) => expected.ambiguous.length + actual.ambiguous.length > 0);
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
    wantedThoughRefused: sum((one) => one.wantedThoughRefused),
    dropped: sum((one) => one.dropped),
    wronglySkipped: sum((one) => one.wronglySkipped.length),
  };
}

/** Describes every target that is missed. */
export function missesOf({ lines, exact, f1, wrong, dropped }: Metrics): readonly string[] {
  if (lines === 0) return ['there are no texts'];
  return [
    ...(exact < TARGETS.exact ? [`exact lines ${percent(exact)}, at least ${percent(TARGETS.exact)}`] : []),
    ...(f1 < TARGETS.f1 ? [`item F1 ${f1.toFixed(3)}, at least ${TARGETS.f1}`] : []),
    ...(wrong > TARGETS.wrong ? [`wrong items ${percent(wrong)}, at most ${percent(TARGETS.wrong)}`] : []),
    ...(dropped > TARGETS.dropped ? [`dropped characters ${dropped}, at most ${TARGETS.dropped}`] : []),
  ];
}

/** Formats a share: `93.5 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
