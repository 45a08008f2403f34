import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/loadFiles';
import type { Manifest } from '@/catalog/manifest';
import { encodeShelf } from '@/catalog/shelf';
import { verifyCatalog } from '@/catalog/verifyCatalog';
import { GAME_IDS } from '@/games/ids';
import { buildShelf } from '@/importer/buildShelf';
import type { CliEffects, ExitCode } from './effects';
import { manifestPath } from './readManifests';
import { SHELF_NAME } from './shelfName';
import { textsOf } from './textsOf';

/** `verify`: reads every byte of the catalogues in a folder and proves them, and that the shelf says what they say.
 *  @throws  ShopError `cli-read` */
export async function runVerify(out: string, effects: CliEffects): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const fetchBytes: FetchBytes = async (path) => readThere(path, effects);
  const whole: Manifest[] = [];
  let games = 0;
  let problems = 0;
  for (const id of GAME_IDS) {
    const manifestUrl = manifestPath(out, id);
    if ((await effects.read(manifestUrl)) === null) continue;
    games += 1;
    effects.progress(id);
    const verified = await verifyCatalog({ manifestUrl, segmentBase: join(out, id, '/') }, fetchBytes, effects.sha256);
    effects.progress(null);
    if (verified.ok) {
      whole.push(verified.value);
      const { offers, segments } = verified.value;
      effects.print(texts.verified(id, offers.toLocaleString(effects.locale), String(segments.length)));
    } else {
      problems += verified.error.length;
      for (const { file, code, message } of verified.error) effects.print(texts.catalogProblem(file, code, message));
    }
  }
  if (games === 0) {
    effects.complain(texts.noCatalogue(out));
    return 2;
  }
  const shelf = join(out, SHELF_NAME);
  if (problems === 0 && !(await isShelf(shelf, whole, effects))) {
    problems += 1;
    effects.print(texts.shelfDiffers(shelf));
  }
  effects.print(texts.verifiedAll(String(games), String(problems)));
  return problems === 0 ? 0 : 1;
}

async function isShelf(path: string, manifests: readonly Manifest[], effects: CliEffects): Promise<boolean> {
  const decoder = new TextDecoder();
  const there = await effects.read(path);
  return there !== null && decoder.decode(there) === decoder.decode(encodeShelf(buildShelf(manifests)));
}

async function readThere(path: string, effects: CliEffects): Promise<Uint8Array> {
  const bytes = await effects.read(path);
  if (bytes === null) throw new ShopError('cli-missing', `${path}: no such file`);
  return bytes;
}
