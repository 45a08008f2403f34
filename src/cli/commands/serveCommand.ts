import type { ServeCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';

/** Runs `serve`: serves a built site on this machine, with the rules of its production hosts, until the server is stopped.
 *  @throws  ShopError `cli-serve` */
export async function runServe({ root, port }: ServeCommand, effects: CliEffects): Promise<ExitCode> {
  return (await effects.serve(root, port)) === 0 ? 0 : 2;
}
