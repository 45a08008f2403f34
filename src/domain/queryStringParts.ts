import { MAX_AMOUNT } from './limits';

export type RawPair = { readonly raw: string; readonly name: string; readonly value: string };

/** Splits a query string into pairs. Values stay escaped, so that an escaped comma is not a separator. */
export function splitPairs(search: string): readonly RawPair[] {
  const body = search.startsWith('?') ? search.slice(1) : search;
  return body
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const equals = raw.indexOf('=');
      if (equals < 0) return { raw, name: raw, value: '' };
      return { raw, name: raw.slice(0, equals), value: raw.slice(equals + 1) };
    });
}

/** Decodes percent-escapes and `+`; text with an invalid escape is not decoded. */
export function unescapeValue(raw: string): string {
  const spaced = raw.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // The link is truncated or in another encoding. Without decoding this text, the rest of the query remains usable.
    return spaced;
  }
}

/** Escapes only characters that are special in URLs or in queries, so that Chinese and Japanese stay readable. Spaces become `+`.
 *  Lone surrogates, which URLs cannot contain, become U+FFFD. */
export function escapeValue(value: string): string {
  let escaped = '';
  for (const char of value.replace(/\p{Cs}/gu, '\uFFFD')) {
    if (char === ' ') escaped += '+';
    else if (/[%&=+#,*!"'<>\\^`{|}\s\p{Cc}\p{Cf}]/u.test(char)) escaped += escapeChar(char);
    else escaped += char;
  }
  return escaped;
}

/** Parses a number in a link; its digits may be full-width.
 *  @returns  a number from 0 to `MAX_AMOUNT`, or null */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^\d{1,16}(\.\d{1,6})?$/.test(plain)) return null;
  const number = Number(plain);
  return number <= MAX_AMOUNT ? number : null;
}

/** Formats a number for `readNumber`: decimal digits without an exponent. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}

function escapeChar(char: string): string {
  const percent = encodeURIComponent(char);
  if (percent !== char) return percent;
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
