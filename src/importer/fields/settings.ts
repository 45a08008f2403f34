import { fail, ok, type Result } from '@/base/result';
import { CURRENCY_DIGITS, type Currency, isCurrency } from '@/domain/money';
import { showJson } from '@/importer/issues/showJson';

/** Settings for all sheets of a shop, from `vitrine.json` beside them. */
export type ShopSettings = {
  /** True for sample stock that is not for sale. */
  readonly sample: boolean;
  readonly currency: Currency;
  /** Offset from UTC in minutes of the times in the sheets. */
  readonly offsetMinutes: number;
  /** The shop of offers whose row names none. */
  readonly shop: string;
};

export const DEFAULT_SETTINGS: ShopSettings = { sample: false, currency: 'CNY', offsetMinutes: 480, shop: '' };

/** An invalid setting: its key (`null`: the whole file), the expected value, and the actual one as JSON text. */
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

/** Decodes the settings file; missing settings get their default.
 *  @param raw  the parsed JSON: `{ sample, currency, timeZone, shop }`
 *  @returns  the settings, or every invalid one; unknown keys are invalid, since they are probably typos */
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

/** Parses `Z`, `+08:00`, `-0330` or `+9` to minutes from UTC; null if invalid or beyond any time zone. */
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
