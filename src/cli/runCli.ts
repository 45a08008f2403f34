import { resolve } from 'node:path';
import { ShopError } from '@/base/shopError';
import { DEFAULT_CATALOG_FOLDER } from './args/defaultPaths';
import { parseCommand } from './args/parseCommand';
import type { ParsedCommand } from './args/parsedCommand';
import { runBuild } from './commands/buildCommand';
import { runDiff } from './commands/diffCommand';
import { runExport } from './commands/exportCommand';
import { runHistory } from './commands/historyCommand';
import { runOverlay } from './commands/overlayCommand';
import { runRead } from './commands/readCommand';
import { runRollback } from './commands/rollbackCommand';
import { runServe } from './commands/serveCommand';
import { runVerify } from './commands/verifyCommand';
import type { CliEffects, ExitCode } from './io/effects';
import { helpAbout } from './messages/helpAbout';
import { messagesFor } from './messages/messagesFor';
import { adoptEarlierCatalogs, describeAdopted, hasPublished } from './publish/adoptEarlierCatalogs';

/** Does what the command line says.
 *  @param words  those behind the program's name
 *  @returns      the exit code; a file or folder that cannot be read or written is said and gives 2 */
export async function runCli(words: readonly string[], effects: CliEffects): Promise<ExitCode> {
  const texts = messagesFor(effects.locale);
  const call = parseCommand(words);
  if (!call.ok) {
    effects.complain(texts.wrongCall(call.error));
    effects.complain(texts.seeHelp);
    return 2;
  }
  try {
    if (usesPublished(call.value) && !(await hasPublished(effects))) {
      const adopted = await adoptEarlierCatalogs(() => false, effects);
      for (const one of adopted) effects.complain(describeAdopted(one, texts));
    }
    switch (call.value.command) {
      case 'help':
        effects.print(helpAbout(call.value.about, effects.locale));
        return 0;
      case 'build':
        return await runBuild(call.value, effects);
      case 'diff':
        return await runDiff(call.value, effects);
      case 'verify':
        return await runVerify(call.value, effects);
      case 'history':
        return await runHistory(call.value, effects);
      case 'rollback':
        return await runRollback(call.value, effects);
      case 'export':
        return await runExport(call.value, effects);
      case 'overlay':
        return await runOverlay(call.value, effects);
      case 'read':
        return await runRead(call.value, effects);
      case 'serve':
        return await runServe(call.value, effects);
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    effects.progress(null);
    effects.complain(texts.failed(error.code, error.message));
    return 2;
  }
}

/** Whether a call works on the default folder, which earlier versions did not have. */
function usesPublished(call: ParsedCommand): boolean {
  const folder = 'out' in call ? call.out : 'path' in call ? call.path : null;
  return folder !== null && resolve(folder) === resolve(DEFAULT_CATALOG_FOLDER);
}
