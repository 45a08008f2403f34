import { applyOperators } from './facts/applyOperators';
import { bindAmounts } from './facts/bindAmounts';
import { bindLevels } from './facts/bindLevels';
import { collectParsedText } from './facts/collectParsedText';
import { mergeWords } from './facts/mergeWords';
import { dropNameFragments, resolveValues } from './facts/resolveValues';
import type { ParsedText, ParseMode } from './result/parsedText';
import { foldWithOffsets } from './text/foldedText';
import { chooseTokens } from './tokens/chooseTokens';
import { findTypos } from './tokens/findTypos';
import type { PreparedGame } from './tokens/prepareGame';

/** Parses free text about an offer or a wish: `梅林宝2 C呆 石800+ 500以内 不要国服`. Every word ends up in the result as read, ambiguous,
 *  unread or skipped. Never throws; runs in linear time.
 *  @param mode  `query` for wishes, `offer` for exact contents */
export function parseText(game: PreparedGame, mode: ParseMode, text: string): ParsedText {
  const folded = foldWithOffsets(text);
  const first = chooseTokens(game, folded);
  const slips = findTypos(game.typoIndex, folded, first);
  const tokens = slips.size === 0 ? first : chooseTokens(game, folded, slips);
  const named = dropNameFragments(bindLevels(bindAmounts(tokens, mode), game));
  return collectParsedText(folded, applyOperators(mergeWords(resolveValues(named, game.spec)), mode), mode, game);
}
