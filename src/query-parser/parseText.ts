import { applyOperators } from './facts/applyOperators';
import { bindAmounts } from './facts/bindAmounts';
import { bindLevels } from './facts/bindLevels';
import { collectParsedText } from './facts/collectParsedText';
import { mergeWords } from './facts/mergeWords';
import { dropNameFragments, resolveValues } from './facts/nameFacts';
import type { ParsedText, ParseMode } from './result/parsedText';
import { foldText } from './text/foldedText';
import { chooseTokens } from './tokens/chooseTokens';
import { findTypos } from './tokens/findTypos';
import type { PreparedGame } from './tokens/prepareGame';

/** Reads what people write of an offer or a wish: `梅林宝2 C呆 石800+ 500以内 不要国服`. Every word of the text is in the
 *  answer: read, ambiguous with its choices, unread, or passed over because it asks nothing. Never throws; takes time in
 *  proportion to the length of the text.
 *  @param mode  `query` for wishes, `offer` for exact contents */
export function parseText(game: PreparedGame, mode: ParseMode, text: string): ParsedText {
  const folded = foldText(text);
  const first = chooseTokens(game, folded);
  const slips = findTypos(game.typoIndex, folded, first);
  const tokens = slips.size === 0 ? first : chooseTokens(game, folded, slips);
  const named = dropNameFragments(bindLevels(bindAmounts(tokens, mode), game));
  return collectParsedText(folded, applyOperators(mergeWords(resolveValues(named, game.spec)), mode), mode, game);
}
