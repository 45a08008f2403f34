import { type Chip, chipsOf, withoutChip } from '@/domain/chips';
import { itemsOf, PAGE_SIZE, type Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { type ChipLabel, chipKey, chipLabel } from '@/features/labels/chipLabel';
import type { FacetLabels } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import { itemNickname } from '@/features/search-state/gameItems';
import { removeSpan, type TextTerm, textTerms } from '@/features/text-query/textTerms';
import { formatNumber } from '@/ui/format/format';
import type { ChipDoubt } from './AppliedChip';

/** A chip of the row. */
export type ChipItem = {
  readonly key: string;
  readonly chip: Chip;
  readonly label: ChipLabel;
  /** Null for a condition that is certain. */
  readonly doubt: ChipDoubt | null;
  /** Heading of its options. */
  readonly title: string;
  /** Text on the effect of removing the condition: 去掉后 66. */
  readonly effect: string;
  /** Total without the condition; null if it is not known. */
  readonly total: number | null;
  /** The query without the condition. */
  readonly without: Query;
};

/** Maximum number of words with a chip of their own. Further words, as in a pasted message, share one chip. */
const MAX_WORDS = 8;

/** Lists the chips of a query. Conditions that were typed come last, in the order of the text.
 *  @param page   the response to the query; null while it is loading
 *  @param typed  the conditions of the typed text in its order */
export function listChips(
  query: Query,
  page: SearchResponse | null,
  gameItems: GameItems,
  labels: FacetLabels,
  typed: readonly Chip[],
): readonly ChipItem[] {
  const { messages, locale } = labels;
  const chips = chipsOf(query);
  const effectOf = (total: number | null) => messages.totalWithout(total === null ? '…' : formatNumber(total, locale));
  const conditions = chips.flatMap((chip, index): readonly ChipItem[] => {
    if (chip.kind === 'text') return [];
    const label = chipLabel(chip, gameItems, labels);
    const ambiguity = chip.kind === 'want' ? chip.want.ambiguity : undefined;
    const isNice = chip.kind === 'want' && chip.want.mode === 'nice';
    const total = page?.withoutChip[index] ?? null;
    return [
      {
        key: chipKey(chip),
        chip,
        ...(chip.kind !== 'want' || ambiguity === undefined
          ? {
              label,
              doubt: null,
              title: chip.kind === 'want' ? itemNickname(gameItems, chip.want.item, locale) : label.text,
            }
          : {
              label: { ...label, text: messages.ambiguous(label.text) },
              doubt: {
                note: `${itemsOf(chip.want).length}${messages.chooseCandidate}`,
                tooltip: messages.ambiguousTitle(ambiguity.name),
              },
              title: messages.ambiguousTitle(ambiguity.name),
            }),
        effect: isNice ? messages.onlyOrder : effectOf(total),
        total: isNice ? null : total,
        without: withoutChip(query, chip),
      },
    ];
  });

  const terms = textTerms(query.text);
  const shown = terms.length > MAX_WORDS + 1 ? terms.slice(0, MAX_WORDS) : terms;
  const folded = terms.slice(shown.length);
  // The total without one of several words is not known.
  const textTotal = terms.length > 1 ? null : (page?.withoutChip[chips.length - 1] ?? null);
  const wordChip = (key: string, text: string, removed: readonly TextTerm[]): ChipItem => ({
    key,
    chip: { kind: 'text', text },
    label: { flag: null, text, isExclusion: false, full: text },
    doubt: { note: messages.asTextAnnouncement, tooltip: messages.named(text, messages.asTextHint) },
    title: text,
    effect: terms.length > 1 ? messages.asText : effectOf(textTotal),
    total: textTotal,
    // From the end, so that earlier spans remain valid.
    without: {
      ...query,
      text: removed.reduceRight((rest, { span }) => removeSpan(rest, span), query.text),
      shown: PAGE_SIZE,
    },
  });
  const typedKeys = typed.map(chipKey);
  const placeOf = ({ key }: ChipItem) => typedKeys.indexOf(key);
  return [
    ...conditions.sort((a, b) => placeOf(a) - placeOf(b)),
    ...shown.map((term) => wordChip(`${term.span.start} ${term.text}`, messages.quoted(term.text), [term])),
    ...(folded.length > 0 ? [wordChip('words', messages.moreWords(folded.length), folded)] : []),
  ];
}
