/** @jest-environment node */

import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { LOCALES } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import { gameById } from '@/games/games';
import { specOf } from '@/games/specs/specOf';
import type { GameId } from '@/games/types';
import { exportSheet } from '@/importer/export/exportSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { writeXlsx } from '@/importer/export/writeXlsx';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { importSheet } from '@/importer/importSheet';
import { loadRoster } from '@/names/loadRoster';
import { offer } from '../../builders';
import { arbitraryImport } from '../arbitraryImport';
import { TINY_ROSTER, TINY_SPEC } from '../fields/tinyGame';

const csvOf = (rows: Iterable<readonly string[]>) => [...writeCsv(rows)].join('');
const tiny = { spec: TINY_SPEC, roster: TINY_ROSTER, locale: 'zh', offsetMinutes: 480 } as const;

describe('exportSheet', () => {
  it.each<GameId>(['FateGO', 'BlueArchive', 'UmaMusume', 'srw_dd_jp'])(
    'writes offers of %s that import unchanged in every language and time zone',
    async (id) => {
      const game = gameById(id);
      const [spec, roster] = [specOf(game), await loadRoster(game.family)];
      const offers = fc.uniqueArray(arbitraryImport(spec, roster, 'CNY'), {
        selector: ({ code }) => code,
        maxLength: 6,
      });
      const settings = fc.record({
        zone: fc.integer({ min: -720, max: 840 }),
        read: fc.integer({ min: -720, max: 840 }),
      });

      fc.assert(
        fc.property(offers, fc.constantFrom(...LOCALES), settings, (all, locale, { zone, read }) => {
          const text = csvOf(exportSheet(all, { spec, roster, locale, offsetMinutes: zone }));
          const target = { spec, roster, settings: { ...DEFAULT_SETTINGS, offsetMinutes: read } };
          const imported = importSheet('export.csv', new TextEncoder().encode(text), target);

          expect(imported).toMatchObject({ ok: true, value: { refused: 0, encoding: 'utf-8' } });
          expect(imported.ok ? imported.value.offers : null).toEqual(all);
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  it('writes the currency, so that a shop with another one refuses the rows instead of changing prices', () => {
    const yen = [offer({ title: '出号', price: { amount: 30_000, currency: 'JPY' } })];
    const bytes = new TextEncoder().encode(csvOf(exportSheet(yen, tiny)));
    const target = { spec: TINY_SPEC, roster: TINY_ROSTER, settings: DEFAULT_SETTINGS };

    expect(importSheet('export.csv', bytes, target)).toMatchObject({
      ok: true,
      value: { offers: [], issues: [{ code: 'other-currency', column: '币种', got: 'JPY' }] },
    });
    expect(
      importSheet('export.csv', bytes, { ...target, settings: { ...DEFAULT_SETTINGS, currency: 'JPY' } }),
    ).toMatchObject({ ok: true, value: { offers: yen, issues: [] } });
  });

  it('writes exact amounts in currencies with and without minor units', () => {
    const prices = [
      offer({ price: 26_850 }),
      offer({ price: 5 }),
      offer({ price: 100 }),
      offer({ price: { amount: 268, currency: 'JPY' } }),
    ];

    const cells = [...exportSheet(prices, tiny)].slice(1).map((row) => row[2]);

    expect(cells).toEqual(['268.5', '0.05', '1', '268']);
    expect([...exportSheet(prices, tiny)].map((row) => row[3])).toEqual(['币种', 'CNY', 'CNY', 'CNY', 'JPY']);
  });

  it('uses a name in another language, or the id, if a name is shared by several items', () => {
    const [header, row] = exportSheet([offer({ items: { 'sc-1': 5, 'uma-1': 1, 'svt-150': 1, gone: 2 } })], tiny);

    expect(header?.[4]).toBe('角色/物品');
    expect(row?.[4]).toBe('速北黑*5; 北部玄驹; 梅林; gone*2');
  });

  it('escapes every formula, even in item names', () => {
    const attack = '=HYPERLINK("http://evil","x")';
    const rows: readonly Offer[] = [offer({ code: '@x', shop: '+1', title: attack, note: '-1' })];

    const [, line] = csvOf(exportSheet(rows, tiny)).split('\r\n');

    expect(line?.startsWith(`'@x,'+1,100,CNY,,"'=HYPERLINK(""http://evil"",""x"")",'-1,在售,`)).toBe(true);
  });

  it('writes identical workbooks of text cells in every run', () => {
    const rows = () => exportSheet([offer({ code: '007', title: '=1+1' })], tiny);

    const [one, other] = [writeXlsx([{ name: 'FateGO', rows: rows() }]), writeXlsx([{ name: 'FateGO', rows: rows() }])];

    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    const sheet = new TextDecoder().decode(unzipSync(one)['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">007</t></is></c>');
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).not.toContain('<f>');
  });
});
