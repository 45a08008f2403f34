import { clauseBoundaries } from './boundaries';
import { type Mutation, splice } from './mutation';

/** Line breaks become commas or semicolons. */
export const LINES_JOINED: Mutation = {
  name: 'line breaks to commas and semicolons',
  variantsOf: (_, parsed) => replaceBoundaries(parsed, /^\s*\n\s*$/u, ['，', '；', ', ']),
};

/** Commas and semicolons become line breaks. */
export const LINES_SPLIT: Mutation = {
  name: 'commas and semicolons to line breaks',
  variantsOf: (_, parsed) => replaceBoundaries(parsed, /^\s*[，,；;]\s*$/u, ['\n', '\n\n']),
};

/** Commas become semicolons and vice versa. */
export const COMMAS_SWAPPED: Mutation = {
  name: 'commas to semicolons and back',
  variantsOf: (_, parsed) => [
    ...replaceBoundaries(parsed, /^\s*[，,]\s*$/u, ['；']),
    ...replaceBoundaries(parsed, /^\s*[；;]\s*$/u, ['，']),
  ],
};

function replaceBoundaries(
  parsed: Parameters<typeof clauseBoundaries>[0],
  from: RegExp,
  replacements: readonly string[],
): readonly string[] {
  const { text } = parsed;
  const boundaries = clauseBoundaries(parsed).filter(({ start, end }) => from.test(text.slice(start, end)));
  if (boundaries.length === 0) return [];
  return replacements.map((replacement) =>
    [...boundaries].reverse().reduce((changed, { start, end }) => splice(changed, start, end, replacement), text),
  );
}
