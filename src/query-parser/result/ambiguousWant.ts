import type { Want } from '@/domain/query';
import type { AmbiguousName } from './parsedText';

/** Returns the want for any of the items that an ambiguous name fits. */
export function ambiguousWant({ text, candidates, mode, level }: AmbiguousName): Want {
  const [item, ...others] = candidates;
  if (item === undefined) throw new RangeError('an ambiguous name without candidates');
  return { item, mode, level, ambiguity: { name: text.replace(/\s+/g, ' ').trim(), others } };
}
