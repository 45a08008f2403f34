import type { Random } from '../../unit/randomShop';

const UNUSUAL_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '__proto__',
  'constructor',
  -1,
  0.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[[]]],
  '../secrets',
  '梅'.repeat(2_000),
];

/** Texts that parsers tend to mishandle: escapes, operators, controls, lone surrogates, other widths and directions, repetitions. */
const UNUSUAL_TEXTS: readonly string[] = [
  '%',
  '%E0%A4',
  '%00',
  '\0',
  '\ud800',
  '\u202e',
  '\u200b',
  '１２３',
  '1e309',
  '-1',
  'NaN',
  '..',
  '*',
  ',',
  '&&&',
  '=',
  "'",
  '"',
  '((((',
  '[',
  '\\',
  '__proto__',
  'constructor',
  '不要'.repeat(50),
  'a'.repeat(2_000),
  '9'.repeat(400),
  '🀄',
  '\r\n',
  '；',
];

/** Changes, drops or repeats one value somewhere in a JSON value. */
export function mutateJson(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.happens(0.15)) return random.pick(UNUSUAL_VALUES);
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(UNUSUAL_VALUES)];
    const index = random.integer(0, value.length - 1);
    const changed = value.map((one: unknown, i) => (i === index ? mutateJson(random, one) : one));
    return random.pick([changed, changed, value.toSpliced(index, 1), [...value, ...value.slice(index)]]);
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return { [random.pick(UNUSUAL_TEXTS)]: random.pick(UNUSUAL_VALUES) };
  const key = random.pick(keys);
  const { [key]: own, ...others } = value as Readonly<Record<string, unknown>>;
  return random.happens(0.2) ? others : { ...others, [key]: mutateJson(random, own) };
}

/** Inserts, removes, repeats or replaces parts of a text, once to four times. */
export function mutateText(random: Random, text: string): string {
  let mutated = text;
  for (let times = random.integer(1, 4); times > 0; times--) {
    const from = random.integer(0, mutated.length);
    const to = Math.min(mutated.length, from + random.integer(0, 12));
    const part = random.pick([
      random.pick(UNUSUAL_TEXTS),
      random.pick(UNUSUAL_TEXTS),
      mutated.slice(from, to).repeat(random.integer(0, 3)),
      String.fromCharCode(random.integer(0, 0xffff)),
    ]);
    mutated = mutated.slice(0, from) + part + mutated.slice(to);
  }
  return mutated;
}
