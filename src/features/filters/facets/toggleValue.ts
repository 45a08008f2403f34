import type { Choice } from '@/domain/query';

/** The choice with a value put in or taken out; null once it is empty. A first value is included, not excluded. */
export function toggleValue(choice: Choice | null, value: string): Choice | null {
  if (choice === null) return { not: false, values: [value] };
  const values = choice.values.includes(value)
    ? choice.values.filter((one) => one !== value)
    : [...choice.values, value];
  return values.length === 0 ? null : { not: choice.not, values };
}
