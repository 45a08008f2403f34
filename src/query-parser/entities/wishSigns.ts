import type { TextPart } from '@/query-parser/text/textPart';
import { isOperatorKind } from '@/query-parser/text/token';
import { hasMeaning } from './operatorScope';

/** A part whose name may be wanted, refused or only mentioned. */
export type Mention = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'entity' | 'mode' | 'isDistributed'> & {
  readonly isUsed: boolean;
  readonly isDoubtful: boolean;
  readonly isIgnored: boolean;
};

/** Words of a wish in the clause of a name, in folded text. */
export const WISH =
  /[要求收找缺差买蹲馋够齐]|想(?!起|到|不)|优先|就行|必[须备]|都在(?:的|$)|我只认|至少|例外|高价|私聊|开价|滴滴|长期|安排|少不了|心心念念|多多益善/;
/** Words of a wish that may stand anywhere in the sentence of a name. */
export const STRONG_WISH =
  /\b(?:want|need|looking|shopping|lf|buy|wtb|prefer|after|pl(?:ease|s\b)|request|pay|must|negotiable|complete|included|hunting|gimme|care|choice|enough|welcome|bonus|interested|favou?rite|love|of course|thanks)|ガイイ|デ探|欲シ|探シ|希望|ホシ|タイ(?!ミ|ト)|[居イ]レバ|オ愿イ|クダサイ|大丈夫|求ム|ナイデスカ|マセンカ|ダケ|方ガ?ア|マスト|目当テ|重视|外セナ|一番|込ミ/;

/** Returns true for a text with words of a wish. */
export function statesWish(text: string): boolean {
  return WISH.test(text) || STRONG_WISH.test(text);
}

/** When something happened, what is reported of the past, and what the buyer has. */
export const PAST =
  /昨|以前|之前|上[个次周月礼]|当年|刚才|小时候|[我本主大]号|\b(?:yesterday|last|ago|was|were|had|quit)\b|前ニ|[シッイケ]タ(?=[。、,.\s]|$)/;

/** A Latin word says about as much as two characters of Chinese or kana. */
const LENGTH_OF_WORD = 2;

/** Returns true for a name that is read as wanted. */
export function isWantedName({ entity, mode, isDoubtful, isIgnored }: Mention): boolean {
  return entity?.kind === 'item' && mode !== 'never' && !isDoubtful && !isIgnored;
}

/** Returns true for a word that makes its clause a wish or a refusal. */
export function isWishWord({ entity, tokens, isUsed }: Mention): boolean {
  const isOperator = tokens.some(({ meanings }) => meanings.some(({ kind }) => isOperatorKind(kind)));
  return entity === null && (hasMeaning(tokens[0], ['must']) || (isUsed && isOperator));
}

/** Returns how much words say, in characters of Chinese or kana. */
export function lengthOf(words: readonly Mention[], chars: string): number {
  return words.reduce((sum, { start, end }) => {
    const isWord = /^[a-z'’]+$/.test(chars.slice(start, end));
    return sum + (isWord ? LENGTH_OF_WORD : end - start);
  }, 0);
}

/** Returns the mentioned names that are not wished elsewhere; none if nothing is wished. */
export function onlyMentioned<P extends Mention>(mentioned: readonly P[], wished: readonly P[]): readonly P[] {
  const wishedIds = new Set(wished.flatMap(idsOf));
  return wished.length === 0 ? [] : mentioned.filter((name) => !idsOf(name).some((id) => wishedIds.has(id)));
}

function idsOf({ entity }: Mention): readonly string[] {
  return entity?.kind === 'item' ? entity.items.map(({ id }) => id) : [];
}
