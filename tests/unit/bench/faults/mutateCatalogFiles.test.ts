/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { decodeCatalogIndex, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { decodeManifest, encodeManifest } from '@/catalog/format/manifest';
import {
  breakManifestRule,
  MIN_ACCEPTED_SHARE,
  mutateCatalogIndex,
  mutateManifest,
  randomCatalogIndex,
  randomManifest,
} from '../../../bench/faults/mutateCatalogFiles';
import { createRandom, type Random } from '../../randomShop';

const CASES = 2_000;

/** Returns the messages of the errors with which a decoder refuses inputs, and the number of inputs that it accepts. */
function decodeAll(mutate: (random: Random) => Uint8Array, decode: (bytes: Uint8Array) => unknown) {
  const random = createRandom(4711);
  const refusals: string[] = [];
  let accepted = 0;
  for (let number = 0; number < CASES; number++) {
    try {
      decode(mutate(random));
      accepted += 1;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      refusals.push(error.message);
    }
  }
  return { accepted, refusals: refusals.join('\n') };
}

describe('randomManifest', () => {
  it('draws manifests that are read back unchanged', () => {
    const random = createRandom(1);
    for (let number = 0; number < CASES; number++) {
      const manifest = randomManifest(random);
      expect(decodeManifest(encodeManifest(manifest))).toEqual(manifest);
    }
  });
});

describe('breakManifestRule', () => {
  it('makes every manifest one that is refused', () => {
    const random = createRandom(2);
    for (let number = 0; number < CASES; number++) {
      const broken = breakManifestRule(random, randomManifest(random));
      expect(() => decodeManifest(encodeManifest(broken))).toThrow(ShopError);
    }
  });
});

describe('mutateManifest', () => {
  const { accepted, refusals } = decodeAll(mutateManifest, decodeManifest);

  it('draws enough inputs that are accepted', () => {
    expect(accepted).toBeGreaterThan(CASES * MIN_ACCEPTED_SHARE);
  });

  it.each([
    ['the sum of the segments', /offers: expected \d+ by segments/],
    ['the number on sale', /onSale: expected 0 to/],
    ['files that are listed twice', /segments: expected each file once/],
    ['the name of a segment', /segments\[0\]\.file: expected offers\./],
    ['the name of texts', /segments\[0\]\.texts\.file: expected texts\./],
    ['the version', /version: expected 2/],
    ['broken JSON', /not JSON/],
  ])('reaches the check of %s', (_, message) => {
    expect(refusals).toMatch(message);
  });
});

describe('randomCatalogIndex', () => {
  it('draws indexes that are read back unchanged, with games named like object members', () => {
    const random = createRandom(3);
    const ids = new Set<string>();
    for (let number = 0; number < CASES; number++) {
      const index = randomCatalogIndex(random);
      for (const id of Object.keys(index.games)) ids.add(id);
      expect(decodeCatalogIndex(encodeCatalogIndex(index))).toEqual(index);
    }
    expect([...ids]).toEqual(expect.arrayContaining(['__proto__', 'constructor', 'toString']));
  });
});

describe('mutateCatalogIndex', () => {
  const { accepted, refusals } = decodeAll(mutateCatalogIndex, decodeCatalogIndex);

  it('draws enough inputs that are accepted', () => {
    expect(accepted).toBeGreaterThan(CASES * MIN_ACCEPTED_SHARE);
  });

  it.each([
    ['the number on sale', /\.onSale: expected 0 to/],
    ['a field of a game', /\w\.currency: expected a known one/],
    ['the version', /version: expected 1/],
    ['broken JSON', /not JSON/],
  ])('reaches the check of %s', (_, message) => {
    expect(refusals).toMatch(message);
  });
});
