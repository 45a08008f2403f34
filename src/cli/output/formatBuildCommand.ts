import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from '@/cli/args/defaultPaths';
import type { SheetsCommand } from '@/cli/args/parsedCommand';
import type { CliLocale } from '@/cli/io/effects';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import type { GuardDecisions } from '@/publishing/guard/guardDecisions';

/** The options of `build` besides those about the sheets. */
export type BuildOptions = GuardDecisions & { readonly skipRefused: boolean; readonly dryRun: boolean };

/** Formats a `build` command that can be pasted into a shell. */
export function formatBuildCommand(
  { path, game, catalogFolder, map, overlayFile }: SheetsCommand,
  { allowed, keepPublished, overlay, skipRefused, dryRun }: BuildOptions,
): string {
  const args = [
    path,
    ...(game === null ? [] : ['--game', game]),
    ...(catalogFolder === DEFAULT_CATALOG_FOLDER ? [] : ['--out', catalogFolder]),
    ...(overlayFile === overlayFileOf(catalogFolder) ? [] : ['--overlay-file', overlayFile]),
    ...map.flatMap((one) => ['--map', one]),
    ...(skipRefused && !keepPublished ? ['--skip-refused'] : []),
    ...(keepPublished ? ['--keep-published'] : []),
    ...(allowed.length === 0 ? [] : ['--allow', allowed.join(',')]),
    ...(overlay === null ? [] : ['--overlay', overlay]),
    ...(dryRun ? ['--dry-run'] : []),
  ];
  return `npm run catalog -- build ${args.map(quote).join(' ')}`;
}

/** Formats an `overlay` command that can be pasted into a shell.
 *  @param args  the action and its options, without those for the file */
export function formatOverlayCommand(args: readonly string[], catalogFolder: string, overlayFile: string): string {
  const isDefaultFile = overlayFile === overlayFileOf(catalogFolder);
  const target = !isDefaultFile
    ? ['--file', overlayFile]
    : catalogFolder === DEFAULT_CATALOG_FOLDER
      ? []
      : ['--out', catalogFolder];
  return `npm run catalog -- overlay ${[...args, ...target].map(quote).join(' ')}`;
}

/** Formats the request to confirm the stock of some games again. */
export function formatWithdrawn(
  games: readonly string[],
  catalogFolder: string,
  overlayFile: string,
  locale: CliLocale,
): readonly string[] {
  const [game] = games;
  if (game === undefined) return [];
  const { withdrawn, comma } = GUARD_MESSAGES[locale];
  const args = ['set', '--confirm', ...(games.length === 1 ? ['--game', game] : [])];
  return [withdrawn(games.join(comma), formatOverlayCommand(args, catalogFolder, overlayFile))];
}

/** Quotes an argument that a shell would split or expand. */
function quote(arg: string): string {
  return /^[\p{L}\p{N}_./\\:=@,+-]+$/u.test(arg) ? arg : `"${arg.replace(/["$`\\]/g, '\\$&')}"`;
}
