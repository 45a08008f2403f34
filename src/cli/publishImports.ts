import { buildCatalogue } from '@/importer/buildCatalogue';
import type { ShopSettings } from '@/importer/settings';
import type { BuildCall } from './call';
import type { CliEffects, ExitCode } from './effects';
import { findShrunk } from './findShrunk';
import { formatProgress } from './formatProgress';
import { holdFolder } from './holdFolder';
import type { ReadableSheet } from './judgeImports';
import type { Lock } from './lock';
import { type Publication, publishCatalogues } from './publishCatalogues';
import { PUBLISH_TEXTS } from './publishTexts';
import { readManifests } from './readManifests';
import { textsOf } from './textsOf';

/** What was imported and may be published. */
export type Imports = {
  readonly sheets: readonly ReadableSheet[];
  readonly settings: ShopSettings;
  /** Refused rows that are left out. */
  readonly skipped: number;
};

/** Builds the catalogues of imported sheets and publishes them while holding the folder; a dry run holds nothing.
 *  @param say  takes the last words: what was written, or why nothing was
 *  @throws     ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function publishImports(
  imports: Imports,
  call: BuildCall,
  say: (line: string) => void,
  effects: CliEffects,
): Promise<ExitCode> {
  const publish = (lock: Lock | null) => buildAndPublish(imports, call, lock, say, effects);
  if (call.dryRun) return publish(null);
  return (await holdFolder(call.out, effects, publish)) ?? 2;
}

async function buildAndPublish(
  { sheets, settings, skipped }: Imports,
  { out, allowShrink }: BuildCall,
  lock: Lock | null,
  say: (line: string) => void,
  effects: CliEffects,
): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const { manifests, broken } = await readManifests(out, effects);
  for (const { path, message } of broken) effects.complain(texts.brokenManifest(path, message));
  const { currency, sample } = settings;
  const publications: Publication[] = [];
  for (const [at, { game, imported }] of sheets.entries()) {
    effects.progress(formatProgress(game.id, at, sheets.length, effects));
    const previous = manifests.get(game.id) ?? null;
    const built = await buildCatalogue(imported.offers, { game: game.id, currency, sample }, previous, effects);
    publications.push({ game: game.id, built });
  }
  effects.progress(null);
  const count = (number: number) => number.toLocaleString(effects.locale);
  const shrunk = allowShrink ? [] : findShrunk(publications, manifests);
  if (shrunk.length > 0) {
    const { shrinks, notShrunk } = PUBLISH_TEXTS[effects.locale];
    for (const { game, before, after } of shrunk) say(shrinks(game, count(before), count(after)));
    say(notShrunk);
    return 1;
  }
  const files = await publishCatalogues(publications, manifests, { out, lock }, effects);
  const offers = publications.reduce((sum, { built }) => sum + built.manifest.offers, 0);
  say(
    texts.published({
      out,
      dryRun: lock === null,
      games: count(publications.length),
      offers: count(offers),
      written: count(files.written),
      kept: count(files.kept),
      skipped: skipped === 0 ? null : count(skipped),
    }),
  );
  return 0;
}
