import type { GameSpec } from '@/games/types';
import { asSkipped, type Meaning, meaningOf, means, type Token } from '@/query-parser/text/token';
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
  const absent = absentVersions(tokens, chars);
  const hasCopies = spec.kinds.some(({ scale }) => scale?.id.startsWith('copies'));
  const levels = highestLevels(spec);
  const [definition, breaks] = DEFINITION.exec(chars) ?? [];
  return tokens.flatMap((token, index) => {
    const replaced = absent.get(token);
    if (replaced !== undefined) return replaced;
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

/** Brackets that deny something, in folded text: （泳装没有）, (no swimsuit). */
const DENIAL =
  /\(([^()\n]{1,24}?(?:没有?|没抽到?|未?无|ナシ|无シ|[イ居]ナイ|未所持|未入手)|(?:no|without) [a-z ]{3,20})\)/g;

/** Returns the words of brackets behind a name by which the account lacks another version of it, which choose no version: 若藻五星（泳装没有）. The
 *  first one of them stands for all that the brackets contain, the others for nothing. */
function absentVersions(tokens: readonly Token[], chars: string): ReadonlyMap<Token, readonly Token[]> {
  const isVersion = (token: Token) => means(token, 'filter') && !means(token, 'item') && !means(token, 'level');
  const replaced = new Map<Token, readonly Token[]>();
  for (const { 0: text, index } of chars.matchAll(DENIAL)) {
    const [start, end] = [index + 1, index + text.length - 1];
    const [first, ...others] = tokens.filter((token) => token.start >= start && token.end <= end);
    if (first === undefined || ![first, ...others].some(isVersion) || [first, ...others].some(isName)) continue;
    // The gap lets `blankChatter` blank it.
    replaced.set(first, [{ ...asSkipped(first), start, end, gap: 'soft' }]);
    for (const other of others) replaced.set(other, []);
  }
  return replaced;
}

function isName(token: Token): boolean {
  return means(token, 'item');
}
