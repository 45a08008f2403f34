/** @jest-environment node */
import { unzipSync } from 'fflate';
import { ShopError } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { type GuardDecisions, NO_DECISIONS } from '@/publishing/guard/guardDecisions';
import { createLocalSession, HEADER, NOW, sheetOf } from './localSession';
import { openSession, publish, text } from './openSession';

const row = (code: string, price: number | string) => `${code},青石铺,${price},梅林*2,题${code},2026-11-18`;
const sheet = (...rows: readonly string[]) => sheetOf(HEADER, ...rows);
const fiftyRows = Array.from({ length: 50 }, (_, index) => row(`S-${index + 10}`, 100));
const overlayFile = (file: object) => ({ '/__serverLoader': new TextEncoder().encode(JSON.stringify(file)) });
const CATALOG_REQUEST = { skipRefused: true, decisions: NO_DECISIONS, fingerprint: null } as const;

type Files = Readonly<Record<string, Uint8Array>>;

/** Returns the questions about a sheet, and the result once they are answered. */
async function requestCatalog(bytes: Uint8Array, site: Files, decisions: Partial<GuardDecisions> = {}) {
  const { session } = await openSession(bytes, site);
  const fingerprint = await session.catalog(CATALOG_REQUEST);
  if (fingerprint.kind !== 'questions') throw new Error('something is asked');
  const result = await session.catalog({
    ...CATALOG_REQUEST,
    decisions: { ...NO_DECISIONS, ...decisions },
    fingerprint: fingerprint.fingerprint,
  });
  return { session, fingerprint, result };
}

/** Returns the site's files after the downloaded catalog is unpacked. */
async function unpacked(site: Files, bytes: Uint8Array): Promise<Files> {
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [`/${name}`, file] as const);
  return { ...site, ...Object.fromEntries(files) };
}

describe('The publishing guard of an import session', () => {
  it('builds the first catalog of a game without questions, and reports a missing overlay', async () => {
    const { session } = await openSession(sheet(...fiftyRows));

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({
      kind: 'file',
      offers: 50,
      overlay: 'missing',
      damagedSegments: 0,
    });
  });

  it('asks about removed codes and price changes, truncated to 200 and counted, until both are answered', async () => {
    const many = Array.from({ length: 300 }, (_, index) => row(`A-${index}`, 100));
    const site = await publish(sheet(...many, row('S-1', 400)));

    const { fingerprint, result } = await requestCatalog(sheet(row('S-1', 40_000)), site, { allowed: ['prices'] });

    expect(fingerprint.questions).toMatchObject([
      { question: { kind: 'removed', published: 301 }, count: 300 },
      { question: { kind: 'prices', jumps: [{ code: 'S-1' }] }, count: 1, fields: [] },
    ]);
    const [removed] = fingerprint.questions;
    expect(removed?.question.kind === 'removed' && removed.question.codes.length).toBe(200);
    expect(result.kind).toBe('questions');
    const both = await requestCatalog(sheet(row('S-1', 40_000)), site, { allowed: ['prices', 'removed'] });
    expect(both.result).toMatchObject({ kind: 'file', offers: 1 });
  });

  it('asks about the currency and about sample stock', async () => {
    const yen = { ...DEFAULT_SETTINGS, currency: 'JPY' } as const;
    const site = await publish(sheet(row('S-1', 150)), {}, yen);
    const sample = await publish(sheet(row('S-1', 150)), {}, { ...DEFAULT_SETTINGS, sample: true });

    const { fingerprint, result } = await requestCatalog(sheet(row('S-1', 150)), site, { allowed: ['currency'] });
    const real = await requestCatalog(sheet(row('S-2', 1)), sample, { allowed: ['sample'] });

    expect(fingerprint.questions).toMatchObject([{ question: { kind: 'currency', from: 'JPY', to: 'CNY' } }]);
    expect(result.kind).toBe('file');
    expect(real.fingerprint.questions).toEqual([
      { question: { kind: 'sample', to: 'real', offers: 1 }, count: 1, fields: [] },
    ]);
    expect(real.result.kind).toBe('file');
  });

  it('keeps or removes the published offer of a refused row', async () => {
    const site = await publish(sheet(row('S-1', 100), row('S-2', 200)));
    const typo = sheet(row('S-1', 'l00'), row('S-2', 200));

    const { fingerprint, result } = await requestCatalog(typo, site, { keepPublished: true });

    expect(fingerprint.questions).toEqual([
      {
        question: { kind: 'delisted', codes: ['S-1'], refusedRows: 1, rowsWithoutCode: 0, canKeep: true },
        count: 1,
        fields: [],
      },
    ]);
    expect(result).toMatchObject({ kind: 'file', offers: 2, retainedOffers: 1 });
    // The retained version is identical to the published one.
    if (result.kind !== 'file') throw new Error('a catalog was asked for');
    const after = await unpacked(site, result.file.bytes);
    expect(after['/catalog/FateGO/manifest.json']).toEqual(site['/catalog/FateGO/manifest.json']);
    const taken = await requestCatalog(typo, site, { allowed: ['delisted'] });
    expect(taken.result).toMatchObject({ kind: 'file', offers: 1, retainedOffers: 0 });
  });

  it('packs the overlay without contradicted entries, or with their prices confirmed', async () => {
    const live = { version: 1, sold: ['S-2'], prices: { 'S-1': 260, 'S-9': 1 }, games: { Mass: { sold: ['S-2'] } } };
    const site = { ...(await publish(sheet(row('S-1', 250), row('S-2', 200)))), ...overlayFile(live) };
    const corrected = sheet(row('S-1', 280), row('S-2', 210));

    const { fingerprint, result } = await requestCatalog(corrected, site, { overlay: 'clear' });

    expect(fingerprint).toMatchObject({
      overlay: 'read',
      questions: [
        { question: { kind: 'overlay', contradictions: [{ code: 'S-1', entry: 'price' }, { code: 'S-2' }] }, count: 2 },
      ],
    });
    if (result.kind !== 'file') throw new Error('a catalog was asked for');
    expect(result.overlayOrder).toBe('last');
    expect(Object.keys(unzipSync(result.file.bytes)).slice(-2)).toEqual(['catalog/index.json', '__serverLoader']);
    const after = await unpacked(site, result.file.bytes);
    expect(JSON.parse(text(after['/__serverLoader']!))).toEqual({ ...live, sold: [], prices: { 'S-9': 1 } });
    const kept = await requestCatalog(corrected, site, { overlay: 'keep' });
    if (kept.result.kind !== 'file') throw new Error('a catalog was asked for');
    expect(kept.result.overlayOrder).toBe('first');
    const packed = unzipSync(kept.result.file.bytes);
    expect(Object.keys(packed)[0]).toBe('__serverLoader');
    const priceAt = { 'S-1': new Date(NOW).toISOString() };
    expect(JSON.parse(text(packed.__serverLoader!))).toEqual({ ...live, priceAt });
  });

  it('reports an overlay price that pages ignore, and compares everything else', async () => {
    const live = { version: 1, prices: { 'S-1': 260, 'S-9': 1e300 } };
    const site = { ...(await publish(sheet(row('S-1', 250)))), ...overlayFile(live) };
    const { session } = await openSession(sheet(row('S-1', 280)), site);

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({
      overlay: 'read',
      badPrices: [expect.stringContaining('prices.S-9')],
      questions: [{ question: { kind: 'overlay', contradictions: [{ code: 'S-1' }] } }],
    });
  });

  describe('with an overlay that confirms the replaced version', () => {
    const other = { publishedAt: 1, currency: 'CNY' };
    /** Publishes and confirms a sheet, then builds the zip of the next one a minute later. */
    async function replace(before: Uint8Array, after: Uint8Array, entries: object, decisions: Partial<GuardDecisions>) {
      const old = await publish(before);
      const { publishedAt } = JSON.parse(text(old['/catalog/FateGO/manifest.json']!));
      const live = { version: 1, ...entries, catalogs: { FateGO: { publishedAt, currency: 'CNY' }, Mass: other } };
      const later = { now: () => (NOW + 60_000) as EpochMs };
      const session = createLocalSession(
        {},
        { ...later, fetchFile: async (url) => ({ ...old, ...overlayFile(live) })[url] ?? null },
      );
      await session.open({ file: 'a.csv', bytes: after, game: 'FateGO', settings: DEFAULT_SETTINGS, map: {} });
      const ask = { ...CATALOG_REQUEST, decisions: { ...NO_DECISIONS, ...decisions } };
      const first = await session.catalog(ask);
      const result = first.kind === 'file' ? first : await session.catalog({ ...ask, fingerprint: first.fingerprint });
      if (result.kind !== 'file') throw new Error('a catalog was asked for');
      const packed = unzipSync(result.file.bytes);
      return { live, result, names: Object.keys(packed), overlay: JSON.parse(text(packed.__serverLoader!)) };
    }
    const withdrawn = { FateGO: { publishedAt: null, currency: 'CNY' }, Mass: other };

    it('packs it first, without that confirmation', async () => {
      const [before, after] = [sheet(row('S-1', 250)), sheet(row('S-1', 250), row('S-3', 200))];

      const { live, result, names, overlay } = await replace(before, after, { asOf: '2026-11-20T12:00:00Z' }, {});

      expect(result.overlayOrder).toBe('first');
      expect(names[0]).toBe('__serverLoader');
      expect(overlay).toEqual({ ...live, catalogs: withdrawn });
    });

    it('packs it last if contradicted entries are cleared, also without that confirmation', async () => {
      const prices = { prices: { 'S-1': 260 } };

      const { result, overlay } = await replace(sheet(row('S-1', 250)), sheet(row('S-1', 280)), prices, {
        overlay: 'clear',
      });

      expect(result.overlayOrder).toBe('last');
      expect(overlay).toEqual({ version: 1, prices: {}, catalogs: withdrawn });
    });
  });

  it('keeps the confirmation if the sheet equals the published catalog', async () => {
    const same = sheet(row('S-1', 250));
    const old = await publish(same);
    const { publishedAt } = JSON.parse(text(old['/catalog/FateGO/manifest.json']!));
    const live = { version: 1, catalogs: { FateGO: { publishedAt, currency: 'CNY' } } };
    const { session } = await openSession(same, { ...old, ...overlayFile(live) });

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({ kind: 'file', overlay: 'read', overlayOrder: null });
  });

  it('asks nothing about the overlay if the sheet equals the published catalog', async () => {
    const same = sheet(row('S-1', 250));
    const site = { ...(await publish(same)), ...overlayFile({ version: 1, sold: ['S-1'] }) };
    const { session } = await openSession(same, site);

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({ kind: 'file', overlay: 'read' });
    expect((await session.diff(null)).questions).toEqual([]);
  });

  it.each([
    ['missing', {}, 'missing'],
    ['a page that stands in for it', { '/__serverLoader': new TextEncoder().encode('\n<!doctype html>') }, 'missing'],
    ['no JSON', { '/__serverLoader': new TextEncoder().encode('sold: all') }, 'unreadable'],
    ['JSON that pages cannot read', overlayFile({ version: 2 }), 'unreadable'],
  ] as const)('skips an overlay that is %s, and reports it', async (_, files, state) => {
    const site = { ...(await publish(sheet(row('S-1', 100)))), ...files };
    const { session } = await openSession(sheet(row('S-1', 110)), site);

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({ kind: 'file', overlay: state });
  });

  it('skips the overlay if the server fails, and reports it', async () => {
    const site = await publish(sheet(row('S-1', 100)));
    const session = createLocalSession(
      {},
      {
        fetchFile: async (url) => {
          if (url === '/__serverLoader') throw new ShopError('operator-fetch', 'status 500');
          return site[url] ?? null;
        },
      },
    );
    const bytes = sheet(row('S-1', 110));
    await session.open({ file: 'a.csv', bytes, game: 'FateGO', settings: DEFAULT_SETTINGS, map: {} });

    expect(await session.catalog(CATALOG_REQUEST)).toMatchObject({ kind: 'file', overlay: 'unreadable' });
  });

  it('asks again if a fix or another publication changed the questions', async () => {
    const site = await publish(sheet(row('S-1', 100), row('S-2', 100)));
    const { session, fingerprint, result } = await requestCatalog(sheet(row('S-1', 1000), row('S-2', 100)), site);
    expect(result.kind).toBe('questions');
    const answered = {
      ...CATALOG_REQUEST,
      decisions: { ...NO_DECISIONS, allowed: ['prices'] as const },
      fingerprint: fingerprint.fingerprint,
    };
    expect((await session.catalog(answered)).kind).toBe('file');

    await session.fix({ fixes: [{ sheet: null, row: 3, column: 2, text: '5000' }] });

    const again = await session.catalog(answered);
    expect(again).toMatchObject({ kind: 'questions', questions: [{ count: 2 }] });
    expect(again.kind === 'questions' && again.fingerprint).not.toBe(fingerprint.fingerprint);
  });

  it('asks before it replaces a damaged catalog, and reports what was not compared', async () => {
    const site = await publish(sheet(row('S-1', 100)));
    const damaged = Object.fromEntries(
      Object.entries(site).map(([url, bytes]) => [url, /offers\./.test(url) ? Uint8Array.of(1) : bytes]),
    );

    const { fingerprint, result } = await requestCatalog(sheet(row('S-2', 1)), damaged, { allowed: ['damaged'] });

    expect(fingerprint).toMatchObject({
      damagedSegments: 1,
      questions: [{ question: { kind: 'damaged', readable: 0, total: 1 } }],
    });
    expect(result).toMatchObject({ kind: 'file', damagedSegments: 1 });
    const samples = await openSession(sheet(row('S-2', 1)), damaged, { ...DEFAULT_SETTINGS, sample: true });
    expect(
      await samples.session.catalog({ ...CATALOG_REQUEST, decisions: { ...NO_DECISIONS, allowed: ['damaged'] } }),
    ).toMatchObject({
      questions: [{ question: { kind: 'damaged' } }, { question: { kind: 'sample', to: 'sample', offers: 1 } }],
    });
  });
});
