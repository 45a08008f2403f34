import { type Choice, itemsOf, PAGE_SIZE, type Query, type Want } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import type { GameSpec } from '@/games/types';

/** Conditions that no offer of a game can meet, because the game does not have their items or values. */
export type UnknownConditions = {
  /** Ids of the items and values. */
  readonly ids: readonly string[];
  /** Whether no offer matches because of them. */
  readonly areRequired: boolean;
  /** The query without them. */
  readonly rest: Query;
};

/** Finds the wants and the values of attributes that a game does not have; null if there are none. */
export function findUnknownConditions(query: Query, { roster, spec }: GameItems): UnknownConditions | null {
  const isKnown = (want: Want) => itemsOf(want).some((item) => roster.byId.has(item));
  const wants = query.wants.filter((want) => !isKnown(want));
  const choices = Object.entries(query.choices).map(([facet, choice]) => splitChoice(spec, facet, choice));
  const ids = [...wants.flatMap(itemsOf), ...choices.flatMap(({ unknown }) => unknown)];
  if (ids.length === 0) return null;
  return {
    ids,
    areRequired:
      wants.some(({ mode }) => mode === 'must') || choices.some(({ known, not }) => !not && known.length === 0),
    rest: {
      ...query,
      wants: query.wants.filter(isKnown),
      choices: Object.fromEntries(
        choices.flatMap(({ facet, known, not }) => (known.length > 0 ? [[facet, { not, values: known }]] : [])),
      ),
      shown: PAGE_SIZE,
    },
  };
}

/** Shops and other values that only the catalog knows count as known. */
function splitChoice({ attributes }: GameSpec, facet: string, { not, values }: Choice) {
  const attribute = attributes.find(({ id }) => id === facet);
  const isKnown = (value: string) => attribute?.type !== 'enum' || attribute.options.some(({ id }) => id === value);
  return { facet, not, known: values.filter(isKnown), unknown: values.filter((value) => !isKnown(value)) };
}
