import { DEFAULT_CATALOG_FOLDER, overlayFileOf } from '@/cli/args/defaultPaths';
import type { SheetsCommand } from '@/cli/args/parsedCommand';
import type { CliLocale } from '@/cli/messages/cliLocale';
import { GUARD_TEXTS } from '@/cli/messages/guardMessages';
import type { Confirmable } from '@/publishing/guard/guardAnswers';
import type { GuardQuestion } from '@/publishing/guard/publishingGuard';

/** What a complete call of `build` says besides the sheets. */
export type BuildMessages = {
  readonly allowed: readonly Confirmable[];
  readonly keepPublished: boolean;
  readonly overlay: 'clear' | 'keep' | null;
  readonly skipRefused: boolean;
  readonly dryRun: boolean;
};

/** Adds the answers that let questions pass: published offers are kept where possible, and the sheet precedes the overlay. */
export function answerAll(words: BuildMessages, questions: readonly GuardQuestion[]): BuildMessages {
  let { keepPublished, overlay } = words;
  const allowed = new Set(words.allowed);
  for (const question of questions) {
    if (question.kind === 'overlay') overlay ??= 'clear';
    else if (question.kind === 'delisted' && question.canKeep) keepPublished = true;
    else allowed.add(question.kind);
  }
  return { ...words, allowed: [...allowed], keepPublished, overlay };
}

/** Formats a call of `build` that can be pasted into a shell. */
export function formatBuildCommand(
  { path, game, out, map, overlayFile }: SheetsCommand,
  { allowed, keepPublished, overlay, skipRefused, dryRun }: BuildMessages,
): string {
  const words = [
    path,
    ...(game === null ? [] : ['--game', game]),
    ...(out === DEFAULT_CATALOG_FOLDER ? [] : ['--out', out]),
    ...(overlayFile === overlayFileOf(out) ? [] : ['--overlay-file', overlayFile]),
    ...map.flatMap((one) => ['--map', one]),
    ...(skipRefused && !keepPublished ? ['--skip-refused'] : []),
    ...(keepPublished ? ['--keep-published'] : []),
    ...(allowed.length === 0 ? [] : ['--allow', allowed.join(',')]),
    ...(overlay === null ? [] : ['--overlay', overlay]),
    ...(dryRun ? ['--dry-run'] : []),
  ];
  return `npm run catalog -- build ${words.map(quote).join(' ')}`;
}

/** Formats a call of `overlay` on the file that belongs to a catalog folder, or on another. */
export function formatOverlayCall(words: readonly string[], out: string, overlayFile: string): string {
  const isBeside = overlayFile === overlayFileOf(out);
  const place = !isBeside ? ['--file', overlayFile] : out === DEFAULT_CATALOG_FOLDER ? [] : ['--out', out];
  return `npm run catalog -- overlay ${[...words, ...place].map(quote).join(' ')}`;
}

/** Formats that the stock of some games has to be confirmed again. */
export function formatWithdrawn(
  games: readonly string[],
  out: string,
  overlayFile: string,
  locale: CliLocale,
): readonly string[] {
  const [game] = games;
  if (game === undefined) return [];
  const { withdrawn, comma } = GUARD_TEXTS[locale];
  const words = ['set', '--confirm', ...(games.length === 1 ? ['--game', game] : [])];
  return [withdrawn(games.join(comma), formatOverlayCall(words, out, overlayFile))];
}

/** Quotes a word where a shell would part or change it. */
function quote(word: string): string {
  return /^[\p{L}\p{N}_./\\:=@,+-]+$/u.test(word) ? word : `"${word.replace(/["$`\\]/g, '\\$&')}"`;
}
