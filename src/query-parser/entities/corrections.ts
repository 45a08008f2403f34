/** Words that take back the amount before them, in folded text: 不对, 打错了, いや, scratch that. */
export const CORRECTION =
  /不对|不是|[打写看算说记数]错|等下|等等|精确|准确|数了|算了|正确|イヤ|スミマセン|ウーン|ヤッパ|トイウカ|let's {1,3}say|alright|\.\. {0,3}ok(?:ay)?(?![a-z])|改一下|scratch|recount|checked|sorry|wait|make {1,3}(?:that|it)/;

/** Returns true if the text between two amounts is short and takes back the first: $60, no wait, $55. */
export function isTakenBack(between: string, maxLength: number): boolean {
  return between.length <= maxLength && CORRECTION.test(between);
}
