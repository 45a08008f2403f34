import type { TextPart } from '@/query-parser/text/textPart';
import { isOperatorKind, means } from '@/query-parser/text/token';
import { PERSONS } from '@/query-parser/words/personWords';

/** A part whose name may be wanted, refused or only mentioned. */
export type WishPart = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'entity' | 'mode' | 'isDistributed'> & {
  readonly isUsed: boolean;
  readonly isDoubtful: boolean;
  readonly isIgnored: boolean;
  readonly isReplaced: boolean;
};

/** Words of a wish in the clause of a name, in folded text. */
export const WISH =
  /[要求收找缺差买蹲馋够齐]|是我的?(?:老婆|女[儿神]|命)|想(?!起|到|不)|优先|就行|必[须备]|都在(?:的|$)|我只认|至少|例外|高价|私聊|开价|滴滴|长期|安排|少不了|心心念念|多多益善|随便|都(?:行|可以)|一绪ニ|在(?:不在|否|吗)|[看相]中|看上|来[一两三]?[份张个只位]|(?:就|更|才)[是算]?(?:圆满|完美|美了|香了)|完美$|一[起并](?:端|带|来|打包|拿|报)|拿下|[冲奔]着|别忘|照单全收|[叫带]上|报(?:一下|价|个)|溢价|错过|没赶上|梭哈|[接领请]回家/;
/** Words of a wish that may be anywhere in the sentence of a name. */
export const STRONG_WISH =
  /\b(?:want|need|looking|shopping|lf|buy|wtb|prefer|after|pl(?:ease|s\b)|request|pay|must|require|negotiable|complete|included|hunting|gimme|care|choice|enough|welcome|bonus|interested|favou?rite|love|of course|thanks|will do)|ガイイ|デ探|欲シ|探シ|希望|ホシ|タイ(?!ミ|ト)|[居イ]レバ|オ愿イ|クダサイ|大丈夫|求ム|ナイデスカ|マセンカ|方ガ?ア|マスト|目当テ|重视|外セ(?:ナ|マセ)|一番|本命|込ミ/;

/** Returns true for a text with words of a wish. */
export function statesWish(text: string): boolean {
  return WISH.test(text) || STRONG_WISH.test(text);
}

/** Words of the past, and of names that the buyer has. */
const PAST =
  /手元|早[就宝满已]|本来就|自有|已(?:有|收到|经有)|歪[了到出]|我(?:自己|们)?(?:[早也都]|已经)?(?:有|抽到)了|持ッテ(?:マス|イ?ル(?!方|人|垢|アカ|ヤツ|子|ノ))|(?:引[イケ]|オ?迎エシ?)(?:タ|济)|\bi (?:already )?(?:have|got|own|pulled)\b|昨|以前|之前|原先|上一?[个次周月礼]|当年|那(?:时|会儿)|曾经|刚才|小时候|[我本主大旧老]号|\b(?:yesterday|last|ago|was|were|had|quit|sold|lost|stolen|used to)\b|前[ニノ]|(?:昔|最初|旧|メイン|本)ノ?(?:垢|アカ)|(?:[^デ]シ|[ッイケ])タ(?=ガ|ケド|[。、,.\s]|$)/;

/** Returns true for a text about people other than the buyer. */
export function mentionsPerson(text: string): boolean {
  return PERSONS.test(text);
}

/** Returns true for a text about others, the past or names that the buyer has. */
export function isReport(text: string): boolean {
  return mentionsPerson(text) || PAST.test(text);
}

/** A Latin word is worth about two characters of Chinese or kana. */
const LENGTH_OF_WORD = 2;

/** Returns true for a name that is read as wanted. */
export function isWantedName({ entity, mode, isDoubtful, isIgnored }: WishPart): boolean {
  return entity?.kind === 'item' && mode !== 'never' && !isDoubtful && !isIgnored;
}

/** Returns true for a word that makes its clause a wish or a refusal. */
export function isWishWord({ entity, tokens, isUsed }: WishPart): boolean {
  const isOperator = tokens.some(({ meanings }) =>
    meanings.some(({ kind }) => isOperatorKind(kind) && kind !== 'and' && kind !== 'or'),
  );
  return entity === null && (means(tokens[0], 'must') || (isUsed && isOperator));
}

/** Returns the length of words in characters of Chinese or kana. */
export function textLength(words: readonly WishPart[], chars: string): number {
  return words.reduce((sum, { start, end }) => {
    const isWord = /^[a-z']+$/.test(chars.slice(start, end));
    return sum + (isWord ? LENGTH_OF_WORD : end - start);
  }, 0);
}

/** Returns the mentioned names that are not wished elsewhere; none if nothing is wished. */
export function onlyMentioned<P extends WishPart>(mentioned: readonly P[], wished: readonly P[]): readonly P[] {
  const wishedIds = new Set(wished.flatMap(idsOf));
  return wished.length === 0 ? [] : mentioned.filter((name) => !idsOf(name).some((id) => wishedIds.has(id)));
}

function idsOf({ entity }: WishPart): readonly string[] {
  return entity?.kind === 'item' ? entity.items.map(({ id }) => id) : [];
}
