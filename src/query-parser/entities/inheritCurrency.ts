import { meaningOf } from '@/query-parser/text/token';
import type { InterpretedPart } from './operatorText';

/** Gives a sum without a currency the one that the text states with another sum: 40 usd, could be talked up to 50.
 *  @param parts  all parts, including replaced prices */
export function inheritCurrency<Part extends InterpretedPart>(part: Part, parts: readonly InterpretedPart[]): Part {
  const { entity } = part;
  if (entity?.kind !== 'price' || entity.currency !== 'CNY' || statesCurrency(part)) return part;
  for (const { entity: other, ...rest } of parts)
    if (other?.kind === 'price' && statesCurrency(rest))
      return { ...part, entity: { ...entity, currency: other.currency } };
  return part;
}

function statesCurrency({ tokens }: Pick<InterpretedPart, 'tokens'>): boolean {
  return tokens.some((token) => meaningOf(token, 'money') !== undefined);
}
