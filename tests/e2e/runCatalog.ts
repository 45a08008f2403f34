import { execFile } from 'node:child_process';

export type CommandResult = { readonly code: number; readonly stdout: string };

/** Runs a command of the catalog command line, e.g. `build`, in the project's root. */
export function runCatalog(...words: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...words], (error, stdout) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : Number(error !== null), stdout });
    });
  });
}

/** Runs a command that must succeed.
 *  @throws  Error with its output if the exit code is not 0 */
export async function mustRunCatalog(...words: readonly string[]): Promise<string> {
  const { code, stdout } = await runCatalog(...words);
  if (code !== 0) throw new Error(`catalog ${words.join(' ')}: exit code ${code}\n${stdout}`);
  return stdout;
}
