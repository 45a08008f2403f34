import * as v from 'valibot';
import { objectOf } from '@/base/decodeJson';
import type { Result } from '@/base/result';
import { type Currency, isCurrency } from '@/domain/money';
import { DEFAULT_SETTINGS, type ShopSettings } from '@/importer/fields/settings';
import { createStored, type Stored } from '@/storage/createStored';
import { decodeStored } from '@/storage/decodeStored';

/** Largest difference of a time zone from UTC. */
const MAX_OFFSET_MINUTES = 14 * 60;
const OFFSET = 'whole minutes from UTC';

/** Offers published from this page are never sample data. */
const SETTINGS: v.GenericSchema<unknown, ShopSettings> = v.pipe(
  objectOf(
    {
      currency: v.custom<Currency>(isCurrency, 'a known currency'),
      offsetMinutes: v.pipe(
        v.number(OFFSET),
        v.integer(OFFSET),
        v.minValue(-MAX_OFFSET_MINUTES, OFFSET),
        v.maxValue(MAX_OFFSET_MINUTES, OFFSET),
      ),
      shop: v.string('the name of a shop as text'),
    },
    'settings',
  ),
  v.transform((settings) => ({ sample: false, ...settings })),
);

/** Shop settings stored on this device. */
export const shopSettings: Stored<ShopSettings> = createStored(
  'vitrine.shop-settings',
  1,
  decodeStoredSettings,
  DEFAULT_SETTINGS,
);

/** Decodes stored settings. */
export function decodeStoredSettings(value: unknown): Result<ShopSettings, string> {
  return decodeStored(SETTINGS, value);
}
