import { blankChatter } from '@/query-parser/text/blankChatter';
import { isItem, type TextPart } from '@/query-parser/text/textPart';

/** Ends of a clause about a name that the account does not have, in folded text: 梶木还差一点没解锁, 番外席次は所持しておりません,
 *  Shifter got traded away. */
const ENDINGS: readonly RegExp[] = [
  /(?:没|没有|未|死活不)肯?(?:开放|抽到?|出货?|来|解锁|等到|完成)?(?:过我?家?)?[了过呢的啊哦哈]?$/u,
  /(?:缺|错过了?|没有.|换掉了?|拆了|分解了?|放弃了?|沉船了?|在我?另一个的?号上?里?)$/u,
  /(?:未所持|未达成|无シ|ナシ|爆死)(?:デス|デシタ|デ)?$/u,
  /(?:持ッテ|所持シテ|引ケテ|引ケ|组メ|来|イ)(?:イ|オリ)?(?:マセン|ナイ|ナカッタ|ズジマイ)(?:デシタ)?$/u,
  /(?:手放シ|碎キ|分解シチャ[イッ]|取リ逃シ)(?:マシタ|タ)ガ?$/u,
  /(?:当|算|当作|当成)没有?$|(?:不算|别算|别数)(?:数|在内|进去)?$/u,
  /数エナイデ(?:クダサイ)?$/u,
  / do ?n.?t count it$/u,
  /(?:本|别|サブ|メイン|他)(?:ノ)?垢ニ(?:イ|居)(?:マス|ル)$/u,
  /(?:^| )(?:isn.?t|is not|nope|dusted|traded(?: away)?|never (?:dropped|came)(?: home| for me)?|(?:is )?on my (?:other account|(?:main|wife)(?:.?s)?))$/u,
];

/** Beginnings of what follows a name and a question mark: `Heero? nope, never pulled him`. */
const ANSWER = /^ *(?:nope|none|sold|dusted)(?![a-z])/u;

/** Words before a name that the account does not have: `never made Shifter`, `I dusted Spright`. */
const BEFORE =
  /(?:^|[ (])(?:never [a-z]+(?: on)?|(?:spent|blew) (?:it )?(?:all|every last one)(?: of it)? (?:on|chasing)|dusted|skipped|(?:still )?wish i had|all [a-z ]{0,16}except(?: for)?)(?: (?:the|[a-z]+ed)){0,2} $/u;

/** Beginnings after which an answer follows: a question, a pause, or something that was so once. */
const OPENING = /^[嘛呢]?[.…]*我?还?以为有[,，\n]?|^(?:one)? *(?:\?|\.\.\.)|^我?以前也?有过?/u;

const CLAUSE_END = /[,，。;!?\n、)]|\.(?: |$|\n)/u;
const LINE_END = /[。\n]|\. /u;
/** In A？B？都没有 the answer is about both. */
const ASKED = /^[^\n]{0,12}\? ?$/u;
const ALL = /^ ?\? ?都/u;
/** Names joined by these words share what follows: 安吉利昂和马毕利昂没抽到. */
const JOINED = /^ ?(?:和|ト|&|and) ?$/u;
const MAX_LENGTH = 48;

type ListingPart = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'extraRanges' | 'entity'>;

/** A name that an account does not have, with the range of the words that deny it. */
export type Absence<Part> = { readonly part: Part; readonly start: number; readonly end: number };

/** Returns the names of a listing that the account does not have according to words that are no operators.
 *  @param chars  the folded text */
export function findMissing<Part extends ListingPart>(parts: readonly Part[], chars: string): readonly Absence<Part>[] {
  const words = parts.flatMap(({ entity, tokens }) => (entity === null ? tokens : []));
  const plain = blankChatter(words, chars);
  const names = parts.filter(isItem);
  const missing = new Map<Part, Absence<Part>>();
  const add = (part: Part, range: Partial<Absence<Part>> = {}) =>
    missing.set(part, { start: part.start, end: part.end, ...range, part });
  for (const [index, name] of names.entries()) {
    const end = endOf(name);
    const limit = Math.max(end, Math.min(end + MAX_LENGTH, startOf(names[index + 1], chars)));
    const rest = plain.slice(end, limit);
    const start = startOf(name, chars);
    const before = clauseTextBefore(plain, start);
    const lead = BEFORE.exec(before.replace(/ {2,}/g, ' '))?.[0];
    const length = denialLength(rest);
    if (length === 0 && lead === undefined) continue;
    add(name, { start: lead === undefined ? name.start : start - before.length, end: end + length });
    for (let position = index; position > 0; position--) {
      const [one, other] = [names[position - 1], names[position]];
      const between = one === undefined ? '' : chars.slice(endOf(one), startOf(other, chars));
      if (one === undefined || !(JOINED.test(between) || (ASKED.test(between) && ALL.test(rest)))) break;
      add(one);
    }
  }
  return [...missing.values()];
}

/** Returns the length of the words after a name that deny it, or 0. */
function denialLength(rest: string): number {
  const text = rest.replace(/^\([^()]{1,6}\)/u, '').replace(/^[() ]+/u, '');
  const lead = rest.length - text.length;
  const [clause = ''] = text.split(CLAUSE_END, 1);
  if (isAbsent(clause)) return lead + clause.length;
  // 雷丘？那是她的号里有，我没有: the answer to a question may take several clauses.
  const asked = OPENING.exec(text)?.[0];
  if (asked === undefined) return 0;
  const [answer = ''] = text.slice(asked.length).split(LINE_END, 1);
  const isNo = (one: string) => isAbsent(one) || (asked.endsWith('?') && ANSWER.test(one));
  return answer.split(CLAUSE_END).some(isNo) ? lead + asked.length + answer.length : 0;
}

function isAbsent(clause: string): boolean {
  const text = clause.trimEnd().replace(/ {2,}/g, ' ');
  // 1 Called by (other two dusted)
  if (OTHERS.test(text)) return false;
  return ENDINGS.some((pattern) => pattern.test(text));
}

const OTHERS = /^(?:the )?(?:others?|rest)(?![a-z])|^(?:另外?|其余|其他|剩下)/;

function clauseTextBefore(chars: string, start: number): string {
  return (
    chars
      .slice(Math.max(0, start - MAX_LENGTH), start)
      .split(CLAUSE_END)
      .at(-1) ?? ''
  );
}

function endOf({ end, extraRanges }: ListingPart): number {
  return extraRanges.reduce((last, range) => (range.start <= last + 1 ? Math.max(last, range.end) : last), end);
}

function startOf(name: ListingPart | undefined, chars: string): number {
  if (name === undefined) return chars.length;
  return name.extraRanges.reduce(
    (first, range) => (range.end >= first - 1 && range.start < first ? range.start : first),
    name.start,
  );
}
