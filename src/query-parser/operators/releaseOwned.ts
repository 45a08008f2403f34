import type { MutablePart, OperatorText } from '@/query-parser/clauses/operatorText';

/** Words of a buyer who has no need of a name; folded. 不要 is a refusal in Chinese. */
const NOT_NEEDED =
  /不需要|不缺|不用|不必|用不[上着]|[要イ](?:リマセ[ンヌ]|ラナイ|ラン|ラヌ)|不要(?:デス|ッス|ナノデ|ダ|$)|do ?n'?t need|no need|not needed|クテモ?ok/;
/** Why: the buyer or somebody the account is for has it. */
const OWNED =
  /(?:已经|早就?|之前|我|自己|[大本]号)[^,，。要想]{0,4}?(?:有(?: [^,，。]{1,12} )?|抽到|买到)了|自己(?:有|能[抽合组做])|不缺|用不[上着]|(?:モウ|既ニ|スデニ)(?:持ッ|イ[ルマ]|ア[ルリ])|持ッテ(?:イ?ル|イ?マス)|自引キ|自分デ(?:作ッタ|引イタ)|完凸(?:シテ|济)|(?:メイン|本|自|サブ)ノ?垢[ニデ]|already (?:have|got|own|maxed)|have (?:her|him|it|them|one) (?:already|on my)/;
/** Words that refuse accounts with a name. */
const REFUSAL =
  /[别莫][发推]|忽略|不想要|的号(?! ?[已早完])|号里(?!不)|入リ|垢[ハモ]|(?:accounts?|accs?)\b|论外|ng|对象外|除外|ヤメテ|远虑|断リ|见送|逆ニ|困[ルリ]|不收|不看|不买/;

const SENTENCE_END = /[。!\n]|\. /;
const MAX_LENGTH = 80;

/** Lets go of refused names that a buyer merely does not need, because they are there already: モルガンはもう持ってるので不要です. Offers
 *  with them fit as well. */
export function releaseOwned({ parts, chars }: OperatorText): void {
  const released = new Set<string>();
  for (const part of parts) {
    if (!part.isNegated || !isOwned(part, chars)) continue;
    part.isNegated = false;
    released.add(idOf(part));
  }
  if (released.size === 0) return;
  for (const part of parts) if (!part.isNegated && released.has(idOf(part))) part.isIgnored = true;
}

function idOf({ entity }: MutablePart): string {
  return entity?.kind === 'item' ? entity.items.map(({ id }) => id).join(' ') : '';
}

function isOwned(part: MutablePart, chars: string): boolean {
  if (part.entity?.kind !== 'item') return false;
  const sentence = sentenceAround(part, chars).replace(/ {2,}/g, ' ');
  return NOT_NEEDED.test(sentence) && OWNED.test(sentence) && !REFUSAL.test(sentence);
}

function sentenceAround({ start, end }: MutablePart, chars: string): string {
  const before =
    chars
      .slice(Math.max(0, start - MAX_LENGTH), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const [after = ''] = chars.slice(end, end + MAX_LENGTH).split(SENTENCE_END);
  return before + chars.slice(start, end) + after;
}
