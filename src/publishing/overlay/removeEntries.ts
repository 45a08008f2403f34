import { codeOf, listOf, type OverlayFile, recordOf } from './overlayFile';

type Codes = ReadonlySet<string>;

/** Removes the statuses of codes from a part, with their times. */
export function withoutStatus(part: OverlayFile, codes: Codes): OverlayFile {
  const lists = (['sold', 'reserved'] as const).filter((list) => Array.isArray(part[list]));
  const remaining = Object.fromEntries(
    lists.map((list) => [list, listOf(part, list).filter((entry) => !codes.has(codeOf(entry)))]),
  );
  return { ...part, ...remaining, ...withoutCodes(part, 'statusAt', codes) };
}

/** Removes the prices of codes from a part, with their times. */
export function withoutPrices(part: OverlayFile, codes: Codes): OverlayFile {
  return { ...part, ...withoutCodes(part, 'prices', codes), ...withoutCodes(part, 'priceAt', codes) };
}

function withoutCodes(part: OverlayFile, key: string, codes: Codes): OverlayFile {
  if (part[key] === undefined || part[key] === null) return {};
  const remaining = Object.entries(recordOf(part[key])).filter(([code]) => !codes.has(code.trim()));
  return { [key]: Object.fromEntries(remaining) };
}
