import { join } from 'node:path';
import { createColors } from 'picocolors';
import type { HistoryCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { historyFolder } from '@/cli/io/readHistory';
import { readVersions, type Versions } from '@/cli/io/readVersions';
import { HISTORY_MESSAGES } from '@/cli/messages/historyMessages';
import { alignColumns } from '@/cli/messages/textWidth';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import type { HistoryVersion } from '@/publishing/history/versions';
import { resolveGame } from './resolveGame';

/** Runs `history`: lists the versions of one game or of all games, newest first, with the number of offers in each and its change since the
 *  previous version.
 *  @throws  ShopError `cli-read` */
export async function runHistory(
  { path: catalogFolder, game: id, json }: HistoryCommand,
  effects: CliEffects,
): Promise<ExitCode> {
  const messages = HISTORY_MESSAGES[effects.locale];
  const one = id === null ? null : resolveGame(id, effects);
  if (id !== null && one === null) return 2;
  const found: GameVersions[] = [];
  for (const game of one === null ? GAME_IDS : [one.id]) {
    const { versions, broken } = await readVersions(catalogFolder, game, effects);
    for (const name of broken) effects.stderr(messages.brokenEntry(join(historyFolder(catalogFolder, game), name)));
    if (versions.length > 0) found.push({ game, versions, broken });
  }
  if (json) effects.print(JSON.stringify(found.map(jsonVersions), null, 2));
  else printVersions(found, effects);
  if (found.length > 0) return 0;
  effects.stderr(messages.noHistory(catalogFolder));
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

/** Returns the JSON report; `change` is null for the first version. */
function jsonVersions({ game, versions, broken }: GameVersions): unknown {
  return {
    game,
    versions: versions.map(({ number, name, manifest, isPublished }, index) => ({
      number,
      name,
      publishedAt: new Date(manifest.publishedAt).toISOString(),
      offers: manifest.offers,
      change: changeOf(versions, index),
      published: isPublished,
    })),
    broken,
  };
}

/** Returns the change in offers against the previous version; null for the first. */
function changeOf(versions: readonly HistoryVersion[], index: number): number | null {
  const before = versions[index + 1]?.manifest.offers;
  return before === undefined ? null : (versions[index]?.manifest.offers ?? 0) - before;
}

/** Formats the versions as a table. */
function formatVersions(versions: readonly HistoryVersion[], { locale }: CliEffects): readonly string[] {
  const messages = HISTORY_MESSAGES[locale];
  const rows = versions.map(({ number, name, manifest, isPublished }, index) => {
    const change = changeOf(versions, index);
    const changeText = change === null ? '' : formatChange(change, locale);
    return [
      String(number),
      name,
      manifest.offers.toLocaleString(locale),
      changeText,
      isPublished ? messages.published : '',
    ];
  });
  return alignColumns([messages.header, ...rows], new Set([0, 2, 3])).map((line) => `  ${line}`);
}

function formatChange(change: number, locale: CliEffects['locale']): string {
  return `${change > 0 ? '+' : ''}${change.toLocaleString(locale)}`;
}
