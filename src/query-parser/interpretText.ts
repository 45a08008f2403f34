import { bindAmounts } from './amounts/bindAmounts';
import { bindBudget } from './amounts/bindBudget';
import type { InterpretedPart } from './clauses/operatorText';
import { acceptVersions } from './collect/acceptVersions';
import { chooseByBracket } from './collect/chooseByBracket';
import { dropDoubtfulShops } from './doubt/dropDoubtfulShops';
import { absorbBounds } from './leftovers/absorbBounds';
import { bindLevels } from './levels/bindLevels';
import type { GameToParse } from './listings/listingRules';
import { joinNames } from './meanings/joinNames';
import { mergeWords } from './meanings/mergeWords';
import { resolveByContext } from './meanings/resolveByContext';
import { dropNameFragments, resolveValues } from './meanings/resolveValues';
import { splitAtSpaces } from './meanings/splitAtSpaces';
import { applyOperators } from './operators/applyOperators';
import type { ParseMode } from './result/parsedText';
import { type FoldedText, foldWithOffsets } from './text/foldedText';
import { chooseTokens } from './tokens/chooseTokens';
import { completeNames } from './tokens/completeNames';
import { defineNumbers } from './tokens/defineNumbers';
import { dropStrayNames } from './tokens/dropStrayNames';
import { findPhrases } from './tokens/findPhrases';
import { findShops } from './tokens/findShops';
import { findTypos } from './tokens/findTypos';
import { joinLevelNouns } from './tokens/joinLevelNouns';
import { limitLevels } from './tokens/limitLevels';
import { rememberTokens } from './tokens/rememberTokens';
import { resolveOwnership } from './tokens/resolveOwnership';
import { skipEnumerators } from './tokens/skipEnumerators';
import { skipFans } from './tokens/skipFans';
import { skipInflections } from './tokens/skipInflections';
import { skipStruck } from './tokens/skipStruck';

/** A text with the parts it was split into, with operators applied. */
export type InterpretedText = { readonly folded: FoldedText; readonly parts: readonly InterpretedPart[] };

/** Splits a text into parts and interprets each of them: the intermediate form of `parseText`, which `--explain` shows. */
export function interpretText(game: GameToParse, mode: ParseMode, text: string): InterpretedText {
  const folded = foldWithOffsets(text);
  const rules = mode === 'offer' ? (game.listingRules ?? null) : null;
  const found = mergeCandidates(findShops(game, folded), findPhrases(folded, rules?.phrases));
  const findTokensAt = rememberTokens(game, folded);
  const firstTokens = chooseTokens(findTokensAt, folded, found);
  const typos = findTypos(game, folded, firstTokens);
  const candidates = typos.size === 0 ? null : mergeCandidates(found, typos);
  const corrected = candidates === null ? firstTokens : chooseTokens(findTokensAt, folded, candidates);
  const chosen = dropStrayNames(corrected, folded);
  const plain = skipStruck(chosen, folded.chars);
  const revised = rules?.reviseCounts(plain, folded.chars) ?? plain;
  const valid = rules?.readNameLevels(revised, game.spec, folded.chars) ?? revised;
  const headed = rules?.defineByHeading(valid, game.spec, folded.chars) ?? valid;
  const levelled = defineNumbers(joinLevelNouns(headed, game.spec, folded.chars), game.spec, folded.chars);
  const completed = completeNames(game.dictionary, skipFans(levelled, folded.chars), folded);
  const owned = resolveOwnership(skipEnumerators(skipInflections(completed, folded), folded), mode, folded.chars);
  const tokens = mode === 'query' ? limitLevels(owned, folded.chars) : owned;
  const counted = bindAmounts(tokens, mode, folded.chars, rules);
  const bound = bindLevels(rules?.finishAmounts(counted, folded.chars) ?? counted, game, folded.chars, mode, rules);
  const named = resolveByContext(joinNames(dropNameFragments(bound, folded.chars), folded.chars));
  const valued = resolveValues(named, game.spec, mode, folded.chars);
  const priced =
    mode === 'query' ? bindBudget(valued, folded.chars) : (rules?.bindListingPrice(valued, folded.chars) ?? valued);
  const merged = mergeWords(priced);
  const split = mode === 'query' ? splitAtSpaces(merged, folded.chars) : merged;
  const interpreted = dropDoubtfulShops(applyOperators(split, mode, folded.chars, rules));
  const unique = chooseByBracket(absorbBounds(interpreted, folded.chars), folded.chars);
  return { folded, parts: mode === 'query' ? acceptVersions(unique, folded.chars) : unique };
}

type Candidates = ReturnType<typeof findShops>;

function mergeCandidates(first: Candidates, second: Candidates): Candidates {
  if (first.size === 0) return second;
  const merged = new Map(second);
  for (const [start, candidates] of first) merged.set(start, [...candidates, ...(second.get(start) ?? [])]);
  return merged;
}
