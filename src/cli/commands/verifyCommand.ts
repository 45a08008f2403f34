import { join } from 'node:path';
import type { Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import { encodeShelf } from '@/catalog/files/catalogIndexFile';
import { type CatalogProblem, verifyCatalog } from '@/catalog/files/verifyCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import type { VerifyCall } from '@/cli/args/parsedCommand';
import { CATALOG_INDEX_NAME } from '@/cli/io/catalogIndexName';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { manifestPath } from '@/cli/io/readManifests';
import { messagesFor } from '@/cli/messages/messagesFor';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';

/** `verify`: reads every byte of the catalogs in a folder and proves them, and that the shelf says what they say.
 *  @throws  ShopError `cli-read` */
export async function runVerify({ path: out, json }: VerifyCall, effects: CliEffects): Promise<ExitCode> {
  const texts = messagesFor(effects.locale);
  const found: VerifiedGame[] = [];
  for (const game of GAME_IDS) {
    const manifestUrl = manifestPath(out, game);
    if ((await effects.read(manifestUrl)) === null) continue;
    effects.progress(game);
    const location = { manifestUrl, segmentBase: join(out, game, '/') };
    const verified = await verifyCatalog(location, (path) => readThere(path, effects), effects.sha256);
    effects.progress(null);
    const one = { game, verified };
    found.push(one);
    if (!json) for (const line of linesOf(one, effects)) effects.print(line);
  }
  if (found.length === 0) {
    effects.complain(texts.noCatalog(out));
    return 2;
  }
  const shelf = join(out, CATALOG_INDEX_NAME);
  const whole = found.flatMap(({ verified }) => (verified.ok ? [verified.value] : []));
  const broken = found.reduce((sum, { verified }) => sum + (verified.ok ? 0 : verified.error.length), 0);
  const shelfDiffers = broken === 0 && !(await isShelf(shelf, whole, effects));
  const problems = broken + Number(shelfDiffers);
  if (json) effects.print(JSON.stringify({ games: found.map(jsonGame), shelfDiffers, problems }, null, 2));
  else {
    if (shelfDiffers) effects.print(texts.shelfDiffers(shelf));
    effects.print(texts.verifiedAll(String(found.length), String(problems)));
  }
  return problems === 0 ? 0 : 1;
}

/** What came of a game's catalog: its manifest, or everything that is wrong. */
type VerifiedGame = {
  readonly game: GameId;
  readonly verified: Result<Manifest, readonly CatalogProblem[]>;
};

function linesOf({ game, verified }: VerifiedGame, { locale }: CliEffects): readonly string[] {
  const texts = messagesFor(locale);
  if (!verified.ok) return verified.error.map(({ file, code, message }) => texts.catalogProblem(file, code, message));
  const { offers, segments } = verified.value;
  return [texts.verified(game, offers.toLocaleString(locale), String(segments.length))];
}

/** For programs. */
function jsonGame({ game, verified }: VerifiedGame): unknown {
  if (!verified.ok) return { game, offers: null, segments: null, problems: verified.error };
  return { game, offers: verified.value.offers, segments: verified.value.segments.length, problems: [] };
}

async function isShelf(path: string, manifests: readonly Manifest[], effects: CliEffects): Promise<boolean> {
  const decoder = new TextDecoder();
  const there = await effects.read(path);
  return there !== null && decoder.decode(there) === decoder.decode(encodeShelf(buildCatalogIndex(manifests)));
}

async function readThere(path: string, effects: CliEffects): Promise<Uint8Array> {
  const bytes = await effects.read(path);
  if (bytes === null) throw new ShopError('cli-missing', `${path}: no such file`);
  return bytes;
}
