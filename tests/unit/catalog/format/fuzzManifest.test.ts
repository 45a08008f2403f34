/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { Manifest } from '@/catalog/format/manifest';
import { decodeManifest, encodeManifest } from '@/catalog/format/manifest';
import { offer, publish } from '../../builders';
import { createRandom, type Random } from '../../randomShop';
import { mutateBytes } from '../mutateBytes';

const CASES = 5_000;
const UNUSUAL_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  '__proto__',
  '0'.repeat(64),
  -1,
  0.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[[]]],
  '../secrets',
];

/** Changes, drops or repeats one value somewhere in a JSON value. */
function mutateJson(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.happens(0.15)) return random.pick(UNUSUAL_VALUES);
  if (Array.isArray(value)) {
    const index = random.integer(0, value.length - 1);
    const changed = value.map((one: unknown, i) => (i === index ? mutateJson(random, one) : one));
    return random.pick([changed, changed, value.toSpliced(index, 1), [...value, ...value.slice(index)]]);
  }
  const key = random.pick(Object.keys(value));
  const { [key]: own, ...others } = value as Readonly<Record<string, unknown>>;
  return random.happens(0.2) ? others : { ...others, [key]: mutateJson(random, own) };
}

/** Decodes a manifest and expects it to be consistent.
 *  @returns  'read', or the error code if it is refused */
function outcomeOf(bytes: Uint8Array): string {
  let manifest: Manifest;
  try {
    manifest = decodeManifest(bytes);
  } catch (error) {
    if (error instanceof ShopError && error.code.startsWith('catalog-manifest-')) return error.code;
    throw error;
  }
  expect(manifest.segments.reduce((sum, { offers }) => sum + offers, 0)).toBe(manifest.offers);
  expect(manifest.onSale).toBeLessThanOrEqual(manifest.offers);
  for (const { file } of manifest.segments) expect(file).toMatch(/^offers\.[0-9a-f]{16}\.bin$/);
  return 'read';
}

describe('a damaged manifest', () => {
  it('is refused with a code, or decoded as a consistent manifest', async () => {
    const offers = Array.from({ length: 6 }, (_, i) => offer({ code: `A-${i}`, listedAt: 1_000 + i }));
    const { manifest } = await publish(offers, { split: (all) => all.map((one) => [one]) });
    const good = encodeManifest(manifest);
    const outcomes = new Map<string, number>();
    for (let number = 0; number < CASES; number++) {
      const random = createRandom(number);
      const bytes = random.happens(0.5)
        ? new TextEncoder().encode(JSON.stringify(mutateJson(random, JSON.parse(JSON.stringify(manifest)))))
        : mutateBytes(random, good);
      try {
        const outcome = outcomeOf(bytes);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      } catch (error) {
        throw new Error(`case ${number}: ${String(error)}; ${new TextDecoder().decode(bytes)}`, { cause: error });
      }
    }

    expect(outcomes.get('catalog-manifest-shape')).toBeGreaterThan(CASES / 2);
    expect(outcomes.get('catalog-manifest-version')).toBeGreaterThan(0);
    expect(outcomes.get('read')).toBeGreaterThan(0);
  });

  it('is refused if it is random bytes', () => {
    for (let number = 0; number < CASES; number++) {
      const random = createRandom(number);
      const noise = Uint8Array.from({ length: random.integer(0, 200) }, () =>
        random.integer(0, random.pick([127, 255])),
      );
      expect(outcomeOf(noise)).toMatch(/^catalog-manifest-(shape|html)$/);
    }
  });

  it('is refused if it is nested too deeply', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    for (const text of [deep, `{"format":${deep}}`, `{"format":"vitrine-catalogue","version":${deep}}`]) {
      expect(() => decodeManifest(new TextEncoder().encode(text))).toThrow(ShopError);
    }
  });
});
