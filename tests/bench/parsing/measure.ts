import type { Judgement } from './compare';

/** Figures over a group of texts; shares are 0 to 1, 1 where there is nothing to be right about. */
export type Measures = {
  readonly lines: number;
  /** Texts of which everything is right. */
  readonly exact: number;
  /** The same without regard to unread words. */
  readonly exactButUnread: number;
  /** Of items with level and mode. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Share of the read items whose id is not in the text at all. */
  readonly wrong: number;
  /** Share of exact ambiguities among the texts that have or should have one; null: there are none. */
  readonly ambiguous: number | null;
  /** Letters and digits. */
  readonly dropped: number;
  /** Words. */
  readonly passedOver: number;
};

/** What the half that was not looked at must reach. */
const LEAST = { exact: 0.85, f1: 0.97, wrong: 0.01, dropped: 0 };

/** Measures a group of texts. */
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

/** What the measures miss of what must be reached, one sentence each. */
export function missesOf({ lines, exact, f1, wrong, dropped }: Measures): readonly string[] {
  if (lines === 0) return ['there are no texts'];
  return [
    ...(exact < LEAST.exact ? [`exact lines ${percent(exact)}, at least ${percent(LEAST.exact)}`] : []),
    ...(f1 < LEAST.f1 ? [`item F1 ${f1.toFixed(3)}, at least ${LEAST.f1}`] : []),
    ...(wrong > LEAST.wrong ? [`wrong items ${percent(wrong)}, at most ${percent(LEAST.wrong)}`] : []),
    ...(dropped > LEAST.dropped ? [`dropped characters ${dropped}, at most ${LEAST.dropped}`] : []),
  ];
}

/** A share as people read it: `93.5 %`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
