import { PAGE_SIZE, type Query } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { type TextTerm, withoutPlace } from '@/features/text-query/textTerms';
import { AppliedChip } from './AppliedChip';

export type TextChipsProps = {
  readonly query: Query;
  /** The words of the query's text that are looked for as they stand, in their order. */
  readonly words: readonly TextTerm[];
  /** Offers there are without the text, null while that is not known; `text` where it is more than one word: as one
   *  condition of the answer, its number says nothing of a part of it. */
  readonly without: number | 'text' | null;
  readonly bestExit: boolean;
  readonly wording: FacetLabels;
  readonly onChoose: (next: Query) => void;
};

/** After so many, the words of a pasted message are one chip. */
const MOST_WORDS = 8;

/** The words that were not read as a condition, each as a chip that goes at one tap. */
export function TextChips({ query, words, without, bestExit, wording, onChoose }: TextChipsProps) {
  const { words: shop } = wording;
  const shown = words.length > MOST_WORDS + 1 ? words.slice(0, MOST_WORDS) : words;
  const folded = words.slice(shown.length);
  const drop = (dropped: readonly TextTerm[]) => {
    // From the end, so that the places before stay where they are.
    const text = dropped.reduceRight((left, { place }) => withoutPlace(left, place), query.text);
    onChoose({ ...query, text, shown: PAGE_SIZE });
  };
  const chipOf = (text: string, dropped: readonly TextTerm[]) => (
    <AppliedChip
      asText
      words={{ flag: null, text, full: text }}
      without={without}
      bestExit={bestExit}
      onDrop={() => drop(dropped)}
    />
  );
  return (
    <>
      {shown.map((term) => (
        <li key={`${term.place.start} ${term.text}`}>{chipOf(shop.quoted(term.text), [term])}</li>
      ))}
      {folded.length > 0 && <li>{chipOf(shop.moreWords(folded.length), folded)}</li>}
    </>
  );
}
