import { blankChatter } from '@/query-parser/text/blankChatter';
import { isItem, type TextPart } from '@/query-parser/text/textPart';
import { means } from '@/query-parser/text/token';
import { findDenied } from './findDenied';

/** Ends of a clause about a name that the account does not have, in folded text: 梶木还差一点没解锁, 番外席次は所持しておりません,
 *  Shifter got traded away. */
const ENDINGS: readonly RegExp[] = [
  /(?:没|没有|还没|未|死活不|就是不|一直不|怎么都不)肯?(?:(?:保底|开放|解[锁放]|完成|召唤|[开抽出来拿得等入捞组合凑换歪见到赶蹲摸])?(?:出?来|货|[到中出手着上完成齐])?|那?个?[缘福]分?|份)(?:过我?家?)?[了过呢的啊哦哈]?$/u,
  /(?:缺|缺[着席阵]|欠奉|错过了?|没了|没有了|没有.|跑了|换掉了?|拆了|分解了?|卖掉了?|删了|放弃了?|不在(?:[这本此]个?号)?[了上里]?|(?:[换送卖让]给(?!你)|给(?=朋友|别?人)).{1,4}了|[换送卖让]出.{1,3}了|不包?[含括](?:在内)?|(?:^|[^不号]|那个号)另[外行独]?[挂卖售出开]了?一?.{0,2}|自留|留着?(?:不[卖出]|自.{1,3})|沉了|沉船了?|吃井了?|与我无缘|无缘了?|在(?:我?另一个|别的|我?大|我?主|我?小)(?:的)?号上?里?)$/u,
  /^ ?无$/u,
  /(?:未所持|未入手|未开放|未解放|未加入|未达成|未取得|未完成|未召唤|欠ケ|スリ拔ケ|无シ|ナシ|爆死|大爆死|(?:解体|分解|卖却)济ミ?|方ハ(?:无イ|ナイ)ヨ?|别卖リ|(?:含[マミ]レ?|付属シ|付[キイ]テ?イ?|入(?:リ|ッテイ?))マセン|オラ(?:ン|ヘン)|缘[ガハ]?[无ナ](?:カッタ|ク|シ)|^ ?[ハガモ]?[无ナ]イ)(?:デス|デシタ|デ|マス|テマス|シマシタ|シタ)?(?:ケド|ガ|ノデ|シ|ヨ)?$/u,
  /(?:持ッ|所持シ|[引取][イケレッ]|当タッ|组メ|来|届[イカ]|出シ?|迎エ(?:ラレ|デキ)?|オリ|イ|居)(?:[テト](?:イ|オリ|クレ)?)?(?:マセン(?:デシタ)?|ナ(?:イ|カッタ)|ラン|ヘン|ヘ?ンカッタ|ズ(?:ジマイ)?)(?:[デッ]ス|デシタ|ノデ|デ|ケド|ガ|シ|ワ|ッテ|[ヨネ]ー?)?$/u,
  /(?:手放シ|让[リッ]|卖[リッ]|碎[キイ]|分解シ|交换ニ出シ|ニアゲ|振ラレ|取リ逃シ|逃シ|スルーシ|负ケ)(?:(?:テシマ|チャ)[イッ])?(?:マシタ|タ)(?:ガ|ケド|ノデ)?$/u,
  /(?:当|算|当作|当成)没有?$|(?:不算|别算|别数)(?:数|在内|进去)?了?$/u,
  /(?:数エ|カウントシ)ナイデ(?:クダサイ|オイテ|ネ)?$|未完成(?:デス|ナノデ)?$/u,
  / (?:do ?n.?t|do not|not) (?:count (?:it|that|this|them)|counted)$/u,
  /(?:本|别|サブ|メイン|他)ノ?(?:垢|アカ(?:ウント)?)(?:デス|[ニデ][イ居出卖].{0,6})$/u,
  /别(?:途|口|件|枠)[デニ]?(?:出|贩卖|卖).{0,14}$/u,
  /^[ヲノ]?オ?(?:探シ|目当テ)ノ方[ハニ]?(?:ゴメン|スミマ|スイマ|申シ訳).{0,8}$/u,
  /(?:^| )(?:(?:isn.?t|aren.?t|wasn.?t|hasn.?t|won.?t|is not|are not)(?: be(?:en)?)?(?: (?:pulled|crafted|built|(?:part of|in|on) [a-z ]{1,24}))?|didn.?t make it|(?:eluded|escaped) me|(?:is |are )?nowhere [a-z ]{1,16}|(?:needs?|requires?) (?:crafting|unlocking|to be (?:crafted|unlocked))|dismantled|(?:goes|comes|stays) with my (?:[a-z]{3,6} )?(?:acc(?:ount)?|main|alt))$/u,
  /(?:^| )(?:not (?:yet|for sale|unlocked|pulled|owned|included|here|incl|part of [a-z ]{1,24})|(?:got|slipped) away(?: from me)?|(?:is|are|still) locked|separately.{0,24}|nope|nah|none|dusted|traded(?: away)?|scrapped|gone|skipped|(?:i )?(?:never|didn.?t|don.?t|couldn.?t|haven.?t|won.?t|wouldn.?t) (?:dropped|drop|came|come|showed up|show up|g[eo]t|have|had|pull(?:ed)?|own|build|built|unlock(?:ed)?)(?: home| for me| to me)?|(?:got )?fed away|short|missing|used (?:her|him|it|them) up|(?:is |are )?on (?:my |an)?(?:(?:other|main|second|2nd|alt) (?:acc|account|one)|(?:main|alt|wife|brother|sister|friend|husband)(?:.?s)?))$/u,
];

/** Beginnings of what follows a name and a question mark: `Heero? nope, never pulled him`. */
const ANSWER = /^ *(?:nope|no|none|never|nah|sold|dusted|traded|gone|already (?:sold|gone|traded))(?![a-z])/u;

/** Words before a name that the account does not have: `never made Shifter`, `I dusted Spright`, `you'd have to craft Nibiru`. */
const BEFORE =
  /(?:^ ?(?:(?:zero|0x?)(?: cop[a-z]+ of)?|no cop[a-z]+ of)|(?:^|[ (])(?:(?:never|didn.?t|couldn.?t|haven.?t) [a-z]+(?: (?:on|for))?|failed to [a-z]+|(?:no|never had(?: any)?|zero) luck (?:on|with|for|getting)|i sold(?: off)?|(?:still )?(?:hunting|chasing)(?: for)?|(?:spent|blew|burned|threw|used) (?:(?:it|them) )?(?:all|everything|every last one)(?: of (?:it|them))? (?:on|chasing|at)|do ?n.?t (?:ask for|expect)|dusted|scrapped|burned|sacrificed|traded(?: away)?|missing|skipped|lost (?:the |my )?(?:50.50|coin ?flip)s? (?:on|to|for)|you(?:.d|.ll)? (?:have|need) to (?:craft|pull|make|build|get)|(?:still )?(?:wish i had|want|waiting (?:on|for))|all [a-z ]{0,16}except(?: for)?|everything (?:except|but)))(?: (?:the|my|any|a|that|[a-z]+ed)){0,2} $/u;

/** Beginnings after which an answer follows: a question, a pause, or something that was so once. */
const OPENING =
  /^[嘛呢]?[.…]*我?还?(?:以为|记得)有[,，\n]?|^(?:[嘛呢么吧]|one|ones)? *(?:\?|\.\.\.)|^我?(?:以前|原来|本来|当年|曾经)也?有过?/u;

/** 我自己号有满破光环，但那个不卖 */
const KEPT = /^(?:[,，]?(?:但|不过)?[那这][个张只台]?)?不卖/u;

const CLAUSE_END = /[,，。;!?\n、)]|…|\.\.| [/|] |\.(?: |$|\n)/u;
const LINE_END = /[。\n]|\. /u;
/** In A？B？都没有 and A、B一张没抽着 the answer is about both. */
const ASKED = /^(?:[^\n]{0,12}\?|、)? ?$/u;
const ALL = /^ ?\?? ?(?:都|全|[一半][个件台张只位骑]|[俩仨]|neither|none of|ドッチモ|ドチラモ|两方)/u;
/** Names joined by these words share what follows: 安吉利昂和马毕利昂没抽到. */
const JOINED = /^ ?(?:和|跟|与|[トヤモ]|&|and) ?$/u;
const MAX_LENGTH = 48;

type ListingPart = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'extraRanges' | 'entity'> & {
  readonly isNegated: boolean;
};

/** A name that an account does not have, with the range of the words that deny it. */
export type Absence<Part> = { readonly part: Part; readonly start: number; readonly end: number };

/** Returns the names of a listing that the account does not have according to words that are no operators.
 *  @param chars  the folded text */
export function findMissing<Part extends ListingPart>(parts: readonly Part[], chars: string): readonly Absence<Part>[] {
  const words = parts.flatMap(({ entity, tokens }) => (entity === null ? tokens : []));
  const withoutChatter = blankChatter(words, chars);
  const names = parts.filter(isItem);
  // 梅林宝2 石头基本没了: the words are about the resource.
  const resources = parts.filter(isResource);
  const missing = new Map<Part, Absence<Part>>();
  const add = (part: Part, range: Partial<Absence<Part>> = {}) =>
    missing.set(part, { start: part.start, end: part.end, ...range, part });
  for (const [index, name] of names.entries()) {
    const end = endOf(name);
    const next = Math.min(
      startOf(names[index + 1], chars),
      resources.find(({ start }) => start >= end)?.start ?? chars.length,
    );
    const limit = Math.max(end, Math.min(end + MAX_LENGTH, next));
    const rest = withoutChatter.slice(end, limit);
    const start = startOf(name, chars);
    const before = clauseTextBefore(withoutChatter, start);
    const lead = BEFORE.exec(before.replace(/ {2,}/g, ' '))?.[0];
    const length = denialLength(rest) || countLength(name, rest);
    if (length === 0 && lead === undefined) continue;
    add(name, { start: lead === undefined ? name.start : start - before.length, end: end + length });
    for (let position = index; position > 0; position--) {
      const [one, other] = [names[position - 1], names[position]];
      const between = one === undefined ? '' : chars.slice(endOf(one), startOf(other, chars));
      const isShared = ASKED.test(between) && ALL.test(chars.slice(name.end, limit));
      if (one === undefined || one.entity.level > 1 || !(JOINED.test(between) || isShared)) break;
      add(one);
    }
    // skipped Waver and Oberon
    for (let next = index + 1; lead !== undefined && isDirectlyJoined(names, next, chars); next++)
      add(names[next] as Part);
  }
  for (const name of findDenied(parts, new Set(missing.keys()), chars)) add(name);
  return [...missing.values()];
}

function isResource({ tokens }: ListingPart): boolean {
  return means(tokens[0], 'resource');
}

function isDirectlyJoined(names: readonly ListingPart[], index: number, chars: string): boolean {
  const [before, name] = [names[index - 1], names[index]];
  return (
    before !== undefined &&
    name?.extraRanges.length === 0 &&
    /^ (?:and|or|&) $/u.test(chars.slice(endOf(before), name.start))
  );
}

/** Returns the length of the words after a name that deny it, or 0. */
function denialLength(rest: string): number {
  const bracket = /^ ?\(([^()]{1,6})\)/u.exec(rest);
  // 奥伯龙（无）
  if (bracket?.[1] !== undefined && NONE.test(bracket[1])) return bracket[0].length;
  const text = rest.slice(bracket?.[0].length ?? 0).replace(/^[() ]+/u, '');
  const lead = rest.length - text.length;
  const [clause = ''] = text.split(CLAUSE_END, 1);
  if (isAbsent(clause)) return lead + clause.length;
  const kept = KEPT.exec(text)?.[0];
  if (kept !== undefined) return lead + kept.length;
  // 雷丘？那是她的号里有，我没有: the answer to a question may take several clauses.
  const asked = OPENING.exec(text)?.[0];
  if (asked === undefined) return 0;
  const [answer = ''] = text.slice(asked.length).split(LINE_END, 1);
  const isNo = (one: string) => isAbsent(one) || (asked.endsWith('?') && ANSWER.test(one));
  return answer.split(CLAUSE_END).some(isNo) ? lead + asked.length + answer.length : 0;
}

/** Returns the length of a count of no copies after the name of a card, or 0: 灰流丽3 增G0. */
function countLength({ entity }: ListingPart, rest: string): number {
  const isCard = entity?.kind === 'item' && entity.items.every(({ kind }) => kind === 'card');
  return isCard ? (/^ ?[x×*]?0(?:[张枚]|copies)?(?![\d.+])/u.exec(rest)?.[0].length ?? 0) : 0;
}

function isAbsent(clause: string): boolean {
  // 差一发没出 气; still locked tho, gone so don't ask
  const text = clause
    .trimEnd()
    .replace(/ {2,}/g, ' ')
    .replace(
      /[ (](?:[气哭悲惨唉服了老泣泪汗笑].{0,3}|tho(?:ugh)?|sadly|sorry|too|either|rip|so .{0,40}|an? [a-z]{1,9} ago)$/u,
      '',
    );
  // 1 Called by (other two dusted), 妃咲★4 専武なし
  if (OTHERS.test(text) || OF_NAME.test(text)) return false;
  return ENDINGS.some((pattern) => pattern.test(text));
}

const NONE = /^(?:无|没有?|none|ナシ|无シ|未(?:所持|入手|抽到|拥有))$/u;
const OTHERS = /^(?:the )?(?:others?|rest)(?![a-z])|^(?:另外?|其余|其他|剩下)/;
/** The item is there, without a weapon or a costume. */
const OF_NAME = /(?:专武|固有|专用|武器|凸|衣装)[ハモ]?(?:无シ|ナシ|没有?|无)$/;

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
    (first, range) => (range.start < first && chars.slice(range.end, first).trim() === '' ? range.start : first),
    name.start,
  );
}
