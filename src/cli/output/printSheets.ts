import { createColors } from 'picocolors';
import type { CliEffects } from '@/cli/io/effects';
import type { ImportedSheet } from '@/cli/io/importedSheet';
import { messagesFor } from '@/cli/messages/messagesFor';
import { printIssues } from './printIssues';

/** Prints the result of each sheet: one line with its counts, followed by its issues. */
export function printSheets(
  sheets: readonly ImportedSheet[],
  effects: Pick<CliEffects, 'print' | 'locale' | 'colour'>,
): void {
  const messages = messagesFor(effects.locale);
  const { bold } = createColors(effects.colour);
  const count = (number: number) => number.toLocaleString(effects.locale);
  for (const { path, game, result } of sheets) {
    if (!result.ok) {
      effects.print(bold(messages.unreadableSheet(path)));
      printIssues(result.error, effects);
      continue;
    }
    const { encoding, rows, accepted, refused, blankRows, issues } = result.value;
    const line = messages.sheetLine({
      path,
      game: game.id,
      encoding,
      rows: count(rows),
      accepted: count(accepted),
      refused: count(refused),
      blankRows: blankRows === 0 ? null : count(blankRows),
    });
    effects.print(refused > 0 ? bold(line) : line);
    printIssues(issues, effects);
  }
}
