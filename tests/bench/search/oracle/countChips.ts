import { type Chip, chipsOf } from '@/domain/chips';
import type { Asking, Held } from './asking';
import { createOthersMet, createShown, keyOfWant, TEXT } from './conditions';
import type { Count, CountedPart } from './counts';
import { sparing } from './counts';
import type { Row } from './shopRows';

/** Counts what the total would come to without each chip. */
export function countChips(asking: Asking): CountedPart<readonly number[]> {
  const chips = chipsOf(asking.query);
  const totals = chips.map(() => 0);
  const counts = chips.map((chip, i): Count => {
    const stays = stillHolds(asking, chip);
    return {
      spares: sparing(keyOf(chip)),
      add: (row, held) => {
        if (stays(row, held)) totals[i]!++;
      },
    };
  });
  return { counts, result: () => totals };
}

function keyOf(chip: Chip): string | null {
  if (chip.kind === 'text') return TEXT;
  return chip.kind === 'want' ? keyOfWant(chip.want) : `${chip.kind}:${chip.facet}`;
}

/** What holds in the place of the condition that goes with a chip: the other wants of the `any` group; that what is sold
 *  is left out, where no status is chosen any more, or where the text named what is sold. */
function stillHolds(asking: Asking, chip: Chip): (row: Row, held: Held) => boolean {
  const { query, live } = asking;
  if (chip.kind === 'want' && chip.want.mode === 'any') {
    const othersMet = createOthersMet(query, query.wants.indexOf(chip.want));
    if (othersMet !== null) return (_, held) => othersMet(held);
  }
  if (chip.kind === 'choice' && chip.facet === 'status') return createShown(asking);
  if (chip.kind === 'text' && query.choices.status === undefined) return ({ at }) => live.statuses[at] !== 'sold';
  return () => true;
}
