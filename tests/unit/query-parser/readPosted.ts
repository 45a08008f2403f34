import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { loadGame } from '../../bench/parsing/loadGame';

/** What is read from a posted text, without the parts that are empty. Items as `id*level`, with the mode unless they are required. */
export type Reading = { readonly items?: readonly string[]; readonly attributes?: object; readonly price?: object };

/** Reads a posted wish (`query`) or listing (`offer`). */
export async function readPosted(mode: ParseMode, game: GameId, text: string): Promise<Reading> {
  const parsed = parseText(await loadGame(gameById(game)), mode, text);
  const { items, attributes, price } = parsedTextJson(specOf(gameById(game)), mode, parsed);
  const named = items.map(
    (one) => `${one.item}*${one.level}${one.mode === 'must' || one.mode === undefined ? '' : ` ${one.mode}`}`,
  );
  return {
    ...(named.length > 0 && { items: named }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(Object.keys(price).length > 0 && { price }),
  };
}
