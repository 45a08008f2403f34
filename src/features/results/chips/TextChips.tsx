import { PAGE_SIZE, type Query } from '@/domain/query';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { removeSpan, type TextTerm } from '@/features/text-query/textTerms';
import { AppliedChip } from './AppliedChip';

export type TextChipsProps = {
  readonly query: Query;
  /** The words of the query's text that are searched for literally, in their order. */
  readonly words: readonly TextTerm[];
  /** Total without the text, null while unknown; `text` for several words, because the total without one of them is not
   *  known. */
  readonly without: number | 'text' | null;
  readonly isBestRemoval: boolean;
  readonly labels: FacetLabels;
  readonly onChoose: (next: Query) => void;
};

/** Maximum number of words with a chip of their own. Further words, as in a pasted message, share one chip. */
const MAX_WORDS = 8;

/** The words that were not parsed as a condition, as removable chips. */
export function TextChips({ query, words, without, isBestRemoval, labels, onChoose }: TextChipsProps) {
  const { messages: shop } = labels;
  const shown = words.length > MAX_WORDS + 1 ? words.slice(0, MAX_WORDS) : words;
  const folded = words.slice(shown.length);
  const remove = (removed: readonly TextTerm[]) => {
    // From the end, so that earlier spans remain valid.
    const text = removed.reduceRight((text, { span }) => removeSpan(text, span), query.text);
    onChoose({ ...query, text, shown: PAGE_SIZE });
  };
  const chipOf = (text: string, removed: readonly TextTerm[]) => (
    <AppliedChip
      isText
      label={{ flag: null, text, full: text }}
      without={without}
      isBestRemoval={isBestRemoval}
      onRemove={() => remove(removed)}
    />
  );
  return (
    <>
      {shown.map((term) => (
        <li key={`${term.span.start} ${term.text}`}>{chipOf(shop.quoted(term.text), [term])}</li>
      ))}
      {folded.length > 0 && <li>{chipOf(shop.moreWords(folded.length), folded)}</li>}
    </>
  );
}
