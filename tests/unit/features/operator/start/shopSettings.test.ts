/** @jest-environment node */
import { decodeStoredSettings } from '@/features/operator/start/shopSettings';
import { DEFAULT_SETTINGS } from '@/importer/fields/settings';

describe('Stored shop settings', () => {
  it('are decoded unchanged', () => {
    const settings = { sample: false, currency: 'JPY', offsetMinutes: 540, shop: '青石铺' };

    expect(decodeStoredSettings(JSON.parse(JSON.stringify(settings)))).toEqual({ ok: true, value: settings });
  });

  it('never mark offers as sample stock', () => {
    expect(decodeStoredSettings({ ...DEFAULT_SETTINGS, sample: true })).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });

  it.each([
    null,
    'CNY',
    {},
    { ...DEFAULT_SETTINGS, currency: 'XXX' },
    { ...DEFAULT_SETTINGS, offsetMinutes: 0.5 },
    { ...DEFAULT_SETTINGS, offsetMinutes: 900 },
    { ...DEFAULT_SETTINGS, shop: 1 },
  ])('are refused if invalid: %j', (value) => {
    expect(decodeStoredSettings(value).ok).toBe(false);
  });
});
