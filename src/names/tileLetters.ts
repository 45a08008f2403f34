import type { ItemId } from '@/domain/offer';
import type { Item } from './roster';

/** Letters of a tile in the languages other than Chinese. */
const SIZES = { ja: 2, en: 3 } as const;
/** Words, and runs of one script within a word. */
const RUN = /\p{Script=Latin}+|\p{Script=Han}+|\p{Script=Katakana}+|\p{Script=Hiragana}+|\p{N}+/gu;
/** Kana that belong to the one before them. */
const SMALL_KANA = /[ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ]/;

/** Returns the letters of every tile: Mer, マリ. Items of one kind differ: the second Hoshino is HoS for its swimsuit, or takes a later
 *  letter. Short names come first, since they are those of the plain versions.
 *  @param nicknames  see `nicknamesOf` */
export function tileLetters(
  items: readonly Item[],
  nicknames: ReadonlyMap<ItemId, string>,
  locale: 'ja' | 'en',
): ReadonlyMap<ItemId, string> {
  const named = items.map(({ id, kind, names }) => ({ id, kind, name: nicknames.get(id) ?? names[locale] }));
  const taken = new Set<string>();
  return new Map(
    named
      .sort((a, b) => a.name.length - b.name.length)
      .map(({ id, kind, name }) => {
        const options = lettersOf(name, SIZES[locale]);
        const letters = options.find((one) => !taken.has(kind + one)) ?? options[0] ?? '';
        taken.add(kind + letters);
        return [id, letters];
      }),
  );
}

function lettersOf(name: string, size: number): readonly string[] {
  const runs = (name.match(RUN) ?? [name]).map((run) => [...run]);
  const letters = runs.flat();
  const head = letters.slice(0, size - 1).join('');
  const initials = runs.slice(1).flatMap(([initial = '']) => initial);
  const later = [...initials, ...letters.slice(size)].filter((letter) => !SMALL_KANA.test(letter));
  return [letters[size - 1] ?? '', ...later].map((last) => head + last);
}
