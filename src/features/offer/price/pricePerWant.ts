import { CURRENCY_DIGITS, type Money } from '@/domain/money';

/** From this amount on, fractions of a unit are dropped. */
const WHOLE_FROM = 10;

/** Divides a price among the wants that an offer meets, rounded to whole units from ten units on.
 *  @param met  how many wants the offer meets, 1 or more */
export function pricePerWant({ amount, currency }: Money, met: number): Money {
  const unit = 10 ** CURRENCY_DIGITS[currency];
  const share = amount / met;
  return { amount: share < WHOLE_FROM * unit ? Math.round(share) : Math.round(share / unit) * unit, currency };
}
