import { join } from 'node:path';
import { fail, ok, type Result } from '@/base/result';
import { DEFAULT_SETTINGS, decodeSettings, type SettingsIssue, type ShopSettings } from '@/importer/fields/settings';
import type { CliEffects } from './effects';
import { parseJson } from './parseJson';

const SETTINGS_NAME = 'vitrine.json';

/** An invalid settings file, with every issue. */
export type SettingsProblem = { readonly path: string; readonly issues: readonly SettingsIssue[] };

/** Reads the settings file in the folder of the sheets; without one, the defaults apply.
 *  @throws  ShopError `cli-read` */
export async function readSettings(
  folder: string,
  effects: Pick<CliEffects, 'read'>,
): Promise<Result<ShopSettings, SettingsProblem>> {
  const path = join(folder, SETTINGS_NAME);
  const bytes = await effects.read(path);
  if (bytes === null) return ok(DEFAULT_SETTINGS);
  const settings = decodeSettings(parseJson(new TextDecoder().decode(bytes)));
  return settings.ok ? settings : fail({ path, issues: settings.error });
}
