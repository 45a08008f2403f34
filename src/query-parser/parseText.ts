import { addListingBudget } from './amounts/addListingBudget';
import { collectParsedText } from './collect/collectParsedText';
import { interpretText } from './interpretText';
import type { GameToParse } from './listings/listingRules';
import type { ParsedText, ParseMode } from './result/parsedText';

/** Parses free text about an offer or a wish: `梅林宝2 C呆 石800+ 500以内 不要国服`. Every word ends up in the result as read, ambiguous,
 *  unread or skipped. Never throws; runs in linear time.
 *  @param mode  `query` for wishes, `offer` for exact contents */
export function parseText(game: GameToParse, mode: ParseMode, text: string): ParsedText {
  const { folded, parts } = interpretText(game, mode, text);
  const parsed = collectParsedText(folded, parts, mode, game);
  return mode === 'query' ? addListingBudget(parsed) : parsed;
}
