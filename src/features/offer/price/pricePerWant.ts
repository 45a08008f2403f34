import { CURRENCY_DIGITS, type Money } from '@/domain/money';

/** Sums of so many whole units and more are told without their parts: nobody compares those. */
const WHOLE_FROM = 10;

/** What each met want of an offer costs: the price shared among them, rounded to whole units from ten units on.
 *  @param met  how many wants the offer meets, 1 or more */
export function pricePerWant({ amount, currency }: Money, met: number): Money {
  const unit = 10 ** CURRENCY_DIGITS[currency];
  const share = amount / met;
  return { amount: share < WHOLE_FROM * unit ? Math.round(share) : Math.round(share / unit) * unit, currency };
}
