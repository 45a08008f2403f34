import { HEADER, LENGTH_BYTES } from '@/catalog/format/layout';
import type { Random } from '../../randomShop';
import {
  dropBytes,
  flipBits,
  insertBytes,
  insertNoise,
  joinBytes,
  mutateBytes,
  noiseOf,
  overwrite,
  setBytes,
  truncate,
} from '../mutateBytes';

/** A file split into its header (see `layout.ts`) and sections. */
type Parts = { readonly header: Uint8Array; readonly sections: readonly Uint8Array[] };

type Mutation = (random: Random, file: Uint8Array, other: Uint8Array) => Uint8Array;

/** Damages a file one to three times: anywhere, or in its sections with a corrected header, so that decoding reaches the
 *  sections.
 *  @param other  another good file of the same kind */
export function mutateFile(random: Random, file: Uint8Array, other: Uint8Array): Uint8Array {
  let mutated = file;
  for (let times = random.pick([1, 1, 2, 3]); times > 0; times--) {
    const mutate = random.pick(hasValidLengths(mutated) ? MOSTLY_INSIDE : ANYWHERE);
    mutated = mutate(random, mutated, other);
  }
  return mutated;
}

const ANYWHERE: readonly Mutation[] = [
  mutateBytes,
  (random, file) => setBytes(file, HEADER.offerCount, uint32(random.pick([0, 1, 2, 41, 255, 65_536, 0xffff_ffff]))),
  (random, file) => setBytes(file, HEADER.lengths + LENGTH_BYTES * random.integer(0, 14), uint32(anyLength(random))),
  (random, file) => setBytes(file, HEADER.length, uint32(anyLength(random))),
];

const IN_SECTIONS: readonly Mutation[] = [
  inSection(flipBits),
  inSection(overwrite),
  inSection(truncate),
  inSection(insertNoise),
  inSection(dropBytes),
  // Most sections begin with a count.
  inSection((random, section) => setBytes(section, random.integer(0, 3), [random.integer(0, 255)])),
  inSection((random, section) => setBytes(section, random.integer(0, section.length), hugeVarint(random))),
  inSection((random, section) => insertBytes(section, random.integer(0, section.length), hugeVarint(random))),
  inSection((random, section) => noiseOf(random, section.length)),
  inSection((random) => noiseOf(random, random.integer(0, 200))),
  inSection((random, section) => joinBytes(Array.from({ length: random.integer(2, 4) }, () => section))),
  swapSections,
  borrowSection,
  (random, file) => {
    const { header, sections } = splitFile(file);
    return joinFile({ header, sections: sections.map(({ length }) => noiseOf(random, length)) });
  },
];

const MOSTLY_INSIDE = [...ANYWHERE, ...IN_SECTIONS, ...IN_SECTIONS];

function inSection(change: (random: Random, section: Uint8Array) => Uint8Array): Mutation {
  return (random, file) => {
    const { header, sections } = splitFile(file);
    const index = random.integer(0, sections.length - 1);
    return joinFile({ header, sections: sections.map((one, i) => (i === index ? change(random, one) : one)) });
  };
}

function swapSections(random: Random, file: Uint8Array): Uint8Array {
  const { header, sections } = splitFile(file);
  const [a, b] = [random.integer(0, sections.length - 1), random.integer(0, sections.length - 1)];
  return joinFile({ header, sections: sections.map((one, i) => sections[i === a ? b : i === b ? a : i] ?? one) });
}

/** Replaces a section by that of another file with another number of offers. */
function borrowSection(random: Random, file: Uint8Array, other: Uint8Array): Uint8Array {
  const { header, sections } = splitFile(file);
  const otherSections = splitFile(other).sections;
  const index = random.integer(0, sections.length - 1);
  return joinFile({ header, sections: sections.map((one, i) => (i === index ? (otherSections[i] ?? one) : one)) });
}

/** Returns whether the lengths in the header match the file. */
function hasValidLengths(file: Uint8Array): boolean {
  if (file.length < HEADER.lengths + LENGTH_BYTES) return false;
  const lengths = lengthsOf(file);
  const end = lengths.reduce((sum, one) => sum + one, HEADER.lengths + LENGTH_BYTES * lengths.length);
  return lengths.length > 0 && end === file.length;
}

function lengthsOf(file: Uint8Array): readonly number[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const maxSections = Math.floor((file.length - HEADER.lengths) / LENGTH_BYTES);
  const count = Math.min(view.getUint16(HEADER.sections, true), maxSections);
  return Array.from({ length: count }, (_, i) => view.getUint32(HEADER.lengths + LENGTH_BYTES * i, true));
}

function splitFile(file: Uint8Array): Parts {
  const lengths = lengthsOf(file);
  let offset = HEADER.lengths + LENGTH_BYTES * lengths.length;
  const header = file.slice(0, offset);
  const sections = lengths.map((length) => {
    offset += length;
    return file.slice(offset - length, offset);
  });
  return { header, sections };
}

/** Joins header and sections, and corrects the lengths in the header. */
function joinFile({ header, sections }: Parts): Uint8Array {
  const file = joinBytes([header, ...sections]);
  const view = new DataView(file.buffer);
  view.setUint32(HEADER.length, file.length, true);
  for (const [i, { length }] of sections.entries()) view.setUint32(HEADER.lengths + LENGTH_BYTES * i, length, true);
  return file;
}

function anyLength(random: Random): number {
  return random.pick([0, 1, 1_000, 65_536, 0x7fff_ffff, 0xffff_ffff]);
}

/** Returns a varint of 2^14 to 2^63, or an unterminated one. */
function hugeVarint(random: Random): Uint8Array {
  const more = Array.from({ length: random.integer(2, 9) }, () => random.pick([255, 128]));
  return Uint8Array.from([...more, random.pick([0, 1, 15, 127, 255])]);
}

function uint32(value: number): readonly number[] {
  return [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
}
