import type { TextPart } from '@/query-parser/text/textPart';
import { isOperatorKind } from '@/query-parser/text/token';
import { PERSONS } from '@/query-parser/words/personWords';
import { hasMeaning } from './operatorScope';

type Part = Pick<TextPart, 'start' | 'end' | 'gap' | 'tokens' | 'entity' | 'mode'> & {
  readonly isUsed: boolean;
  readonly isDoubtful: boolean;
  readonly isIgnored: boolean;
};

/** A sentence with this much text besides names, in characters of Chinese or kana, tells a story. */
const MIN_LENGTH = 16;
/** A Latin word says about as much as two characters. */
const LENGTH_OF_WORD = 2;
/** Words of a wish beside a name, in folded text. */
const WISH = /[要求收找缺差买蹲]|想(?!起|到|不)|优先|就行|必须/;
/** Words of a wish anywhere in the sentence. */
const STRONG_WISH =
  /\b(?:want|need|looking|lf|buy|buying|wtb|prefer|after|please|request|pay|musts?|complete)\b|ガイイ|デ探|欲シ|探シ|希望|ホシ|[居イ]レバ|オ愿イ|クダサイ|大丈夫|求ム|ナイデスカ|マセンカ/;
/** When something happened, and what is told in the past. */
const PAST =
  /昨|以前|之前|上[个次周月]|当年|刚才|小时候|\b(?:yesterday|last|ago|was|were|had|quit)\b|前ニ|[シッイケ]タ(?=[。、,.\s]|$)/;
/** Characters beside a name in which a wish for it stands. */
const WISH_DISTANCE = 10;

/** Returns the names of sentences that tell a story, in a text that has a wish besides: 室友的号狂兰宝5，我眼睛都红了⏎收村正. They stay visible as unused.
 *  @param chars  the folded text */
export function findStories<P extends Part>(parts: readonly P[], chars: string): readonly P[] {
  const storyNames: P[] = [];
  const wishedIds = new Set<string>();
  for (let first = 0; first < parts.length; ) {
    let end = first + 1;
    while (end < parts.length && !endsSentence(parts, end, chars)) end++;
    const sentence = parts.slice(first, end);
    const names = sentence.filter(isWanted);
    if (names.length > 0 && isStory(sentence, names, chars)) storyNames.push(...names);
    else for (const id of names.flatMap(idsOf)) wishedIds.add(id);
    first = end;
  }
  return wishedIds.size === 0 ? [] : storyNames.filter((name) => !idsOf(name).some((id) => wishedIds.has(id)));
}

function idsOf({ entity }: Part): readonly string[] {
  return entity?.kind === 'item' ? entity.items.map(({ id }) => id) : [];
}

function isStory(sentence: readonly Part[], names: readonly Part[], chars: string): boolean {
  const lengthOf = (words: readonly Part[]) =>
    words.reduce((sum, { start, end }) => sum + textLength(chars.slice(start, end)), 0);
  const text = lengthOf(sentence.filter(({ entity }) => entity === null));
  if (text < MIN_LENGTH || text < lengthOf(names)) return false;
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  const sentenceText = chars.slice(from, to);
  if (!PAST.test(sentenceText) && sentenceText.search(PERSONS) < 0) return false;
  // so: A at least 3
  const isListed = chars.slice(from, names[0]?.start).includes(':');
  return !isListed && !isWish(sentence, names, chars);
}

function isWish(sentence: readonly Part[], names: readonly Part[], chars: string): boolean {
  if (sentence.some(isWishWord)) return true;
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  if (STRONG_WISH.test(chars.slice(from, to))) return true;
  return names.some(({ start, end }) => {
    const near = `${chars.slice(Math.max(from, start - WISH_DISTANCE), start)} ${chars.slice(end, Math.min(to, end + WISH_DISTANCE))}`;
    return WISH.test(near);
  });
}

function textLength(text: string): number {
  return /^[a-z'’]+$/.test(text) ? LENGTH_OF_WORD : text.length;
}

function isWishWord({ entity, tokens, isUsed }: Part): boolean {
  const isOperator = tokens.some(({ meanings }) => meanings.some(({ kind }) => isOperatorKind(kind)));
  return entity === null && (hasMeaning(tokens[0], ['must']) || (isUsed && isOperator));
}

function isWanted({ entity, mode, isDoubtful, isIgnored }: Part): boolean {
  return entity?.kind === 'item' && mode !== 'never' && !isDoubtful && !isIgnored;
}

function endsSentence(parts: readonly Part[], index: number, chars: string): boolean {
  return parts[index]?.gap === 'stop' || chars.slice(parts[index - 1]?.end, parts[index]?.start).includes('\n');
}
