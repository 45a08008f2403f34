import { namesInContext } from '@/query-parser/clauses/namesInContext';
import { type OperatorText, skipWords } from '@/query-parser/clauses/operatorText';
import { means } from '@/query-parser/text/token';
import { negate } from './refuseMarked';

/** How texts speak of accounts that have a name, which ※ stands for, in folded text. The group is what they say of these accounts. */
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

/** Words that refuse such accounts unless others welcome them, words that refuse them in any case, and words that contain one of these but refuse
 *  nothing. */
const REFUSED =
  /[别不没勿免滚绕拒劝散]|跳过|ナイ|マセン|[买要]ワ?[ンネ]|他ノ|无理|困|嫌|高[イク]|\b(?:no|nope|not|never|out|skip|avoid|ignore|pass|scroll|away|keep|banned|block|hate)\b|n't\b/;
const CLEARLY_REFUSED =
  /パス|见送|弹|外シ|避ケ|\bng\b|スルー|远虑|除外|ダメ|アウト|アカン|地雷|\b(?:i'?m (?:out|leaving)|leave|walk away|keep scrolling|no deal|(?:some|any)(?:body|one) else|missing|absent)\b/;
const HARMLESS =
  /ナイ(?:デス)?カナ?|マセンカ|以内|不(?:限|管|要紧|错|贵|介意|嫌|影响|是|问|好意思)|or not|没(?:关系|事|问题)|别(?:错过|犹豫)|构(?:ワナ|イマセ)|问题(?:ナ|アリマセ)|气ニシ(?:ナ|マセ)|no (?:problem|issue)|n't (?:matter|mind|care)/g;
const WELCOME = /嬉|希望|欢迎|最高|助カ|幸イ|愿|优先|加[分价钱]|秒|滴|求|ok|great|bonus|happy|love/;

/** Refuses names if the text turns down the accounts that have them, which has more wordings than can be listed. */
export function refuseHolders({ parts, chars }: OperatorText): void {
  let position = 0;
  for (const { names, text, start, shortened } of namesInContext(parts, chars)) {
    const refusal = findRefusal(text);
    if (refusal === null) continue;
    for (const name of names) if (name.mode === 'must') negate(name);
    const first = start + refusal.index;
    const end = first + refusal[0].length + shortened;
    while ((parts[position]?.start ?? end) < first) position++;
    for (let index = position; (parts[index]?.end ?? end + 1) <= end; index++) {
      const part = parts[index];
      // An order after a comma is a wish of its own: A入ってたら買わん、安い順に.
      if (part?.entity === null && !means(part.tokens[0], 'sort')) skipWords(part);
    }
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
