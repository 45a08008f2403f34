import { fail, ok, type Result } from '@/base/result';
import { isCurrency } from '@/domain/money';
import { DEFAULT_SETTINGS, type ShopSettings } from '@/importer/fields/settings';
import { createStored, type Stored } from '@/storage/createStored';

/** Shop settings stored on this device. */
export const shopSettings: Stored<ShopSettings> = createStored(
  'vitrine.shop-settings',
  1,
  decodeStoredSettings,
  DEFAULT_SETTINGS,
);

/** Maximum offset of a time zone from UTC. */
const MAX_OFFSET_MINUTES = 14 * 60;

/** Decodes stored settings; offers of this page are never sample stock. */
export function decodeStoredSettings(value: unknown): Result<ShopSettings, string> {
  if (typeof value !== 'object' || value === null) return fail('expected settings');
  if (!('currency' in value) || !('offsetMinutes' in value) || !('shop' in value)) {
    return fail('expected currency, offsetMinutes and shop');
  }
  const { currency, offsetMinutes, shop } = value;
  if (!isCurrency(currency)) return fail('expected a known currency');
  if (
    typeof offsetMinutes !== 'number' ||
    !Number.isInteger(offsetMinutes) ||
    Math.abs(offsetMinutes) > MAX_OFFSET_MINUTES
  ) {
    return fail('expected whole minutes from UTC');
  }
  if (typeof shop !== 'string') return fail('expected the name of a shop as text');
  return ok({ sample: false, currency, offsetMinutes, shop });
}
