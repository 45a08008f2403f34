import { type Chip, chipsOf } from '@/domain/chips';
import { createDefaultStatusTest, createOtherAnyTest, keyOfWant, TEXT } from './conditions';
import type { Count, CountedPart } from './counts';
import { definedKeys } from './counts';
import type { OracleContext, WantLevels } from './oracleContext';
import type { Row } from './shopRows';

/** Counts the total without each chip. */
export function countChips(context: OracleContext): CountedPart<readonly number[]> {
  const chips = chipsOf(context.query);
  const totals = chips.map(() => 0);
  const counts = chips.map((chip, i): Count => {
    const holds = replacementCondition(context, chip);
    return {
      ignoredKeys: definedKeys(keyOf(chip)),
      add: (row, wantLevels) => {
        if (holds(row, wantLevels)) totals[i]!++;
      },
    };
  });
  return { counts, result: () => totals };
}

function keyOf(chip: Chip): string | null {
  if (chip.kind === 'text') return TEXT;
  return chip.kind === 'want' ? keyOfWant(chip.want) : `${chip.kind}:${chip.facet}`;
}

/** Returns the condition that replaces that of a removed chip: the other wants of the `any` group, or the exclusion of sold
 *  offers when the chosen status or the code of a sold offer is removed. */
function replacementCondition(context: OracleContext, chip: Chip): (row: Row, wantLevels: WantLevels) => boolean {
  const { query, live } = context;
  if (chip.kind === 'want' && chip.want.mode === 'any') {
    const meetsOtherAny = createOtherAnyTest(query, query.wants.indexOf(chip.want));
    if (meetsOtherAny !== null) return (_, wantLevels) => meetsOtherAny(wantLevels);
  }
  if (chip.kind === 'choice' && chip.facet === 'status') return createDefaultStatusTest(context);
  if (chip.kind === 'text' && query.choices.status === undefined) return ({ index }) => live.statuses[index] !== 'sold';
  return () => true;
}
