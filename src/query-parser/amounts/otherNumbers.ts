/** Prices below it are more often a count or a level; larger ones more often a contact number. */
export const SMALLEST_PRICE = 5;
export const LARGEST_PRICE = 99_999;
/** Words before the number of a contact or an id, rather than a price. */
const CONTACT =
  /(?:qq?|vx?|wx|微信|加我?|联系我?|群号?|电话|手机号?|tel|line|discord|u?id|编号|单号|番号|コード|(?:^|[^继])码|[#@])[:\s]*$/;
/** In 万代ID 888 the account is linked to an ID of the publisher. */
const ACCOUNT = /(?:万代|苹果|悠星|科乐美|apple|konami|bandai|nintendo|bn|ンナム) ?id[:\s]*$/;
/** Units of time and other words that make a number something else than a sum: 24小时, 7折, 9月12日. */
export const OTHER_UNIT =
  /^ ?(?:卖[的掉了]|小时|分钟?|天|年|个?月|日(?![服版本])|号|周|折|级|%|时间|期间?|图|层|章|关|代|版|岁|(?:手续费|手数料)(?![另由自你我买对别])|(?:usd |paypal )?fees?\b|次|回|位|区|hours?|days?|weeks?|h\b|%)/;

/** Maximum length of a word before a number, in characters. */
const MAX_WORD_LENGTH = 16;

/** Returns the text before a number, as far as a word reaches.
 *  @param chars  the folded text */
export function wordBefore(chars: string, start: number): string {
  return chars.slice(Math.max(0, start - MAX_WORD_LENGTH), start);
}

/** Returns true if a number is a contact or an id: QQ 12345, 编号123. */
export function isContactNumber(chars: string, start: number): boolean {
  const before = wordBefore(chars, start);
  return CONTACT.test(before) && !ACCOUNT.test(before);
}
