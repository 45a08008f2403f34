import type { ParseMode } from '@/query-parser/result/parsedText';
import { asSkipped, isBreakingGap, type Meaning, meaningOf, means, type Token } from '@/query-parser/text/token';
import { EXCEPTION } from '@/query-parser/words/exception';

/** Gives words of ownership their meaning in a mode. まだ and 还差 refuse a name in a listing, while a buyer who writes them asks for it. 已有
 *  lists a name in a listing, while a buyer does not need it.
 *  @param chars  the folded text */
export function resolveOwnership(tokens: readonly Token[], mode: ParseMode, chars: string): readonly Token[] {
  return tokens.map((token, index) => {
    if (isException(tokens, index, mode, chars) || (mode === 'query' && isAboutBuyer(token, chars)))
      return asSkipped(token);
    const word = meaningOf(token, 'lacking') ?? meaningOf(token, 'owned');
    if (word === undefined) return token;
    const { kind, side } = word;
    const isListing = mode === 'offer';
    const meaning: Meaning =
      kind === 'lacking' && isListing
        ? { kind: 'not', side }
        : kind === 'owned' && !isListing
          ? { kind: 'ignored', side }
          : { kind: 'skip' };
    return { ...token, meanings: [...token.meanings.filter((one) => one !== word), meaning] };
  });
}

/** Words for giving up a game. A listing is of such an account; a buyer who asks for one says so: 退坑号. */
const QUITTING = /^(?:[退弃]坑|退游|引退|quit)$/;
/** アコは自引きしたので不要 */
const PULLED = /^自引キ(?:シ[タテ]|济|デキ|出来)/;
/** 自用，日服 says what a buyer wants the account for. */
const OWN_USE = /^自用(?!的?号)/;
const ACCOUNT = /^ ?[的党出ノ势]?(?:[号垢]|アカ|者|势|acc)|^スル[人方]/;
const MAX_ACCOUNT_LENGTH = 6;

/** The buyer's own device: 我安卓, 手机是 iPhone, I'm on iOS. */
const OWN_DEVICE = /(?:(?:^|[^给找发帮卖])我[是用]?|手机是|i'?m on) ?$/;
const MAX_DEVICE_LENGTH = 8;
/** any platform, 安卓苹果我都有 */
const ANY_DEVICE = /^any|^either|我都[有行可]/;

/** Returns true for words about the buyer rather than the account that is wanted. */
function isAboutBuyer(token: Token, chars: string): boolean {
  const { start, end } = token;
  const word = chars.slice(start, end + MAX_ACCOUNT_LENGTH);
  const facet = meaningOf(token, 'option')?.facet ?? meaningOf(token, 'count')?.id;
  // 残りは宝1でいい
  if (facet === 'stock') return /^[残剩余还只ノ]/.test(word);
  if (facet === 'platform')
    return ANY_DEVICE.test(word) || OWN_DEVICE.test(chars.slice(Math.max(0, start - MAX_DEVICE_LENGTH), start));
  return (
    PULLED.test(word) ||
    (end - start === 2 && OWN_USE.test(word)) ||
    (QUITTING.test(chars.slice(start, end)) && !ACCOUNT.test(chars.slice(end, end + MAX_ACCOUNT_LENGTH)))
  );
}

/** Words between an exception and its level: except Climb who is at 4. */
const MAX_WORDS = 4;

const MAX_EXCEPTION_LENGTH = 7;

/** Words of a buyer that accept the level of an exception: 除了C宝1就行. */
const ENOUGH = /^(?:以上)?(?:就|即|也|便)?(?:足?够|行|可|好|ok)|^ (?:is |will |would )?(?:ok|fine|enough|do\b)/;
const MAX_ENOUGH_LENGTH = 12;

/** In A、B、C都宝2，除了C宝1 a listing has the exception too, at its own level. */
function isException(tokens: readonly Token[], index: number, mode: ParseMode, chars: string): boolean {
  const token = tokens[index];
  if (!means(token, 'not') || !EXCEPTION.test(chars.slice(token?.start, token?.end))) return false;
  const rest = tokens.slice(index + 1, index + 1 + MAX_EXCEPTION_LENGTH);
  const name = rest.findIndex((one) => means(one, 'item'));
  const isLevel = (one: Token) =>
    one.meanings.some(({ kind }) => kind === 'level' || kind === 'copies' || kind === 'number');
  const words = rest.slice(name + 1, name + 1 + MAX_WORDS);
  // 除了C呆都行，梅林宝2就行: a level behind another name is not that of the exception.
  const isNextName = (one: Token) => mode === 'query' && isBreakingGap(one.gap) && means(one, 'item');
  const level = name < 0 ? undefined : words.find((one) => isLevel(one) || isNextName(one));
  // except Hinana, who can be LB0
  const isAllowed = /\b(?:can|where|who)\b/.test(chars.slice(rest[name]?.end, level?.start));
  return (
    level !== undefined &&
    isLevel(level) &&
    (mode === 'offer' || isAllowed || ENOUGH.test(chars.slice(level.end, level.end + MAX_ENOUGH_LENGTH)))
  );
}
