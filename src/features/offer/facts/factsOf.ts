import type { Locale } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';

/** A countable thing about an offer, for the line of facts on its card. */
export type Fact = {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** True for the value the hits are sorted by. */
  readonly sorted: boolean;
};

/** The facts a card shows: the value sorted by first, then resources in the game's order, then whole-number attributes.
 *  @param most  how many at most */
export function factsOf(offer: Offer, spec: GameSpec, sortKey: string, locale: Locale, most: number): readonly Fact[] {
  const counted = [
    ...spec.resources.map(({ id, names }) => ({ id, name: names[locale], value: offer.resources[id] })),
    ...spec.attributes.map(({ id, names }) => ({ id, name: names[locale], value: offer.attributes[id] })),
  ];
  const facts = counted.flatMap(({ id, name, value }) =>
    typeof value === 'number' && (value > 0 || id === sortKey) ? [{ id, name, value, sorted: id === sortKey }] : [],
  );
  return [...facts.filter((fact) => fact.sorted), ...facts.filter((fact) => !fact.sorted)].slice(0, most);
}
