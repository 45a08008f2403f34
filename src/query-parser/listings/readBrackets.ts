import type { GameSpec } from '@/games/types';
import { type Meaning, meaningOf, means, type Token } from '@/query-parser/text/token';
import { levelsOf } from '@/query-parser/words/levelNouns';
import { highestLevels } from './readMaxedNames';

/** Words for the highest level. */
const MAXED = /^[完满]$/;

/** What a listing says about the numbers in its brackets: （）内が凸, `(n) = LB`; 括号里是破数 is known everywhere. */
const DEFINITION = /\( ?n? ?\)[里内中]?[的ノ]?(?:数字?)?(?:ハ|ガ|都?是|为| ?= ?)(?:(凸|破|突|lb|limit)|(宝|np))/;

/** Reads what stands alone in brackets behind a name of a listing: copies of a card, also more than a deck can hold, or 完 or 满 for the
 *  highest level: Zapdos ex (7), ガオガイガー(完).
 *  @param chars  the folded text */
export function readBrackets(tokens: readonly Token[], spec: GameSpec, chars: string): readonly Token[] {
  if (!chars.includes('(')) return tokens;
  const hasCopies = spec.kinds.some(({ scale }) => scale?.id.startsWith('copies'));
  const levels = highestLevels(spec);
  const [definition, breaks] = DEFINITION.exec(chars) ?? [];
  return tokens.map((token, index) => {
    if (!isAloneInBrackets(tokens, index, chars)) return token;
    const count = meaningOf(token, 'number')?.value;
    const isMaxed = levels.size > 0 && MAXED.test(chars.slice(token.start, token.end));
    let meaning: Meaning | null = null;
    if (hasCopies && count !== undefined && count > 0) meaning = { kind: 'copies', count, prefix: false };
    if (definition !== undefined && count !== undefined)
      meaning = { kind: 'level', levels: levelsOf(breaks === undefined ? 'np' : 'break', count, spec) };
    if (isMaxed) meaning = { kind: 'level', levels };
    return meaning === null ? token : { ...token, meanings: [meaning] };
  });
}

function isAloneInBrackets(tokens: readonly Token[], index: number, chars: string): boolean {
  const [name, token] = [tokens[index - 1], tokens[index]];
  return (
    token !== undefined &&
    means(name, 'item') &&
    /^ ?\( ?$/.test(chars.slice(name?.end, token.start)) &&
    /^ ?\)/.test(chars.slice(token.end, token.end + 2))
  );
}
