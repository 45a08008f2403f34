/** @jest-environment node */
import { encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { NO_DECISIONS } from '@/publishing/guard/guardDecisions';
import { createLocalSession, HEADER, SHEET, sheetOf } from './localSession';
import { openSession, publish, rows, text } from './openSession';

const CATALOG_REQUEST = { skipRefused: false, decisions: NO_DECISIONS, fingerprint: null } as const;

describe('The catalog of an import session', () => {
  it('is not built while rows are refused, unless they are skipped', async () => {
    const { session } = await openSession(SHEET);

    await expect(session.catalog(CATALOG_REQUEST)).rejects.toMatchObject({
      code: 'operator-refused',
    });
    expect(await session.catalog({ ...CATALOG_REQUEST, skipRefused: true })).toMatchObject({ kind: 'file', offers: 2 });
  });

  it('is packed with the replaced manifest and the other games of the catalog index', async () => {
    const other = { currency: 'JPY', publishedAt: 1, sample: false, offers: 3, onSale: 3, lowestPrice: 5 } as const;
    const index = encodeCatalogIndex({
      format: 'vitrine-shelf',
      version: 1,
      games: { gget_ww: { ...other, publishedAt: 1 as never } },
    });
    const first = await publish(rows(2), { '/catalog/index.json': index });
    const second = await publish(rows(3), first);

    const names = Object.keys(second);
    expect(names.filter((name) => name.includes('/history/'))).toHaveLength(1);
    expect(names.at(-2)).toBe('/catalog/FateGO/manifest.json');
    expect(names.at(-1)).toBe('/catalog/index.json');
    const { games } = JSON.parse(text(second['/catalog/index.json']!));
    expect(Object.entries(games).map(([id, one]) => [id, (one as { offers: number }).offers])).toEqual([
      ['FateGO', 3],
      ['gget_ww', 3],
    ]);
  });

  it('is compared with the published one, including prices', async () => {
    const site = await publish(rows(3, 10));
    const { session } = await openSession(
      sheetOf(
        HEADER,
        'A-0,青石铺,12,梅林,甲,2026-11-18',
        'A-1,青石铺,10,梅林,甲,2026-11-18',
        'B-1,青石铺,9,梅林,,2026-11-18',
      ),
      site,
    );

    const diff = await session.diff(null);

    expect(diff.counts).toEqual({ added: 1, changed: 1, removed: 1, same: 1 });
    expect(diff.added).toMatchObject([{ code: 'B-1', label: { zh: '梅林', en: 'Merlin' } }]);
    expect(diff.changed).toMatchObject([{ code: 'A-0', fields: [{ zh: '价格' }], move: { percent: 20 } }]);
    expect(diff.removed).toMatchObject([{ code: 'A-2', label: { zh: '甲' } }]);
    expect(diff.questions).toMatchObject([{ question: { kind: 'removed', codes: ['A-2'] }, count: 1 }]);
  });

  it('lists the first 200 of many changes and counts them all', async () => {
    const { session } = await openSession(rows(450));

    const diff = await session.diff(null);

    expect(diff.published).toBeNull();
    expect(diff.counts.added).toBe(450);
    expect(diff.added.length).toBe(200);
  });

  it('is not built if the browser has no hash function', async () => {
    const session = createLocalSession({}, { sha256: null });
    await session.open({ file: 'a.csv', bytes: rows(1), game: 'FateGO', settings: DEFAULT_SETTINGS, map: {} });

    await expect(session.catalog(CATALOG_REQUEST)).rejects.toMatchObject({
      code: 'operator-no-hash',
    });
  });
});
