import { fail, ok, type Result } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, isCurrency } from '@/domain/money';
import { showJson } from '@/importer/issues/showJson';

/** What a shop says once for all its sheets, in `vitrine.json` beside them. */
export type ShopSettings = {
  /** True for stock that is only there to be looked at. */
  readonly sample: boolean;
  readonly currency: Currency;
  /** Minutes that the shop's clock is ahead of UTC; times in the sheets are read on it. */
  readonly offsetMinutes: number;
  /** The shop of offers whose row names none. */
  readonly shop: string;
};

export const DEFAULT_SETTINGS: ShopSettings = { sample: false, currency: 'CNY', offsetMinutes: 480, shop: '' };

/** One wrong setting: its key (`null`: the whole file), what it should be, and what was there as JSON text. */
export type SettingsIssue = {
  readonly key: keyof typeof EXPECTED | null;
  readonly expected: string;
  readonly got: string;
};

const EXPECTED = {
  sample: 'true | false',
  currency: Object.keys(CURRENCY_DIGITS).join(' | '),
  timeZone: '"+08:00" … "-12:00"',
  shop: '"…"',
} as const;

/** Decodes the settings file; a setting it does not speak of keeps its default.
 *  @param raw  what the JSON file holds: `{ sample, currency, timeZone, shop }`
 *  @returns    the settings, or every wrong one; a key we do not know is wrong too, for it is a typing slip */
export function decodeSettings(raw: unknown): Result<ShopSettings, readonly SettingsIssue[]> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return fail([{ key: null, expected: '{ "currency": "CNY", "timeZone": "+08:00" }', got: showJson(raw) }]);
  }
  const issues: SettingsIssue[] = [];
  let settings = DEFAULT_SETTINGS;
  for (const [key, value] of Object.entries(raw)) {
    const decoded = decodeSetting(key, value);
    if (decoded === null) {
      const known = isKnown(key);
      const expected = known ? EXPECTED[key] : Object.keys(EXPECTED).join(' | ');
      issues.push({ key: known ? key : null, expected, got: known ? showJson(value) : showJson(key) });
    } else settings = { ...settings, ...decoded };
  }
  return issues.length > 0 ? fail(issues) : ok(settings);
}

function decodeSetting(key: string, value: unknown): Partial<ShopSettings> | null {
  if (key === 'sample' && typeof value === 'boolean') return { sample: value };
  if (key === 'shop' && typeof value === 'string') return { shop: value.trim() };
  if (key === 'currency' && typeof value === 'string' && isCurrency(value)) return { currency: value };
  if (key === 'timeZone' && typeof value === 'string') {
    const offsetMinutes = readOffset(value);
    return offsetMinutes === null ? null : { offsetMinutes };
  }
  return null;
}

/** Reads `Z`, `+08:00`, `-0330` or `+9` as minutes ahead of UTC; null if it is none, or further off than any clock on earth. */
export function readOffset(text: string): number | null {
  if (/^z$/i.test(text)) return 0;
  const match = /^([+-])(\d{1,2})(?::?([0-5]\d))?$/.exec(text);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  if (minutes > 14 * 60) return null;
  return match[1] === '-' && minutes > 0 ? -minutes : minutes;
}

function isKnown(key: string): key is keyof typeof EXPECTED {
  return Object.keys(EXPECTED).includes(key);
}
