import type { AttributeValue, Offer } from '@/domain/offer';
import { collectBytes, toZigzag, writeWholes } from './byteWriter';
import type { ColumnSection } from './columnFile';
import { gatherColumns, writeColumns, writeDictionaryColumn } from './writeColumns';

/** Encodes the attributes of offers: one section for each type a value can have. */
export function encodeAttributes(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'numbers' | 'choices' | 'flags'>, Uint8Array>> {
  const numbers = columnsOf(rows, (value) => (typeof value === 'number' ? toZigzag(value) : null));
  const choices = columnsOf(rows, (value) => (typeof value === 'string' ? value : null));
  const flags = columnsOf(rows, (value) => (typeof value === 'boolean' ? Number(value) : null));
  return {
    numbers: collectBytes((writer) => writeColumns(writer, numbers, writeWholes)),
    choices: collectBytes((writer) => writeColumns(writer, choices, writeDictionaryColumn)),
    flags: collectBytes((writer) => writeColumns(writer, flags, writeWholes)),
  };
}

function columnsOf<T>(rows: readonly Offer[], pick: (value: AttributeValue) => T | null) {
  return gatherColumns(
    rows.map((offer) =>
      Object.entries(offer.attributes).flatMap(([id, value]) => {
        const picked = pick(value);
        return picked === null ? [] : [[id, picked] as const];
      }),
    ),
  );
}
