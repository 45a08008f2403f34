import type { OfferCode } from '@/domain/offer';

/** A card with the focus, and the key that its element has. */
export type FocusedCard = { readonly code: OfferCode; readonly key: number };

/** Returns the React keys of the cards of a list. They are positions, so that an element shows another offer instead of being
 *  replaced. Only a focused card keeps its element: it follows its offer to another position and disappears with it. */
export function cardKeys(codes: readonly OfferCode[], focused: FocusedCard | null): readonly number[] {
  const keys = codes.map((_, index) => index);
  if (focused === null) return keys;
  const index = codes.indexOf(focused.code);
  // The card at the position that the focused card's key names gets the key that becomes free, or a new one.
  if (focused.key < keys.length) keys[focused.key] = index < 0 ? keys.length : index;
  if (index >= 0) keys[index] = focused.key;
  return keys;
}
