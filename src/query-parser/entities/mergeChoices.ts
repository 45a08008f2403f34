import type { GameSpec } from '@/games/types';
import type { ParsedChoice } from '@/query-parser/result/parsedText';

/** Merges choices into one per facet: several values mean any of them, a narrower value replaces a wider one (国服 B服), and
 *  excluded values are removed. Values follow the order of the spec. */
export function mergeChoices(choices: readonly ParsedChoice[], spec: GameSpec): readonly ParsedChoice[] {
  const merged = new Map<string, ParsedChoice>();
  for (const one of choices) {
    const before = merged.get(one.facet);
    merged.set(one.facet, before === undefined ? one : mergeTwo(before, one, isYesNo(one.facet, spec)));
  }
  return [...merged.values()].map((one) => ({ ...one, values: inOrder(one, spec) }));
}

function mergeTwo(a: ParsedChoice, b: ParsedChoice, yesNo: boolean): ParsedChoice {
  if (yesNo) return b;
  if (a.not !== b.not) {
    const [included, excluded] = a.not ? [b, a] : [a, b];
    const values = included.values.filter((value) => !excluded.values.includes(value));
    // ×国服（中国版）: a refused value that is named again stays refused.
    return values.length === 0 ? excluded : { ...included, values };
  }
  const [few, many] = a.values.length <= b.values.length ? [a, b] : [b, a];
  if (!a.not && few.values.every((value) => many.values.includes(value))) return few;
  return { ...a, values: [...new Set([...a.values, ...b.values])] };
}

function isYesNo(facet: string, { attributes }: GameSpec): boolean {
  return attributes.some(({ id, type }) => id === facet && type === 'bool');
}

function inOrder({ facet, values }: ParsedChoice, { attributes }: GameSpec): readonly string[] {
  const attribute = attributes.find(({ id }) => id === facet);
  if (attribute?.type !== 'enum') return values;
  const order = attribute.options.map(({ id }) => id);
  return [...values].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A listing that names several platforms runs on both. */
export function mergePlatforms(choice: ParsedChoice): ParsedChoice {
  const { facet, not, values } = choice;
  const isBoth = values.includes('both') || (values.includes('android') && values.includes('ios'));
  return facet === 'platform' && !not && values.length > 1 && isBoth ? { ...choice, values: ['both'] } : choice;
}
