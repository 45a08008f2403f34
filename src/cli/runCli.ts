import { ShopError } from '@/base/shopError';
import { runBuild } from './buildCommand';
import type { CliEffects, ExitCode } from './effects';
import { readCall } from './readCall';
import { runRead } from './readCommand';
import { textsOf } from './textsOf';
import { runVerify } from './verifyCommand';

/** Does what the command line says.
 *  @param words  those behind the program's name
 *  @returns      the exit code; a file or folder that cannot be read or written is said and gives 2 */
export async function runCli(words: readonly string[], effects: CliEffects): Promise<ExitCode> {
  const texts = textsOf(effects.locale);
  const call = readCall(words);
  if (!call.ok) {
    effects.complain(texts.wrongCall(call.error));
    effects.complain(texts.seeHelp);
    return 2;
  }
  try {
    switch (call.value.command) {
      case 'help':
        effects.print(texts.help);
        return 0;
      case 'build':
        return await runBuild(call.value, effects);
      case 'verify':
        return await runVerify(call.value.path, effects);
      case 'read':
        return await runRead(call.value, effects);
    }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    effects.progress(null);
    effects.complain(texts.failed(error.code, error.message));
    return 2;
  }
}
