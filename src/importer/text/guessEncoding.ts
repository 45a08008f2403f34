import type { TextEncoding } from '@/importer/issues/sheetEncoding';

/** Bytes sampled; the first lines identify the encoding. */
const SAMPLE_BYTES = 1 << 18;

/** Counts of non-ASCII characters: total, common ones, and incomplete ones. */
type CharacterCounts = { readonly all: number; readonly common: number; readonly broken: number };

/** Detects the encoding by the byte order mark, the zero bytes of UTF-16, or the highest share of common characters. UTF-8 wins
 *  ties. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return findUtf16(sample) ?? findBest(sample);
}

function findBest(sample: Uint8Array): TextEncoding {
  const [simplified, traditional, japanese] = [countGb18030(sample), countBig5(sample), countShiftJis(sample)];
  const shares: readonly (readonly [TextEncoding, CharacterCounts])[] = [
    ['utf-8', countUtf8(sample)],
    ['gb18030', simplified],
    ['big5', traditional],
    ['shift_jis', japanese],
  ];
  const rank = ({ all, common }: CharacterCounts) => (all === 0 ? 0 : common / all);
  const [best] = [...shares].sort(([, a], [, b]) => rank(b) - rank(a));
  const encoding = best?.[0] ?? 'utf-8';
  const chinese = encoding === 'gb18030' ? simplified : encoding === 'big5' ? traditional : null;
  return chinese !== null && isHalfWidth(chinese, japanese) ? 'shift_jis' : encoding;
}

/** Pairs of half-width kana bytes look like common Chinese characters, but runs of odd length leave an incomplete one. With other
 *  Japanese characters present, incomplete ones must be more frequent than in a damaged Chinese text. */
function isHalfWidth(chinese: CharacterCounts, japanese: CharacterCounts & { readonly halfWidth: number }): boolean {
  if (japanese.broken > 0 || chinese.broken === 0) return false;
  return japanese.halfWidth === japanese.all || (chinese.broken > 2 && chinese.broken > chinese.all / 20);
}

/** Digits, commas and line breaks in UTF-16 have a zero byte, always in the same half. */
function findUtf16(sample: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  for (let offset = 0; offset < sample.length; offset++) {
    if (sample[offset] !== 0) continue;
    if (offset % 2 === 0) even += 1;
    else odd += 1;
  }
  const units = sample.length / 2;
  if (odd > units / 20 && even < odd / 20) return 'utf-16le';
  if (even > units / 20 && odd < even / 20) return 'utf-16be';
  return null;
}

/** Three bytes rarely form a valid UTF-8 character by chance, so each of them counts. */
function countUtf8(bytes: Uint8Array): CharacterCounts {
  let all = 0;
  let common = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const lead = bytes[offset] ?? 0;
    const length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    const isComplete = length > 0 && isTrail(bytes, offset + 1, length - 1);
    const weight = length > 2 && isComplete ? 3 : 1;
    if (lead >= 0x80) all += weight;
    if (lead >= 0x80 && isComplete) common += weight;
    offset += isComplete ? length : 1;
  }
  return { all, common, broken: 0 };
}

function isTrail(bytes: Uint8Array, from: number, count: number): boolean {
  for (let offset = from; offset < from + count; offset++) if (((bytes[offset] ?? 0) & 0xc0) !== 0x80) return false;
  return true;
}

/** One character of a text in a Chinese encoding; `weight` is 1 if it is common. */
type Character = { readonly bytes: number; readonly weight: number; readonly isBroken: boolean };

/** GB 2312 has punctuation and kana in rows A1 to A5, common characters in B0 to D7, others in D8 to F7. */
function countGb18030(bytes: Uint8Array): CharacterCounts {
  return countCharacters(bytes, (lead, trail) => {
    const isCommon = (lead >= 0xa1 && lead <= 0xa5) || (lead >= 0xb0 && lead <= 0xd7);
    const isFourBytes = trail >= 0x30 && trail <= 0x39;
    const weight = trail < 0xa1 ? 0 : isCommon ? 1 : lead >= 0xd8 && lead <= 0xf7 ? 0.6 : 0;
    const isBroken = trail < 0x40 && !isFourBytes;
    return { bytes: isFourBytes ? 4 : isBroken ? 1 : 2, weight, isBroken };
  });
}

/** Big5 has punctuation in A1 to A3, common characters in A4 to C6, others in C9 to F9. */
function countBig5(bytes: Uint8Array): CharacterCounts {
  return countCharacters(bytes, (lead, trail) => {
    const isPair = (trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1;
    const weight = lead >= 0xa1 && lead <= 0xc6 ? 1 : lead >= 0xc9 && lead <= 0xf9 ? 0.6 : 0;
    return { bytes: isPair ? 2 : 1, weight: isPair ? weight : 0, isBroken: !isPair };
  });
}

/** @param read  reads the character that begins with two bytes */
function countCharacters(bytes: Uint8Array, read: (lead: number, trail: number) => Character): CharacterCounts {
  let all = 0;
  let common = 0;
  let broken = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const lead = bytes[offset] ?? 0;
    if (lead < 0x80) {
      offset += 1;
      continue;
    }
    const character = read(lead, bytes[offset + 1] ?? 0);
    all += 1;
    common += character.weight;
    if (character.isBroken) broken += 1;
    offset += character.bytes;
  }
  return { all, common, broken };
}

/** JIS X 0208 in Shift_JIS has punctuation and kana in 81 to 83, common characters in 88 to 97. Runs of half-width kana (A1 to
 *  DF) are usually misread Chinese. */
function countShiftJis(bytes: Uint8Array): CharacterCounts & { readonly halfWidth: number } {
  let all = 0;
  let common = 0;
  let broken = 0;
  let halfWidth = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const lead = bytes[offset] ?? 0;
    if (lead < 0x80) {
      offset += 1;
      continue;
    }
    all += 1;
    if (lead >= 0xa1 && lead <= 0xdf) {
      common += 0.2;
      halfWidth += 1;
      offset += 1;
      continue;
    }
    const trail = bytes[offset + 1] ?? 0;
    const paired = trail >= 0x40;
    if (paired && ((lead >= 0x81 && lead <= 0x83) || (lead >= 0x88 && lead <= 0x97))) common += 1;
    else if (paired && lead >= 0x98 && lead <= 0xea) common += 0.6;
    if (!paired || trail === 0x7f || trail > 0xfc || lead === 0x80 || lead === 0xa0 || lead > 0xfc) broken += 1;
    offset += paired ? 2 : 1;
  }
  return { all, common, broken, halfWidth };
}
