import { isItem, type TextPart } from '@/query-parser/text/textPart';

/** Names that a text lists together, with what stands around them. */
export type NamesInContext<Part> = {
  readonly names: readonly Part[];
  /** Part of the folded text up to the names before and after them, with ※ instead of the names and what joins them. */
  readonly text: string;
  /** Offset of `text` in the folded text. */
  readonly start: number;
  /** How much shorter `text` is than what it stands for. */
  readonly shortened: number;
};

/** The last character of a name and what joins it to the next one. 必须有A，C的不要 has two statements. */
const JOINED = /^. ?(?:[、&/和跟与ト]|and|or) ?$|^[a-z], (?:or )?$/;

const MAX_BEFORE = 40;
const MAX_AFTER = 90;

/** Lists the names of a text with what stands around them.
 *  @param chars  the folded text */
export function namesInContext<Part extends TextPart>(
  parts: readonly Part[],
  chars: string,
): readonly NamesInContext<Part>[] {
  const all = parts.filter(isItem);
  const groups: NamesInContext<Part>[] = [];
  for (let first = 0; first < all.length; ) {
    let last = first;
    while (JOINED.test(chars.slice((all[last]?.end ?? 1) - 1, all[last + 1]?.start ?? 0))) last++;
    const [from, to] = [all[first]?.start ?? 0, all[last]?.end ?? 0];
    const start = Math.max(all[first - 1]?.end ?? 0, from - MAX_BEFORE);
    const end = Math.min(all[last + 1]?.start ?? chars.length, to + MAX_AFTER);
    const text = `${chars.slice(start, from)}※${chars.slice(to, end)}`;
    groups.push({ names: all.slice(first, last + 1), text, start, shortened: to - from - 1 });
    first = last + 1;
  }
  return groups;
}
