import { readNumber } from '@/domain/queryStringParts';

/** Reads a number somebody is typing: grouping commas, spaces and full-width digits are fine.
 *  @returns  null for an empty text, undefined for one that is no number (yet) */
export function parseAmount(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '').replace(/\.$/, '');
  if (plain === '') return null;
  return readNumber(plain) ?? undefined;
}
