import { writeFileSync } from 'node:fs';
import { UNLIKELY } from '../../src/query-parser/listings/findUnlikely';
import { MIN_MENTION_ODDS } from '../../src/query-parser/stance/mentionOdds';
import { SEPARATOR } from '../../src/query-parser/stance/trainedOdds';
import { type Example, fitLogisticRegression, type LinearModel, logOdds } from './logisticRegression';
import { readAbsences } from './readAbsences';
import { readExamples } from './readExamples';

/** Every page loads them: their bytes compete with those of rules. */
const MAX_NGRAMS = 64;
/** The rules for listings weigh on no page. */
const MAX_NGRAMS_OF_LISTINGS = 1500;
/** Weights are multiples of this many tenths. Smaller ones decide next to nothing, but every buyer would load them. */
const STEP = 4;
/** Counts twice: most texts are ordinary wishes, of which no name may be lost. */
const ORDINARY = 'wishes';

type Examples = ReadonlyMap<string, readonly (Example & { readonly isKnown?: boolean })[]>;

/** Learns from the messages and texts in `tests/bench/parsing` by which words a name is mentioned rather than wanted, and by which words a
 *  listing does not have it, and prints how well that works for each author or family when the model has learned from the others only:
 *  `npm run stance` (docs/decisions/0056-wanted-or-mentioned.md). */
trainMentions(await readExamples(), 'src/query-parser/stance/stanceWeights.json');
trainAbsences(await readAbsences(), 'src/query-parser/listings/absenceWeights.json');

function trainMentions(byAuthor: Examples, file: string): void {
  for (const [author, examples] of byAuthor) {
    const model = train(others(byAuthor, author), MAX_NGRAMS);
    const isMentioned = ({ features }: Example) => 10 * logOdds(model, features) > MIN_MENTION_ODDS;
    const right = examples.filter((one) => isMentioned(one) === one.isPositive).length;
    console.log(`${author}: ${right} of ${examples.length} names (${((100 * right) / examples.length).toFixed(1)} %)`);
  }
  writeWeights(train([...byAuthor], MAX_NGRAMS), file);
}

function trainAbsences(byFamily: Examples, file: string): void {
  let [found, absent, wrong, present] = [0, 0, 0, 0];
  for (const [family, examples] of byFamily) {
    const model = train(others(byFamily, family), MAX_NGRAMS_OF_LISTINGS);
    for (const { features, isPositive, isKnown } of examples) {
      if (isKnown) continue;
      const isUnlikely = 10 * logOdds(model, features) > UNLIKELY;
      if (isPositive) absent++;
      else present++;
      if (isUnlikely && isPositive) found++;
      if (isUnlikely && !isPositive) wrong++;
    }
  }
  console.log(
    `listings, names without a level that no rule knows as absent: ${found} of ${absent} found, ${wrong} of ${present} wrongly`,
  );
  writeWeights(train([...byFamily], MAX_NGRAMS_OF_LISTINGS), file);
}

function others(examples: Examples, one: string): readonly (readonly [string, readonly Example[]])[] {
  return [...examples].filter(([other]) => other !== one);
}

function writeWeights({ bias, weights }: LinearModel, file: string): void {
  const byWeight = new Map<number, string[]>();
  for (const [ngram, weight] of weights) {
    const tenths = Math.round((weight * 10) / STEP) * STEP;
    if (tenths !== 0 && !ngram.includes(SEPARATOR)) byWeight.set(tenths, [...(byWeight.get(tenths) ?? []), ngram]);
  }
  const sorted = [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([weight, ngrams]) => [weight, ngrams.sort().join(SEPARATOR)]);
  const trained = { bias: Math.round(bias * 10), weights: Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(trained)}\n`);
}

function train(examples: readonly (readonly [string, readonly Example[]])[], maxNgrams: number): LinearModel {
  const all = examples.flatMap(([author, theirs]) => (author === ORDINARY ? [...theirs, ...theirs] : theirs));
  return fitLogisticRegression(all, maxNgrams);
}
