/** A case to learn from: its features, and whether it is one of those to find. */
export type Example = { readonly features: Iterable<string>; readonly isPositive: boolean };

/** Weights of features, in the logarithm of odds; features without weight do not count. */
export type LinearModel = { readonly bias: number; readonly weights: ReadonlyMap<string, number> };

/** Rarer features say more about the authors than about the language. */
const MIN_COUNT = 4;
const EPOCHS = 6;
/** Weights are averaged from this epoch on: the last examples would otherwise count more. */
const FIRST_AVERAGED = 2;
const LEARNING_RATE = 0.3;

/** Fits a logistic regression by stochastic gradient descent with a step size per feature (AdaGrad), in an order that is the same in
 *  each run.
 *  @param maxFeatures  number of features that keep their weight: those that matter most over all examples
 *  @source  J. Duchi, E. Hazan, Y. Singer: Adaptive Subgradient Methods, 2011 */
export function fitLogisticRegression(examples: readonly Example[], maxFeatures: number): LinearModel {
  const { ids, counts } = featuresOf(examples);
  const cases = examples.map(({ features, isPositive }) => ({
    features: [...features].flatMap((feature) => ids.get(feature) ?? []),
    target: isPositive ? 1 : 0,
  }));
  const weights = new Float64Array(ids.size);
  const squares = new Float64Array(ids.size).fill(1);
  const sums = new Float64Array(ids.size);
  let bias = 0;
  let biasSum = 0;
  let biasSquares = 1;
  const random = seededRandom();
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(cases, random);
    for (const { features, target } of cases) {
      const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), bias);
      const gradient = 1 / (1 + Math.exp(-sum)) - target;
      biasSquares += gradient * gradient;
      bias -= (LEARNING_RATE * gradient) / Math.sqrt(biasSquares);
      for (const feature of features) {
        const total = (squares[feature] ?? 1) + gradient * gradient;
        squares[feature] = total;
        weights[feature] = (weights[feature] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(total);
      }
    }
    if (epoch < FIRST_AVERAGED) continue;
    biasSum += bias;
    for (const [id, weight] of weights.entries()) sums[id] = (sums[id] ?? 0) + weight;
  }
  const averaged = EPOCHS - FIRST_AVERAGED;
  const weighted = [...ids].map(([feature, id]) => ({
    feature,
    weight: (sums[id] ?? 0) / averaged,
    effect: Math.abs(sums[id] ?? 0) * Math.sqrt(counts.get(feature) ?? 0),
  }));
  weighted.sort((a, b) => b.effect - a.effect);
  const heaviest = weighted.slice(0, maxFeatures);
  return {
    bias: biasSum / averaged,
    weights: new Map(heaviest.map(({ feature, weight }) => [feature, weight])),
  };
}

/** Returns the logarithm of the odds that a case is one of those to find. */
export function logOdds({ bias, weights }: LinearModel, features: Iterable<string>): number {
  let sum = bias;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

function featuresOf(examples: readonly Example[]) {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([, count]) => count >= MIN_COUNT);
  return { ids: new Map(frequent.map(([feature], id) => [feature, id])), counts };
}

function shuffle(cases: unknown[], random: () => number): void {
  for (let last = cases.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [cases[last], cases[other]] = [cases[other], cases[last]];
  }
}

/** @source  Numerical Recipes, 3rd edition, section 7.1: the linear congruential generator `ranqd1` */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
