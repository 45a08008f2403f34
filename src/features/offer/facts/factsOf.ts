import type { Locale } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';

/** A resource or whole-number attribute of an offer, for its card. */
export type Fact = {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** True for the value that the hits are sorted by. */
  readonly isSortKey: boolean;
};

/** Returns the facts of a card: first the value that the hits are sorted by, then resources in the game's order, then attributes. */
export function factsOf(offer: Offer, spec: GameSpec, sortKey: string, locale: Locale, max: number): readonly Fact[] {
  const counted = [
    ...spec.resources.map(({ id, names }) => ({ id, name: names[locale], value: offer.resources[id] })),
    ...spec.attributes.map(({ id, names }) => ({ id, name: names[locale], value: offer.attributes[id] })),
  ];
  const facts = counted.flatMap(({ id, name, value }) =>
    typeof value === 'number' && (value > 0 || id === sortKey) ? [{ id, name, value, isSortKey: id === sortKey }] : [],
  );
  return [...facts.filter((fact) => fact.isSortKey), ...facts.filter((fact) => !fact.isSortKey)].slice(0, max);
}
