/** A reproducible random generator: the same seed gives the same numbers on every machine. */
export type Random = {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** True with the given probability, 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** Integer from `min` to `max`, both inclusive. */
  readonly integer: (min: number, max: number) => number;
  /** Log-normal with median 1; `spread` is the standard deviation of the logarithm. */
  readonly logNormal: (spread: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** Index into the weights, with a probability proportional to the weight. */
  readonly weightedIndex: (weights: readonly number[]) => number;
  readonly shuffle: <T>(list: readonly T[]) => readonly T[];
};

/** Creates a generator: mulberry32, seeded with the FNV-1a hash of the text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    integer: whole,
    logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    pick: (choices) => choices[whole(0, choices.length - 1)]!,
    weightedIndex: (weights) => pickWeightedIndex(weights, next()),
    shuffle: (list) => {
      const keyed = list.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
}

function pickWeightedIndex(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
