import type { Chip } from '@/domain/chips';
import { type Query, replaceWant, setRange, WANT_MODES, type Want, wantKey } from '@/domain/query';
import { RangeGroup } from '@/features/filters/facets/RangeGroup';
import { LevelSteps } from '@/features/filters/wants/LevelSteps';
import type { FacetLabels } from '@/features/labels/facetLabels';
import { wantName } from '@/features/labels/wantText';
import { type GameItems, itemKind } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import { SegmentedSwitch } from '@/ui/components/controls/SegmentedSwitch';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { ChipPopover, type ChipPopoverProps } from './ChipPopover';

export type ChipOptionsProps = Omit<ChipPopoverProps, 'chip' | 'children'> & {
  readonly anchor: HTMLElement;
  readonly chip: Chip;
  readonly query: Query;
  readonly result: SearchResult | null;
  readonly gameItems: GameItems;
  readonly labels: FacetLabels;
  readonly onChange: (next: Query) => void;
};

/** The popover of a chip: mode and level of a want, the slider of a range, and for every condition a button that removes it. */
export function ChipOptions({
  anchor,
  chip,
  query,
  result,
  gameItems,
  labels,
  onChange,
  ...popover
}: ChipOptionsProps) {
  const page = result?.page ?? null;
  return (
    <ChipPopover {...popover} chip={anchor}>
      {chip.kind === 'want' && (
        <WantOptions
          want={chip.want}
          gameItems={gameItems}
          counts={page?.counts.levels[chip.want.item] ?? null}
          onChange={(want) => onChange(replaceWant(query, wantKey(chip.want), want))}
        />
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
    </ChipPopover>
  );
}

type WantOptionsProps = {
  readonly want: Want;
  readonly gameItems: GameItems;
  readonly counts: readonly number[] | null;
  readonly onChange: (want: Want) => void;
};

function WantOptions({ want, gameItems, counts, onChange }: WantOptionsProps) {
  const { shop } = useMessages();
  const locale = useLocale();
  const name = wantName(gameItems, want, locale);
  const kind = itemKind(gameItems, want.item);
  return (
    <>
      <SegmentedSwitch
        label={shop.modeOf(name)}
        fit="tight"
        options={WANT_MODES.map((mode) => ({ value: mode, label: shop.modes[mode] }))}
        value={want.mode}
        onChoose={(mode) => onChange({ ...want, mode })}
      />
      {kind !== null && (
        <LevelSteps
          kind={kind}
          name={name}
          level={want.level}
          counts={counts}
          onChoose={(level) => onChange({ ...want, level })}
        />
      )}
    </>
  );
}
