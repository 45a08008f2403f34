import { join } from 'node:path';
import type { Result } from '@/base/result';
import { encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { type CatalogProblem, verifyCatalog } from '@/catalog/files/verifyCatalog';
import type { Manifest } from '@/catalog/format/manifest';
import type { VerifyCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { manifestPath } from '@/cli/io/readManifests';
import { readRequired } from '@/cli/io/readRequired';
import { messagesFor } from '@/cli/messages/messagesFor';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { buildCatalogIndex, CATALOG_INDEX_NAME } from '@/publishing/catalog/buildCatalogIndex';

/** Runs `verify`: verifies every file of the catalogs in a folder, and that the index matches their manifests.
 *  @throws  ShopError `cli-read` */
export async function runVerify({ path: catalogFolder, json }: VerifyCommand, effects: CliEffects): Promise<ExitCode> {
  const messages = messagesFor(effects.locale);
  const found: VerifiedGame[] = [];
  for (const game of GAME_IDS) {
    const manifestUrl = manifestPath(catalogFolder, game);
    if ((await effects.read(manifestUrl)) === null) continue;
    effects.progress(game);
    const location = { manifestUrl, segmentBase: join(catalogFolder, game, '/') };
    const verified = await verifyCatalog(location, (path) => readRequired(path, effects), effects.sha256);
    effects.progress(null);
    const one = { game, verified };
    found.push(one);
    if (!json) for (const line of formatVerified(one, effects)) effects.print(line);
  }
  if (found.length === 0) {
    effects.stderr(messages.noCatalog(catalogFolder));
    return 2;
  }
  const indexPath = join(catalogFolder, CATALOG_INDEX_NAME);
  const intact = found.flatMap(({ verified }) => (verified.ok ? [verified.value] : []));
  const broken = found.reduce((sum, { verified }) => sum + (verified.ok ? 0 : verified.error.length), 0);
  const indexDiffers = broken === 0 && !(await isIndexOf(intact, indexPath, effects));
  const problems = broken + Number(indexDiffers);
  if (json)
    effects.print(JSON.stringify({ games: found.map(jsonGame), shelfDiffers: indexDiffers, problems }, null, 2));
  else {
    if (indexDiffers) effects.print(messages.indexDiffers(indexPath));
    effects.print(messages.verifiedAll(String(found.length), String(problems)));
  }
  return problems === 0 ? 0 : 1;
}

/** A game with the manifest of its catalog, or every problem in it. */
type VerifiedGame = {
  readonly game: GameId;
  readonly verified: Result<Manifest, readonly CatalogProblem[]>;
};

function formatVerified({ game, verified }: VerifiedGame, { locale }: CliEffects): readonly string[] {
  const messages = messagesFor(locale);
  if (!verified.ok)
    return verified.error.map(({ file, code, message }) => messages.catalogProblem(file, code, message));
  const { offers, segments } = verified.value;
  return [messages.verified(game, offers.toLocaleString(locale), String(segments.length))];
}

/** Returns the JSON report of a game. */
function jsonGame({ game, verified }: VerifiedGame): unknown {
  if (!verified.ok) return { game, offers: null, segments: null, problems: verified.error };
  return { game, offers: verified.value.offers, segments: verified.value.segments.length, problems: [] };
}

async function isIndexOf(manifests: readonly Manifest[], path: string, effects: CliEffects): Promise<boolean> {
  const decoder = new TextDecoder();
  const existing = await effects.read(path);
  return (
    existing !== null && decoder.decode(existing) === decoder.decode(encodeCatalogIndex(buildCatalogIndex(manifests)))
  );
}
