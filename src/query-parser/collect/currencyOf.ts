import { once } from '@/base/once';
import type { Currency } from '@/domain/money';
import type { Range } from '@/domain/query';
import type { InterpretedPart } from '@/query-parser/clauses/operatorText';
import type { FoldedText } from '@/query-parser/text/foldedText';
import { isMoney } from '@/query-parser/text/token';

/** Returns a function that gives a sum without a currency the one that the text states with another sum (40 usd, could be talked up to 50), and the
 *  yen to a sum with ¥ in a Japanese text, or without any sign in a Japanese message. A short text may be typed into the search box, where a smaller
 *  sum means the currency of the catalog.
 *  @param parts  all parts, including replaced prices */
export function currencyOf(
  parts: readonly InterpretedPart[],
  folded: FoldedText,
): <Part extends InterpretedPart>(part: Part) => Part {
  // Found at most once, since a text may have thousands of prices.
  const stated = once(() => statedCurrency(parts));
  const language = once(() => japaneseIn(folded.text));
  const isJapanese = once(() => JAPANESE.test(folded.text) && !OTHER_CURRENCY.test(folded.text));
  const mentionsYen = once(() => /予算|连携[济ナ可デシ垢ハ]/.test(folded.chars) && !OTHER_CURRENCY.test(folded.text));
  return (part) => {
    const { entity, tokens, start } = part;
    if (entity?.kind !== 'price' || entity.currency !== 'CNY') return part;
    const signs = tokens.filter(isMoney);
    const isSign = signs.length > 0 && signs.every((sign) => folded.chars[sign.start] === '¥');
    const isUnstated = signs.length === 0 && !PRINTED.test(folded.chars.slice(start, start + MAX_PRINTED_LENGTH));
    const isYen =
      (isSign && (language() !== 'other' || (isYenSized(entity.range) && isJapanese()))) ||
      (isUnstated &&
        (language() === 'long' || (isYenSized(entity.range) && (language() === 'short' || mentionsYen()))));
    const currency = (signs.length === 0 ? stated() : null) ?? (isYen ? 'JPY' : null);
    return currency === null ? part : { ...part, entity: { ...entity, currency } };
  };
}

/** What the product prints for a condition is in the currency of the catalog: 価格≤500. */
const PRINTED = /^价格[ ≤≥]/;
const MAX_PRINTED_LENGTH = 3;

/** Signs and words of currencies that the product does not know: £30, 200 pesos. */
const UNKNOWN_BEFORE = /[£₽₱฿₫₹] ?$|(?:^|[^a-z])(?:rm|s\$|a\$|c\$|php|gbp) ?$/;
const UNKNOWN_AFTER =
  /^ ?(?:[£₽₱฿₫₹]|(?:gbp|pounds?|quid|pesos?|php|baht|rub|rubles|sgd|aud|cad|myr|ringgit|卢布|英镑|泰铢|新币)(?![a-z]))/;
const MAX_SIGN_LENGTH = 8;

/** Returns true for a price in another currency, which therefore stays unread.
 *  @param chars  the folded text */
export function isInUnknownCurrency({ entity, tokens, end }: InterpretedPart, chars: string): boolean {
  const number = tokens.find(({ meanings }) => meanings.some(({ kind }) => kind === 'number'));
  if (entity?.kind !== 'price' || number === undefined) return false;
  const before = chars.slice(Math.max(0, number.start - MAX_SIGN_LENGTH), number.start);
  return UNKNOWN_BEFORE.test(before) || UNKNOWN_AFTER.test(chars.slice(end, end + MAX_SIGN_LENGTH));
}

/** Hardly any account costs as many yuan. */
const SMALLEST_YEN = 3_000;

function isYenSized({ min, max }: Range): boolean {
  return (max ?? min ?? 0) >= SMALLEST_YEN;
}

function statedCurrency(parts: readonly InterpretedPart[]): Currency | null {
  for (const { entity, tokens } of parts) if (entity?.kind === 'price' && tokens.some(isMoney)) return entity.currency;
  return null;
}

/** Returns `long` for a Japanese message, and `short` for a shorter text most letters of which are kana. Texts that state another currency
 *  or contain Chinese words are neither. */
function japaneseIn(text: string): 'long' | 'short' | 'other' {
  if (OTHER_CURRENCY.test(text)) return 'other';
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (kana >= MIN_KANA && kana >= count(/\p{Script=Han}/gu)) return 'long';
  return kana > 0 && 2 * kana >= count(/\p{L}/gu) ? 'short' : 'other';
}

/** Japanese words in a listing that consists of names and numbers. */
const JAPANESE = /垢|売|譲|です|ます/;
/** More kana than in the names and the chatter of a Chinese text. */
const MIN_KANA = 20;
/** Also characters and words that no Japanese text has, in its own script or in the simplified one. */
const OTHER_CURRENCY = /人民币|人民幣|人民元|rmb|cny|[绑綁这這吗嗎们們钻鑽]|微信|拿走|随便|有没有|都行|可以|起步/i;
