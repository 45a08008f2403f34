/** @jest-environment node */
import { DEFAULT_SETTINGS, decodeSettings, readOffset } from '@/importer/fields/settings';

describe('decodeSettings', () => {
  it('decodes the given settings and uses defaults for the rest', () => {
    expect(decodeSettings({ sample: true, currency: 'JPY', timeZone: '+09:00', shop: ' 月见屋 ' })).toEqual({
      ok: true,
      value: { sample: true, currency: 'JPY', offsetMinutes: 540, shop: '月见屋' },
    });
    expect(decodeSettings({})).toEqual({ ok: true, value: DEFAULT_SETTINGS });
  });

  it('reports every invalid setting with its expected value, and unknown keys', () => {
    expect(decodeSettings({ sample: 'yes', currency: 'RMB', timeZone: 'Asia/Shanghai', curency: 'CNY' })).toEqual({
      ok: false,
      error: [
        { key: 'sample', expected: 'true | false', got: '"yes"' },
        { key: 'currency', expected: 'CNY | JPY | USD | HKD | TWD | KRW | EUR', got: '"RMB"' },
        { key: 'timeZone', expected: '"+08:00" … "-12:00"', got: '"Asia/Shanghai"' },
        { key: null, expected: 'sample | currency | timeZone | shop', got: '"curency"' },
      ],
    });
  });

  it.each([null, [], 'CNY', 3])('refuses %j', (raw) => {
    expect(decodeSettings(raw)).toMatchObject({ ok: false, error: [{ key: null, got: JSON.stringify(raw) }] });
  });
});

describe('readOffset', () => {
  it.each([
    ['+08:00', 480],
    ['-0330', -210],
    ['+9', 540],
    ['Z', 0],
    ['-00:00', 0],
  ])('parses %s as %d minutes', (text, minutes) => {
    expect(readOffset(text)).toBe(minutes);
  });

  it.each(['08:00', '+25:00', '+08:60', 'GMT', ''])('returns null for %j', (text) => {
    expect(readOffset(text)).toBeNull();
  });
});
