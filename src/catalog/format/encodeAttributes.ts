import { collectBytes, toZigzag, writeWholes } from '@/catalog/bytes/byteWriter';
import type { Offer } from '@/domain/offer';
import type { ColumnSection } from './columnFile';
import { createColumns, writeColumns, writeDictionaryColumn } from './writeColumns';

/** Encodes the attributes of offers: one section for each type a value can have. */
export function encodeAttributes(
  rows: readonly Offer[],
): Readonly<Record<Extract<ColumnSection, 'numbers' | 'choices' | 'flags'>, Uint8Array>> {
  const numbers = createColumns<number>();
  const choices = createColumns<string>();
  const flags = createColumns<number>();
  for (const [row, { attributes }] of rows.entries()) {
    for (const id of Object.keys(attributes)) {
      const value = attributes[id];
      if (typeof value === 'number') numbers.add(id, row, toZigzag(value));
      else if (typeof value === 'string') choices.add(id, row, value);
      else if (value !== undefined) flags.add(id, row, Number(value));
    }
  }
  return {
    numbers: collectBytes((writer) => writeColumns(writer, numbers.list(), writeWholes)),
    choices: collectBytes((writer) => writeColumns(writer, choices.list(), writeDictionaryColumn)),
    flags: collectBytes((writer) => writeColumns(writer, flags.list(), writeWholes)),
  };
}
