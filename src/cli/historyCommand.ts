import { join } from 'node:path';
import { createColors } from 'picocolors';
import { GAME_IDS } from '@/games/ids';
import type { HistoryCall } from './call';
import type { CliEffects, ExitCode } from './effects';
import { findGameFreely } from './findGameFreely';
import { HISTORY_TEXTS } from './historyTexts';
import { type CatalogueVersion, listVersions } from './listVersions';
import { historyFolder } from './readHistory';
import { alignColumns } from './textWidth';

/** `history`: lists the versions of one game or of all, the newest first: when it was published, how many offers, how many more
 *  or fewer than the version before.
 *  @throws  ShopError `cli-read` */
export async function runHistory({ path: out, game: id }: HistoryCall, effects: CliEffects): Promise<ExitCode> {
  const texts = HISTORY_TEXTS[effects.locale];
  const one = id === null ? null : findGameFreely(id, effects);
  if (id !== null && one === null) return 2;
  const { bold } = createColors(effects.colour);
  let games = 0;
  for (const game of one === null ? GAME_IDS : [one.id]) {
    const { versions, broken } = await listVersions(out, game, effects);
    for (const name of broken) effects.complain(texts.brokenEntry(join(historyFolder(out, game), name)));
    if (versions.length === 0) continue;
    games += 1;
    effects.print(bold(game));
    for (const line of formatVersions(versions, effects)) effects.print(line);
  }
  if (games > 0) return 0;
  effects.complain(texts.noHistory(out));
  return 2;
}

/** The lines of a table: the change in offers is against the version that was published before. */
function formatVersions(versions: readonly CatalogueVersion[], { locale }: CliEffects): readonly string[] {
  const texts = HISTORY_TEXTS[locale];
  const rows = versions.map(({ number, name, manifest, isPublished }, at) => {
    const before = versions[at + 1]?.manifest.offers;
    const change = before === undefined ? '' : sayChange(manifest.offers - before, locale);
    return [String(number), name, manifest.offers.toLocaleString(locale), change, isPublished ? texts.published : ''];
  });
  return alignColumns([texts.header, ...rows], new Set([0, 2, 3])).map((line) => `  ${line}`);
}

function sayChange(change: number, locale: CliEffects['locale']): string {
  return `${change > 0 ? '+' : ''}${change.toLocaleString(locale)}`;
}
