import { parseText } from '@/query-parser/parseText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { type Conditions, sameConditions, toConditions } from './conditions';

/** Returns true if a text is parsed as exactly these conditions. */
export function parsesBackTo(game: PreparedGame, text: string, conditions: Partial<Conditions>): boolean {
  const parsed = toConditions(parseText(game, 'query', text));
  return sameConditions(parsed, { text: '', wants: [], ranges: {}, choices: {}, ...conditions });
}
