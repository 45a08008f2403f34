/** Words that take back the amount before them, in folded text: 不对, 打错了, いや, scratch that. */
export const CORRECTION =
  /不对|不是|哦不|[,，]不[,，]|[打写看算说记数][错少多岔快]|改成|[咬加][咬点]|手滑|放宽|改主意|等下|等等|更正|精确|准确|确切|数了|算了|正确|イヤ|スミマセン|スイマセン|ウーン|ヤッパ|[订追][正记]|足リ[ナン]|ジャナク|タケド|トイウカ|间违|actually|let's {1,3}say|alright|(?:\.\.|[,.]) {0,3}(?:ok(?:ay)?|fine|well|h?m+|er+m?|uh+m?|lemme|let me|no(?=[,.!])|nah|edit)(?![a-z])|or better|screw it|y['a-z]{0,2} ?know what|改一下|改口|scratch|recount|checked|i {1,3}mean|sorry|oops|wait|make {1,3}(?:that|it)|correction/;

/** Returns true if the text between two amounts is short and takes back the first: $60, no wait, $55. */
export function isTakenBack(between: string, maxLength: number): boolean {
  return between.length <= maxLength && CORRECTION.test(between);
}

/** Words after an amount that replaces the one before it: 90k carats, 60k is enough; so it's 70 usd now. */
const CONCLUSION =
  /^ (?:now|today|is (?:enough|fine|plenty|ok)|will do|works)(?![a-z])|^.?(?:就|也)(?:够|行|可以)|^デ(?:モ?イイ|十分)/;
const MAX_CONCLUSION_LENGTH = 12;

/** Returns true if the words after the end of an amount say that it is the one that holds. */
export function isConcluded(chars: string, end: number): boolean {
  return CONCLUSION.test(chars.slice(end, end + MAX_CONCLUSION_LENGTH));
}
