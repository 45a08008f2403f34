import type { ServeCall } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';

/** `serve`: serves a built site on this machine by the rules that its hosts should follow, until it is stopped.
 *  @throws  ShopError `cli-serve` */
export async function runServe({ root, port }: ServeCall, effects: CliEffects): Promise<ExitCode> {
  return (await effects.serve(root, port)) === 0 ? 0 : 2;
}
