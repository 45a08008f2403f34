/** Between the n-grams of a weight: one string is smaller than a list. */
export const SEPARATOR = '|';

/** Weights of n-grams in tenths of the logarithm of odds; n-grams of the same weight are one string. */
export type Trained = { readonly bias: number; readonly weights: Readonly<Record<string, string>> };

/** Creates a function that adds up the weights of n-grams. The table is built at the first use. */
export function trainedOdds({ bias, weights }: Trained): (ngrams: readonly string[]) => number {
  let table: ReadonlyMap<string, number> | null = null;
  return (ngrams) => {
    table ??= new Map(
      Object.entries(weights).flatMap(([weight, list]) =>
        list.split(SEPARATOR).map((ngram) => [ngram, Number(weight)]),
      ),
    );
    let odds = bias;
    for (const ngram of ngrams) odds += table.get(ngram) ?? 0;
    return odds;
  };
}
