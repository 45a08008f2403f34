import { blankChatter } from '@/query-parser/text/blankChatter';
import type { TextPart } from '@/query-parser/text/textPart';

/** Ends of a clause that say that an account does not have what it is about, in folded text: 梶木还差一点没解锁, 番外席次は所持しておりません,
 *  Shifter got traded away. */
const ENDINGS: readonly RegExp[] = [
  /(?:没|没有|还没|未)(?:开|开放|开出来?|抽到?|抽中|抽出来?|出货?|出来|来|拿到?|得到|解锁|解放|等到|入手?|捞到|到手|组|组完|完成|凑齐?)?[了过呢的啊哦哈]?$/u,
  /(?:缺|缺着|没了|没有了|没有.|跑了|换掉了?|拆了|分解了?|卖掉了?|删了|放弃了?|不在了?)$/u,
  /(?:未所持|未入手|未开放|未解放|未加入|未达成|未取得|未完成|欠ケ|スリ抜ケ|无シ|ナシ)(?:デス|デシタ|デ|マス|テマス)?$/u,
  /(?:持ッテ|所持シテ|引ケテ|引ケ|組メ|组メ|来|来テクレ|出|オリ|イ|居)(?:イ|オリ)?(?:マセン|ナイ|ナカッタ|マセンデシタ|ズ|ズジマイ)(?:デス|デシタ|ノデ|デ|ケド|ガ)?$/u,
  /(?:手放シ|砕キ|砕イテシマイ|砕イチャイ)(?:マシタ|タ)$/u,
  /(?:^| )(?:isn.?t|aren.?t|is not|are not|not (?:yet|unlocked|pulled|owned|included|here)|nope|nah|none|dusted|traded(?: away)?|scrapped|gone|(?:never|didn.?t) (?:dropped|drop|came|come|showed up|show up)|short|missing)$/u,
];

/** Beginnings of what follows a name and a question mark: `Heero? nope, never pulled him`. */
const ANSWER = /^ ?(?:nope|no|none|never|nah|sold|dusted|traded|gone|already (?:sold|gone|traded))(?![a-z])/u;

/** What precedes a name that the account does not have: `never made Shifter`, `I dusted Spright`. */
const BEFORE =
  /(?:^|[ (])(?:(?:never|didn.?t|couldn.?t) [a-z]+|dusted|scrapped|traded(?: away)?|missing)(?: (?:the|my|any|a|that|[a-z]+ed)){0,2} $/u;

/** What an answer follows: a question, a pause, or what was so once. */
const OPENING = /^(?:[嘛呢么吧]|one|ones)? ?(?:\?|\.\.\.)|^我?(?:以前|原来|本来|当年|曾经)也?有过?/u;

const CLAUSE_END = /[,，。;!?\n、)]|\.(?: |$|\n)/u;
const LINE_END = /[。\n]|\. /u;
/** In A？B？都没有 the answer is about both. */
const ASKED = /^[^\n]{0,12}\? ?$/u;
const ALL = /^ ?\? ?(?:都|全|一个都|neither|none of|ドッチモ|ドチラモ|両方|两方)/u;
/** Names joined by these words share what follows: 安吉利昂和马毕利昂没抽到. */
const JOINED = /^ ?(?:和|跟|与|ト|ヤ|&|and) ?$/u;
const MAX_LENGTH = 48;

type Mention = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'extraRanges' | 'entity'>;

/** Returns the names of a listing that the account does not have according to words that no operator stands for. They stay unread.
 *  @param chars  the folded text */
export function findMissing<Part extends Mention>(parts: readonly Part[], chars: string): readonly Part[] {
  const words = parts.flatMap(({ entity, tokens }) => (entity === null ? tokens : []));
  const plain = blankChatter(words, chars);
  const names = parts.filter(({ entity }) => entity?.kind === 'item');
  const missing = new Set<Part>();
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    const end = endOf(name);
    const rest = plain
      .slice(end, Math.max(end, Math.min(end + MAX_LENGTH, startOf(next, chars))))
      .replace(/ {2,}/g, ' ');
    if (!isDenied(rest) && !BEFORE.test(clauseBefore(plain, startOf(name, chars)))) continue;
    missing.add(name);
    for (let before = index; before > 0; before--) {
      const [one, other] = [names[before - 1], names[before]];
      const between = one === undefined ? '' : chars.slice(endOf(one), startOf(other, chars));
      if (one === undefined || !(JOINED.test(between) || (ASKED.test(between) && ALL.test(rest)))) break;
      missing.add(one);
    }
  }
  return [...missing];
}

function isDenied(rest: string): boolean {
  const text = rest.replace(/^\([^()]{1,6}\)/u, '').replace(/^[() ]+/u, '');
  const [clause = ''] = text.split(CLAUSE_END, 1);
  if (isAbsent(clause)) return true;
  // 雷丘？那是她的号里有，我没有: the answer to a question may take several clauses.
  const asked = OPENING.exec(text)?.[0];
  if (asked === undefined) return false;
  const [answer = ''] = text.slice(asked.length).split(LINE_END, 1);
  const clauses = answer.split(CLAUSE_END);
  return clauses.some((one) => isAbsent(one) || (asked.endsWith('?') && ANSWER.test(one)));
}

function isAbsent(clause: string): boolean {
  const text = clause.trimEnd();
  return ENDINGS.some((pattern) => pattern.test(text));
}

function clauseBefore(chars: string, start: number): string {
  return (
    chars
      .slice(Math.max(0, start - MAX_LENGTH), start)
      .replace(/ {2,}/g, ' ')
      .split(CLAUSE_END)
      .at(-1) ?? ''
  );
}

function endOf({ end, extraRanges }: Mention): number {
  return extraRanges.reduce((last, range) => (range.start <= last + 1 ? Math.max(last, range.end) : last), end);
}

function startOf(name: Mention | undefined, chars: string): number {
  if (name === undefined) return chars.length;
  return name.extraRanges.reduce(
    (first, range) => (range.end >= first - 1 && range.start < first ? range.start : first),
    name.start,
  );
}
