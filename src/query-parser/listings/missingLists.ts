/** A range of a listing. `isSold`: all of it is, also names with a level. */
type MissingRange = { readonly start: number; readonly end: number; readonly isSold: boolean };

/** Signs before a heading: -- missing --, ■居ない A. */
const SIGNS = /^[^\p{L}\p{N}]*/u;
/** Words that a heading of what an account lacks consists of, in folded text. */
const NONE =
  /^(?:[イ居]ナイ|未所持|未入手|未加入|持ッテ[イナ]{1,2}|ナシ|无シ|[没缺][抽有到的]{0,3}|不在|无|(?:i )?(?:never|did ?n.?t) (?:got|pulled|hit|pull|get)|(?:wishlist|things?) i never (?:got|hit|pulled)|missing|lack(?:s|ing)?|not? (?:incl(?:uded|\.)?|owned)|do(?:es)? ?n.?t (?:have|own)|none|zero|0[x张枚]) ?/;
/** Those that may be part of a level instead: - zero LB: A, - none broken A. */
const MAY_BE_LEVEL = /^(?:none|zero|0|无|[没缺])/;
/** Behind the words of a heading before a list on its line: 0x // A, B; [missing] A. */
const HEADING_END = /^(?:[\])}〕】」』|:=]|\/\/|-+>|→)/;
/** A line that begins another topic: empty, another heading, or an amount. */
const OTHER = /^\s*$|^[^\p{L}\p{N}\n]*(?:[=#~—–-]{2}|[◆■●▼▽【[〔「])|:/u;
/** Begins a numbered or marked variant of a listing: 1号, アカ1, A款, ■A（, [货号#0416]. */
const VARIANT =
  /^[^\p{L}\p{N}\n]{0,4}(?:(?:no\.?|アカ|垢|货号|编号|acc(?:ount)?)? ?#?\d{1,4} ?[号.:)款\]]?|[a-z](?:款|(?= ?[(:.]))|[①-⑨])|^ ?[·・]/u;
/** Ends a variant that is no longer for sale: —— 已出, 売約済. */
const SOLD =
  /(?:已出|已售|售[空罄完]|卖[完掉出]了?|不卖了|有人[定订付买].{0,6}|sold(?: out)?|卖约济|卖リ?切レ?)[^\p{L}\n]{0,4}(?:勿[拍问]|别[拍问])?[^\p{L}\n]{0,8}$/u;
/** Behind the mark of such a variant: [货号#0416] ~~已售~~ A + B. */
const SOLD_FIRST = /^[^\p{L}\n]{0,4}(?:已[出售卖]|售[空罄完]|sold(?: out)?|卖约济|完卖)[^\p{L}\n]/u;
/** Before a variant that is sold: 【已售】A号：A、B. */
const SOLD_HEADING = /^[^\p{L}\n]{0,3}[[【(](?:已[出售卖]|sold|卖约济|完卖)[\]】)] ?\p{L}{1,4} ?\d{0,2}[号:]/u;
const MAX_ENDING = 24;

/** Returns the ranges of a listing whose names the account does not have: lists under a heading that says so, and variants that are sold.
 *  @param chars  the folded text */
export function missingLists(chars: string): readonly MissingRange[] {
  const ranges: MissingRange[] = [];
  const lines = chars.split('\n');
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const end = start + line.length;
    if (isSoldVariant(line)) ranges.push({ start, end, isSold: true });
    else if (isHeading(line)) {
      const isAlone = !/\p{L}/u.test(withoutHeading(line));
      ranges.push({ start, end: isAlone ? end + lengthOfList(lines.slice(index + 1)) : end, isSold: false });
    }
    start = end + 1;
  }
  return ranges;
}

function isSoldVariant(line: string): boolean {
  if (SOLD_HEADING.test(line)) return true;
  const mark = VARIANT.exec(line)?.[0];
  return mark !== undefined && (SOLD.test(line.slice(-MAX_ENDING)) || SOLD_FIRST.test(line.slice(mark.length)));
}

/** Returns true for a line that begins with a heading of what is lacking: marked by signs, or by what follows it. */
function isHeading(line: string): boolean {
  const [signs = ''] = SIGNS.exec(line) ?? [];
  const words = NONE.exec(line.slice(signs.length))?.[0];
  if (words === undefined) return false;
  const rest = line.slice(signs.length + words.length);
  if (HEADING_END.test(rest)) return true;
  const isFollowed = words.endsWith(' ') && !MAY_BE_LEVEL.test(words);
  return signs.trim() !== '' && (isFollowed || SIGNS.exec(rest)?.[0] === rest);
}

function withoutHeading(line: string): string {
  return line.replace(SIGNS, '').replace(NONE, '');
}

function lengthOfList(lines: readonly string[]): number {
  let length = 0;
  for (const line of lines) {
    if (OTHER.test(line)) break;
    length += line.length + 1;
  }
  return length;
}
