import { type InterpretedPart, makeOperatorText } from '@/query-parser/clauses/operatorText';
import { findBackground } from '@/query-parser/doubt/findBackground';
import { markDoubtful } from '@/query-parser/doubt/markDoubtful';
import type { ListingRules } from '@/query-parser/listings/listingRules';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { TextPart } from '@/query-parser/text/textPart';
import { asSkipped, isOperatorKind, isScopeOperator } from '@/query-parser/text/token';
import { applyOperator } from './applyOperator';
import { cancelMentions } from './cancelMentions';
import { chooseAlternatives } from './chooseAlternatives';
import { findReplaced } from './findReplaced';
import { attitudeOf, markIndifferent, markNice, markOptional, refusalOf } from './marks';
import { isIndifferent } from './operatorExceptions';
import { refuseHolders } from './refuseHolders';
import { refuseMarked } from './refuseMarked';
import { releaseOwned } from './releaseOwned';
import { requireMissing } from './requireMissing';
import { refuseAllLevels, spreadRefusals } from './spreadRefusals';

/** Applies operators such as 不要, 或 and 最好 to their operands and marks them as skipped. An operator without operand stays unread.
 *  Negation and wishes extend over an explicit join (和, 、, /), but not over a space or a comma. */
export function applyOperators(
  parts: readonly TextPart[],
  mode: ParseMode,
  chars: string,
  rules: ListingRules | null,
): readonly InterpretedPart[] {
  const text = makeOperatorText(parts, findReplaced(parts, chars), mode, chars);
  const interpreted = text.parts;
  for (const [index, part] of interpreted.entries()) {
    if (part.entity !== null) continue;
    refuseMarked(text, index);
    if (!isScopeOperator(part.tokens[0])) continue;
    const word = chars.slice(part.start, part.end);
    applyOperator(text, index, 'not', rules === null ? refusalOf(word) : (part) => rules.deny(part, word));
    applyOperator(text, index, 'nice', markNice);
    applyOperator(text, index, 'ignored', attitudeOf(word));
  }
  for (const [index, part] of interpreted.entries())
    if (isScopeOperator(part.tokens[0]))
      applyOperator(text, index, 'optional', isIndifferent(text, index) ? markIndifferent : markOptional);
  if (mode === 'query') {
    cancelMentions(interpreted);
    refuseHolders(text);
    requireMissing(text);
    for (const part of findBackground(interpreted, chars)) part.isDoubtful = true;
    spreadRefusals(text);
    refuseAllLevels(text);
    releaseOwned(text);
  }
  chooseAlternatives(text);
  if (mode === 'query') markDoubtful(interpreted, chars);
  else rules?.ignoreAbsent(interpreted, chars);
  for (const part of interpreted) {
    if (part.isUsed) {
      part.operator = part.tokens[0]?.meanings.find(({ kind }) => isOperatorKind(kind))?.kind ?? null;
      part.tokens = part.tokens.map(asSkipped);
    }
  }
  return interpreted;
}
