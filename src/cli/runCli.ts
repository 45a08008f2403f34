import { resolve } from 'node:path';
import { ShopError } from '@/base/shopError';
import { DEFAULT_CATALOG_FOLDER } from './args/defaultPaths';
import { parseCommand } from './args/parseCommand';
import type { ParsedCommand } from './args/parsedCommand';
import { runBuild } from './commands/buildCommand';
import { runDeployCheck } from './commands/deployCheckCommand';
import { runDiff } from './commands/diffCommand';
import { runExport } from './commands/exportCommand';
import { runHistory } from './commands/historyCommand';
import { runOverlay } from './commands/overlayCommand';
import { runRead } from './commands/readCommand';
import { runRollback } from './commands/rollbackCommand';
import { runServe } from './commands/serveCommand';
import { runVerify } from './commands/verifyCommand';
import type { CliEffects, ExitCode } from './io/effects';
import { formatHelp } from './messages/formatHelp';
import { messagesFor } from './messages/messagesFor';
import { adoptEarlierCatalogs, describeAdopted, hasPublished } from './publish/adoptEarlierCatalogs';

/** Runs a command line. Reports files that cannot be read or written, and returns exit code 2 for them.
 *  @param args  the arguments after the name of the program */
export async function runCli(args: readonly string[], effects: CliEffects): Promise<ExitCode> {
  const messages = messagesFor(effects.locale);
  const parsed = parseCommand(args);
  if (!parsed.ok) {
    effects.stderr(messages.invalidCommand(parsed.error));
    effects.stderr(messages.seeHelp);
    return 2;
  }
  const command = parsed.value;
  try {
    if (usesPublished(command) && !(await hasPublished(effects))) {
      const adopted = await adoptEarlierCatalogs(() => false, effects);
      for (const one of adopted) effects.stderr(describeAdopted(one, messages));
    }
    switch (command.command) {
      case 'help':
        effects.print(formatHelp(command.about, effects.locale));
        return 0;
      case 'build':
        return await runBuild(command, effects);
      case 'diff':
        return await runDiff(command, effects);
      case 'verify':
        return await runVerify(command, effects);
      case 'history':
        return await runHistory(command, effects);
      case 'rollback':
        return await runRollback(command, effects);
      case 'export':
        return await runExport(command, effects);
      case 'overlay':
        return await runOverlay(command, effects);
      case 'read':
        return await runRead(command, effects);
      case 'serve':
        return await runServe(command, effects);
      case 'deploy-check':
        return await runDeployCheck(command, effects);
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    effects.progress(null);
    effects.stderr(messages.failed(error.code, error.message));
    return 2;
  }
}

/** Returns whether a command works on the default folder, which earlier versions did not have. */
function usesPublished(command: ParsedCommand): boolean {
  const folder = 'catalogFolder' in command ? command.catalogFolder : 'path' in command ? command.path : null;
  return folder !== null && resolve(folder) === resolve(DEFAULT_CATALOG_FOLDER);
}
