import { type MutablePart, skipWords } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';
import { findElsewhere } from './findElsewhere';
import { type Absence, findMissing } from './findMissing';
import { findUnlikely } from './findUnlikely';

/** Ignores the names that an account does not have, with the words that deny them, and those of other accounts; names that it probably does not
 *  have become doubtful. The account has what remains.
 *  @param chars  the folded text */
export function ignoreAbsent(parts: readonly MutablePart[], chars: string): void {
  for (const absence of findMissing(parts, chars)) ignore(parts, absence);
  for (const part of findElsewhere(parts, chars)) part.isIgnored = true;
  for (const part of findUnlikely(parts, chars)) part.isDoubtful = true;
  for (const part of parts) {
    // 没有梅林
    part.isIgnored ||= part.isNegated && isItem(part);
    part.mode = 'must';
  }
}

function ignore(parts: readonly MutablePart[], { part, start, end }: Absence<MutablePart>): void {
  part.isIgnored = true;
  for (const word of parts) if (word.entity === null && word.start >= start && word.end <= end) skipWords(word);
}
