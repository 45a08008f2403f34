/** @jest-environment node */
import type { EpochMs } from '@/domain/offer';
import { formatDateTime, formatNumber } from '@/ui/format/format';
import { formatAge } from '@/ui/format/formatAge';
import { formatMoney } from '@/ui/format/formatMoney';

const timeOf = (text: string) => Date.parse(text) as EpochMs;

describe('formatNumber', () => {
  it('groups digits in all languages', () => {
    expect((['zh', 'ja', 'en'] as const).map((locale) => formatNumber(12_345, locale))).toEqual([
      '12,345',
      '12,345',
      '12,345',
    ]);
  });
});

describe('formatMoney', () => {
  it.each([
    [26_800, 'CNY', 'zh', '¥268'],
    [9_950, 'CNY', 'zh', '¥99.50'],
    [268, 'JPY', 'zh', 'JP¥268'],
    [268, 'JPY', 'ja', '￥268'],
    [126_850, 'CNY', 'ja', '1,268.50元'],
    [14_500, 'CNY', 'ja', '145元'],
    [26_800, 'CNY', 'en', 'CN¥268'],
    [500, 'USD', 'en', '$5'],
    [0, 'CNY', 'zh', '¥0'],
  ] as const)('formats %i minor units of %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatMoney({ amount, currency }, locale)).toBe(text);
  });
});

describe('formatDateTime', () => {
  it('omits the current year and writes midnight as 00', () => {
    const now = timeOf('2026-11-21T12:00:00');

    expect(formatDateTime(timeOf('2026-11-20T00:05:00'), now, 'zh')).toBe('11月20日 00:05');
    expect(formatDateTime(timeOf('2025-11-20T14:32:00'), now, 'zh')).toBe('2025年11月20日 14:32');
    expect(formatDateTime(timeOf('2026-11-20T00:05:00'), now, 'en')).toBe('Nov 20, 00:05');
  });
});

describe('formatAge', () => {
  it.each([
    [0, '现在'],
    [59_000, '现在'],
    [120_000, '2分钟前'],
    [3 * 3_600_000, '3小时前'],
    [86_400_000, '昨天'],
    [10 * 86_400_000, '10天前'],
    [-600_000, '现在'],
    [-10 * 365 * 86_400_000, '2036年11月18日 12:00'],
    [10 * 365 * 86_400_000, '2016年11月23日 12:00'],
  ])('formats an age of %i ms as %s', (age, text) => {
    const now = timeOf('2026-11-21T12:00:00');

    expect(formatAge((now - age) as EpochMs, now, 'zh')).toBe(text);
  });
});
