import type { ParsedChoice } from '@/query-parser/result/parsedText';

/** A listing that names several platforms runs on both. */
export function mergePlatforms(choice: ParsedChoice): ParsedChoice {
  const { facet, not, values } = choice;
  const isBoth = values.includes('both') || (values.includes('android') && values.includes('ios'));
  return facet === 'platform' && !not && values.length > 1 && isBoth ? { ...choice, values: ['both'] } : choice;
}
