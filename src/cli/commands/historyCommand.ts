import { join } from 'node:path';
import { createColors } from 'picocolors';
import { findGameFreely } from '@/cli/args/findGameFreely';
import type { HistoryCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { type CatalogVersion, listVersions, type Versions } from '@/cli/io/listVersions';
import { historyFolder } from '@/cli/io/readHistory';
import { HISTORY_TEXTS } from '@/cli/messages/historyMessages';
import { alignColumns } from '@/cli/messages/textWidth';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';

/** `history`: lists the versions of one game or of all, the newest first: when it was published, how many offers, how many more
 *  or fewer than the version before.
 *  @throws  ShopError `cli-read` */
export async function runHistory({ path: out, game: id, json }: HistoryCall, effects: CliEffects): Promise<ExitCode> {
  const texts = HISTORY_TEXTS[effects.locale];
  const one = id === null ? null : findGameFreely(id, effects);
  if (id !== null && one === null) return 2;
  const found: GameVersions[] = [];
  for (const game of one === null ? GAME_IDS : [one.id]) {
    const { versions, broken } = await listVersions(out, game, effects);
    for (const name of broken) effects.complain(texts.brokenEntry(join(historyFolder(out, game), name)));
    if (versions.length > 0) found.push({ game, versions, broken });
  }
  if (json) effects.print(JSON.stringify(found.map(jsonVersions), null, 2));
  else printVersions(found, effects);
  if (found.length > 0) return 0;
  effects.complain(texts.noHistory(out));
  return 2;
}

type GameVersions = Versions & { readonly game: GameId };

function printVersions(found: readonly GameVersions[], effects: CliEffects): void {
  const { bold } = createColors(effects.colour);
  for (const { game, versions } of found) {
    effects.print(bold(game));
    for (const line of formatVersions(versions, effects)) effects.print(line);
  }
}

/** For programs: times in ISO 8601, `change` null where there is no version before. */
function jsonVersions({ game, versions, broken }: GameVersions): unknown {
  return {
    game,
    versions: versions.map(({ number, name, manifest, isPublished }, at) => ({
      number,
      name,
      publishedAt: new Date(manifest.publishedAt).toISOString(),
      offers: manifest.offers,
      change: changeOf(versions, at),
      published: isPublished,
    })),
    broken,
  };
}

/** How many more offers a version has than the one before it; null for the first. */
function changeOf(versions: readonly CatalogVersion[], at: number): number | null {
  const before = versions[at + 1]?.manifest.offers;
  return before === undefined ? null : (versions[at]?.manifest.offers ?? 0) - before;
}

/** The lines of a table: the change in offers is against the version that was published before. */
function formatVersions(versions: readonly CatalogVersion[], { locale }: CliEffects): readonly string[] {
  const texts = HISTORY_TEXTS[locale];
  const rows = versions.map(({ number, name, manifest, isPublished }, at) => {
    const change = changeOf(versions, at);
    const said = change === null ? '' : sayChange(change, locale);
    return [String(number), name, manifest.offers.toLocaleString(locale), said, isPublished ? texts.published : ''];
  });
  return alignColumns([texts.header, ...rows], new Set([0, 2, 3])).map((line) => `  ${line}`);
}

function sayChange(change: number, locale: CliEffects['locale']): string {
  return `${change > 0 ? '+' : ''}${change.toLocaleString(locale)}`;
}
