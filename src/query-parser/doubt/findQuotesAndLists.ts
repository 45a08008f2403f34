import { isWantedName, onlyMentioned, statesWish, type WishPart } from './wishSigns';

/** Quotations, with their marks. */
const QUOTE = /[「『“][^「『“」』”\n]{2,80}[」』”]/g;
/** Lines of others, in a dialogue in which the buyer has lines too. */
const OTHER_LINE = /(?:^|\n)(?:老板|卖家|号主):[^\n]*/g;
const OWN_LINE = /\n(?:我|me):/;
/** Lists of names that the buyer has or offers in exchange, from their heading to that of a wish. */
const OWN_SECTION =
  /(?:^|\n)[^\p{L}\n]*(?:(?:现有|出售?|have(?! to)|own(?:ed)?|wtt|所持)(?:垢?[:】\])]| (?=\p{L}))|(?:让|ft|mine(?: has)?)[:】\])])[\s\S]*?(?=\n[^\p{L}\n]*(?:不?要|[求缺收探想]|预算|budget|want|wtb|iso|need|your|lf|looking)|\n\s*\n|$)/gu;

/** A quotation with less text than this besides names gives a name its spelling, in characters. */
const MIN_LENGTH = 3;

/** Returns the names in quotations, in lines of others and in lists of what the buyer has, beside other names: 店长说「孔明最强」，我只收梅林. They stay
 *  visible as unused.
 *  @param chars  the folded text */
export function findQuotesAndLists<P extends WishPart>(parts: readonly P[], chars: string): readonly P[] {
  const names = parts.filter(isWantedName);
  const ranges = quotesAndLists(names, chars);
  const mentioned = names.filter((name) => ranges.some(({ start, end }) => start <= name.start && name.end <= end));
  return onlyMentioned(
    mentioned,
    names.filter((name) => !mentioned.includes(name)),
  );
}

type TextRange = { readonly start: number; readonly end: number };

function quotesAndLists(names: readonly WishPart[], chars: string): readonly TextRange[] {
  const quotes = rangesOf(QUOTE, chars).filter((range) => {
    const quoted = names.filter(({ start, end }) => range.start <= start && end <= range.end);
    const length = quoted.reduce((rest, { start, end }) => rest - (end - start), range.end - range.start - 2);
    return length >= MIN_LENGTH && !statesWish(chars.slice(range.start, range.end));
  });
  const lines = OWN_LINE.test(chars) ? rangesOf(OTHER_LINE, chars) : [];
  return [...quotes, ...lines, ...rangesOf(OWN_SECTION, chars)];
}

function rangesOf(pattern: RegExp, chars: string): readonly TextRange[] {
  return [...chars.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
