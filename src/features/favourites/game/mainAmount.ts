import type { Locale } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';

/** A resource or numeric attribute of an offer. */
export type Amount = { readonly name: string; readonly value: number };

/** Returns the first resource of an offer in the game's order, or else its first numeric attribute; null if all are 0 or unstated. */
export function mainAmount(offer: Offer, spec: GameSpec, locale: Locale): Amount | null {
  const stated = [
    ...spec.resources.map(({ id, names }) => ({ name: names[locale], value: offer.resources[id] })),
    ...spec.attributes.map(({ id, names }) => ({ name: names[locale], value: offer.attributes[id] })),
  ];
  for (const { name, value } of stated) if (typeof value === 'number' && value > 0) return { name, value };
  return null;
}
