import { MAX_AMOUNT } from './limits';

export type RawPair = { readonly raw: string; readonly name: string; readonly value: string };

/** Splits an address part into its raw pairs; values stay escaped, so that an escaped comma is not a separator. */
export function splitPairs(search: string): readonly RawPair[] {
  const body = search.startsWith('?') ? search.slice(1) : search;
  return body
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const at = raw.indexOf('=');
      return at < 0 ? { raw, name: raw, value: '' } : { raw, name: raw.slice(0, at), value: raw.slice(at + 1) };
    });
}

/** Undoes percent-escapes and `+`; a broken escape is left as it stands instead of throwing. */
export function unescapeValue(raw: string): string {
  const spaced = raw.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A cut or foreign-encoded link: reading it as plain text beats losing the whole query.
    return spaced;
  }
}

/** Escapes only what would break the address or our own separators, so that Chinese and Japanese stay readable.
 *  Spaces become `+`; half a surrogate pair, which no address can hold, becomes U+FFFD. */
export function escapeValue(value: string): string {
  let escaped = '';
  for (const char of value.replace(/\p{Cs}/gu, '\uFFFD')) {
    if (char === ' ') escaped += '+';
    else if (/[%&=+#,*!"'<>\\^`{|}\s\p{Cc}\p{Cf}]/u.test(char)) escaped += escapeChar(char);
    else escaped += char;
  }
  return escaped;
}

/** Reads a number as people and chat programs leave it in a link: full-width digits are fine.
 *  @returns  a number from 0 to `MAX_AMOUNT`, or null */
export function readNumber(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^\d{1,16}(\.\d{1,6})?$/.test(plain)) return null;
  const number = Number(plain);
  return number <= MAX_AMOUNT ? number : null;
}

/** Writes a number that `readNumber` reads back: plain digits, never an exponent. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(6)));
}

function escapeChar(char: string): string {
  const percent = encodeURIComponent(char);
  if (percent !== char) return percent;
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
