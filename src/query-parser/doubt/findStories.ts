import {
  isReport,
  isWantedName,
  isWishWord,
  onlyMentioned,
  STRONG_WISH,
  textLength,
  WISH,
  type WishPart,
} from './wishSigns';

/** A sentence with this much text besides names, in characters of Chinese or kana, tells a story. */
const MIN_LENGTH = 16;
/** Characters beside a name in which a wish for it stands. */
const WISH_DISTANCE = 10;

/** Returns the names of sentences that tell a story, beside other names: 室友的号狂兰宝5，我眼睛都红了⏎收村正. They stay visible as unused.
 *  @param chars  the folded text */
export function findStories<P extends WishPart>(parts: readonly P[], chars: string): readonly P[] {
  const mentioned: P[] = [];
  const wished: P[] = [];
  for (let first = 0; first < parts.length; ) {
    let end = first + 1;
    while (end < parts.length && !endsSentence(parts, end, chars)) end++;
    const sentence = parts.slice(first, end);
    const names = sentence.filter(isWantedName);
    (names.length > 0 && isStory(sentence, names, chars) ? mentioned : wished).push(...names);
    first = end;
  }
  return onlyMentioned(mentioned, wished);
}

function isStory(sentence: readonly WishPart[], names: readonly WishPart[], chars: string): boolean {
  const words = sentence.filter(({ entity }) => entity === null);
  const text = textLength(words, chars);
  if (text < MIN_LENGTH || text < textLength(names, chars)) return false;
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  if (!isReport(chars.slice(from, to))) return false;
  // so: A at least 3
  const isListed = chars.slice(from, names[0]?.start).includes(':');
  return !isListed && !isWish(sentence, names, chars);
}

function isWish(sentence: readonly WishPart[], names: readonly WishPart[], chars: string): boolean {
  if (sentence.some((part) => isWishWord(part) || part.isReplaced)) return true;
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0];
  if (STRONG_WISH.test(chars.slice(from, to))) return true;
  return names.some(({ start, end }) => {
    const near = `${chars.slice(Math.max(from, start - WISH_DISTANCE), start)} ${chars.slice(end, Math.min(to, end + WISH_DISTANCE))}`;
    return WISH.test(near);
  });
}

function endsSentence(parts: readonly WishPart[], index: number, chars: string): boolean {
  return parts[index]?.gap === 'stop' || chars.slice(parts[index - 1]?.end, parts[index]?.start).includes('\n');
}
