import { type MutablePart, type OperatorText, skipWords } from '@/query-parser/clauses/operatorText';
import { isItem } from '@/query-parser/text/textPart';
import { negate } from './refuseMarked';

/** Statements about accounts that have the names ※ stands for, in folded text. The group is the statement. */
const HOLDERS: readonly RegExp[] = [
  // 有A的请装作没看见; A呢，谁号里有她的话咱就别加好友了
  /(?:(?:^|[,，。;!?\n ])[^※,，。\n没无来求收找蹲挑要想谁]{0,8}[有带含]着?※|※[^※。;\n]{0,30}?[,，?)! ]+[^,，。\n有没无都]{0,4}有(?:[她他它这那][^,，。;!\n]{0,4}?)?)(?:的(?:号里?|话|老板|人|卖家)?|话|号|(?=就(?!行)[^,，]{0,3}(?:no|别|免|不)))(?![吗嘛])([^※。;,，、 \n]{1,18})/u,
  // Aは解釈違いだから入ってたら買わん; A入ってる垢は全部弾いてる
  /※[^※。\n]{0,40}?(?:(?:(?:入ッテ|付イテ|混[ザジ]ッテ|持ッテ|[イ居オ])イ?ル|入リ)(?:(?:垢|データ|ヤツ|モノ|アカ(?:ウント)?)(?=[ハモト]|[ダヤ]|ナラ|デス)|ノ(?=[ハモ]|ダケ)|(?=ト|ナラ))|入リ(?=[ハダ])|(?:入ッテ|付イテ|混ザッテ|イ|居|オッ|入ットッ)イ?タラ)([^※。\n]{1,40})/u,
  // if the account has A keep scrolling; A, if he's on there I'm out; any account that has it I'll walk away from
  /(?:(?:if|when|should) (?:the |your |ur |an? )?(?:acc(?:ount)?s?|box|it|you) (?:ha(?:s|ve)|contains?) (?:the )?※|if ※(?:'s| is| are)?(?: anywhere)? (?:on|in) |※[^※.;!?\n]{0,40}?(?:if (?:he|she|it|they|that)(?:'?s|'re| is| are) (?:on|in|there)|(?:acc(?:ount)?s?|listings?|box(?:es)?|anything|one) (?:that ha(?:s|ve)|with) (?:it|him|her|them|that)))([^※.;!?\n]{2,70})/u,
  // A? leave me out if the account has her; A, he won't take an account that has it
  /※([^※.;!?\n]{1,60}?)(?:if (?:the |your |an )?acc(?:ount)? has|(?:acc(?:ount)?s?|listings?|anything|one) (?:that ha(?:s|ve)|with)) (?:him|her|it|them)/u,
  // listings with A get a no, ones where A is missing
  /(?:(?:listings?|acc(?:ount)?s|boxes|anything|any [a-z ]{3,12}) (?:with|that ha(?:s|ve))|where(?: the)?) ※([^※.,;!?\n]{1,50})/u,
];

/** Words that refuse, and those that contain them but do not. */
const REFUSED =
  /[别不没勿免滚绕拒劝散]|跳过|ナイ|マセン|[买要]ワ?[ンネ]|他ノ|无理|困|嫌|高[イク]|\b(?:no|nope|not|never|out|skip|avoid|ignore|pass|scroll|away|keep|banned|block|hate)\b|n't\b/;
const CLEARLY_REFUSED =
  /パス|见送|弹|外シ|避ケ|\bng\b|スルー|远虑|除外|ダメ|アウト|アカン|地雷|\b(?:i'?m (?:out|leaving)|leave|walk away|keep scrolling|no deal|(?:some|any)(?:body|one) else|missing|absent)\b/;
const HARMLESS =
  /ナイ(?:デス)?カナ?|マセンカ|以内|不(?:限|管|要紧|错|贵|介意|嫌|影响|是|问|好意思)|or not|没(?:关系|事|问题)|别(?:错过|犹豫)|构(?:ワナ|イマセ)|问题(?:ナ|アリマセ)|气ニシ(?:ナ|マセ)|no (?:problem|issue)|n't (?:matter|mind|care)/g;
const WELCOME = /嬉|希望|欢迎|最高|助カ|幸イ|愿|优先|加[分价钱]|秒|滴|求|ok|great|bonus|happy|love/;

/** The last character of a name and what joins it to the next one. 必须有A，C的不要 has two statements. */
const JOINED = /^. ?(?:[、&/和跟与ト]|and|or) ?$|^[a-z], (?:or )?$/;

const MAX_BEFORE = 40;
const MAX_AFTER = 90;

/** Refuses names if the text turns down the accounts that have them, which has more wordings than can be listed. */
export function refuseHolders({ parts, chars }: OperatorText): void {
  const names = parts.filter(isItem);
  for (let first = 0, position = 0; first < names.length; ) {
    let last = first;
    while (JOINED.test(chars.slice((names[last]?.end ?? 1) - 1, names[last + 1]?.start ?? 0))) last++;
    const list = names.slice(first, last + 1);
    const [from, to] = [names[first]?.start ?? 0, names[last]?.end ?? 0];
    const before = chars.slice(Math.max(names[first - 1]?.end ?? 0, from - MAX_BEFORE), from);
    const after = chars.slice(to, Math.min(names[last + 1]?.start ?? chars.length, to + MAX_AFTER));
    const refusal = findRefusal(`${before}※${after}`);
    if (refusal !== null) {
      for (const name of list) if (name.mode === 'must') negate(name);
      const start = from - before.length + refusal.index;
      const end = to + refusal.index + refusal[0].length - before.length - 1;
      position = parts.indexOf(list[0] as MutablePart, position);
      for (const part of parts.slice(Math.max(0, position - MAX_BEFORE), position + (last - first) * 2 + MAX_AFTER))
        if (part.entity === null && part.start >= start && part.end <= end) skipWords(part);
    }
    first = last + 1;
  }
}

function findRefusal(text: string): RegExpExecArray | null {
  for (const holder of HOLDERS) {
    const found = holder.exec(text);
    const statement = found?.[1]?.replace(HARMLESS, '') ?? '';
    if (CLEARLY_REFUSED.test(statement) || (REFUSED.test(statement) && !WELCOME.test(statement))) return found;
  }
  return null;
}
