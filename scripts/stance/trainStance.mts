import { writeFileSync } from 'node:fs';
import { type Example, fitLogisticRegression, logOdds } from './logisticRegression';
import { readExamples } from './readExamples';

const MAX_NGRAMS = 640;
/** Smaller weights decide next to nothing, but every buyer would load them. */
const MIN_TENTHS = 3;
/** Between the n-grams of a weight: one string is smaller than a list. */
const SEPARATOR = '|';
/** Counts twice: most texts are ordinary wishes, of which no name may be lost. */
const ORDINARY = 'wishes';

/** Learns from the messages in `tests/bench/parsing/messages` by which words a name is mentioned rather than wanted, and prints how well that
 *  works for each author when the model has learned from the others only: `npm run stance` (docs/decisions/0056-wanted-or-mentioned.md). */
const byAuthor = await readExamples();
for (const [author, examples] of byAuthor) {
  const model = train([...byAuthor].filter(([other]) => other !== author));
  const right = examples.filter(({ features, isPositive }) => logOdds(model, features) > 0 === isPositive).length;
  console.log(`${author}: ${right} of ${examples.length} names (${((100 * right) / examples.length).toFixed(1)} %)`);
}
const { bias, weights } = train([...byAuthor]);
const byWeight = new Map<number, string[]>();
for (const [ngram, weight] of weights) {
  const tenths = Math.round(weight * 10);
  if (Math.abs(tenths) >= MIN_TENTHS && !ngram.includes(SEPARATOR))
    byWeight.set(tenths, [...(byWeight.get(tenths) ?? []), ngram]);
}
const sorted = [...byWeight]
  .sort(([a], [b]) => a - b)
  .map(([weight, ngrams]) => [weight, ngrams.sort().join(SEPARATOR)]);
const trained = { bias: Math.round(bias * 10), weights: Object.fromEntries(sorted) };
writeFileSync('src/query-parser/stance/stanceWeights.json', `${JSON.stringify(trained)}\n`);

function train(byAuthor: readonly (readonly [string, readonly Example[]])[]) {
  const examples = byAuthor.flatMap(([author, theirs]) => (author === ORDINARY ? [...theirs, ...theirs] : theirs));
  return fitLogisticRegression(examples, MAX_NGRAMS);
}
