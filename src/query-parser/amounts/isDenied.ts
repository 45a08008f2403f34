/** クラウンは1枚もないです */
const DENIED = /^枚?(?:サエ)?モナ[イク]/;

/** Returns true if the words after an amount of one say that there is none.
 *  @param rest  folded text */
export function isDenied(rest: string): boolean {
  return DENIED.test(rest);
}
