import type { Chip } from '@/domain/chips';
import { type Query, replaceWant, setChoice, setRange, type Want, wantKey } from '@/domain/query';
import { ChoiceFilter } from '@/features/filters/facets/ChoiceFilter';
import { RangeGroup } from '@/features/filters/facets/RangeGroup';
import { WantLevel } from '@/features/filters/wants/WantLevel';
import { WantModes } from '@/features/filters/wants/WantModes';
import { type FacetLabels, rangeText } from '@/features/labels/facetLabels';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { type RangeMatch, suggestRanges } from '@/features/text-query/suggest/suggestRanges';
import type { SearchClient } from '@/search-worker/client';
import { TextButton } from '@/ui/components/controls/TextButton';
import { CandidateList } from './CandidateList';
import { ChipPopover, type ChipPopoverProps } from './ChipPopover';

export type ChipOptionsProps = Omit<ChipPopoverProps, 'chip' | 'children'> & {
  readonly anchor: HTMLElement;
  readonly chip: Chip;
  /** The word that the condition was read from; null if it was not typed. */
  readonly word: string | null;
  readonly query: Query;
  readonly result: SearchResult | null;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly client: SearchClient | null;
  /** Of the catalog and the overlay, see `responseKey`. */
  readonly revision: string;
  readonly onChange: (next: Query) => void;
};

/** Only the filter panel marks paused shops. */
const NO_SHOPS: ReadonlySet<string> = new Set();

/** The popover of a chip: mode and level of a want, the items that a name may mean, the slider of a range or the values of a choice. Numbers
 *  that were read as a price can become an amount of the game's first resource. A button removes the condition. */
export function ChipOptions({
  anchor,
  chip,
  word,
  query,
  result,
  gameItems,
  labels,
  client,
  revision,
  onChange,
  ...popover
}: ChipOptionsProps) {
  const { messages } = labels;
  const page = result?.page ?? null;
  const changeWant = (want: Want) => (next: Want) => onChange(replaceWant(query, wantKey(want), next));
  return (
    <ChipPopover {...popover} chip={anchor}>
      {chip.kind === 'want' && (
        <>
          <WantModes want={chip.want} gameItems={gameItems} onChange={changeWant(chip.want)} />
          {chip.want.ambiguity === undefined ? (
            <WantLevel
              want={chip.want}
              gameItems={gameItems}
              counts={page?.counts.levels[chip.want.item] ?? null}
              onChange={changeWant(chip.want)}
            />
          ) : (
            <CandidateList
              {...{ query, gameItems, labels, client, revision }}
              want={chip.want}
              label={popover.title}
              onChoose={onChange}
            />
          )}
        </>
      )}
      {chip.kind === 'range' && (
        <RangeGroup
          facet={chip.facet}
          labels={labels}
          range={chip.range}
          histogram={page?.histograms[chip.facet] ?? null}
          isLoading={page === null}
          total={page?.total ?? null}
          onChange={(facet, range) => onChange(setRange(query, facet, range))}
        />
      )}
      {otherMeanings(chip, word, query, labels).map(({ facet, range }) => (
        <TextButton key={facet} onClick={() => onChange(setRange(setRange(query, 'price', null), facet, range))}>
          {messages.changeTo(rangeText(facet, range, labels))}
        </TextButton>
      ))}
      {chip.kind === 'choice' && (
        <ChoiceFilter
          facet={chip.facet}
          shape={chip.facet === 'shop' ? 'rows' : 'tags'}
          labels={labels}
          choice={chip.choice}
          counts={page?.counts.choices[chip.facet] ?? null}
          pausedShops={NO_SHOPS}
          onChange={(facet, choice) => onChange(setChoice(query, facet, choice))}
        />
      )}
    </ChipPopover>
  );
}

/** Returns the amount that numbers without a unit may mean if they were read as a price. */
function otherMeanings(
  chip: Chip,
  word: string | null,
  { ranges }: Query,
  { spec }: FacetLabels,
): readonly RangeMatch[] {
  if (chip.kind !== 'range' || chip.facet !== 'price' || word === null) return [];
  return suggestRanges(spec, word)
    .filter(({ facet }) => facet === spec.resources[0]?.id && ranges[facet] === undefined)
    .slice(0, 1);
}
