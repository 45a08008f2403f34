import { fail, ok, type Result } from '@/base/result';
import { isCurrency } from '@/domain/money';
import { DEFAULT_SETTINGS, type ShopSettings } from '@/importer/fields/settings';
import { createStored, type Stored } from '@/storage/createStored';

/** What the operator said of the shop, kept on this device. */
export const shopSettings: Stored<ShopSettings> = createStored(
  'vitrine.shop-settings',
  1,
  decodeKeptSettings,
  DEFAULT_SETTINGS,
);

/** A clock on earth is at most so many minutes from UTC. */
const FARTHEST = 14 * 60;

/** Reads kept settings; what is sold from this page is never sample stock. */
export function decodeKeptSettings(value: unknown): Result<ShopSettings, string> {
  if (typeof value !== 'object' || value === null) return fail('expected settings');
  if (!('currency' in value) || !('offsetMinutes' in value) || !('shop' in value)) {
    return fail('expected currency, offsetMinutes and shop');
  }
  const { currency, offsetMinutes, shop } = value;
  if (!isCurrency(currency)) return fail('expected a known currency');
  if (typeof offsetMinutes !== 'number' || !Number.isInteger(offsetMinutes) || Math.abs(offsetMinutes) > FARTHEST) {
    return fail('expected whole minutes from UTC');
  }
  if (typeof shop !== 'string') return fail('expected the name of a shop as text');
  return ok({ sample: false, currency, offsetMinutes, shop });
}
