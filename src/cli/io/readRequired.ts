import { ShopError } from '@/base/shopError';
import type { CliEffects } from './effects';

/** Reads a file that must exist.
 *  @throws  ShopError `cli-missing` | `cli-read` */
export async function readRequired(path: string, { read }: Pick<CliEffects, 'read'>): Promise<Uint8Array> {
  const bytes = await read(path);
  if (bytes === null) throw new ShopError('cli-missing', `${path}: no such file`);
  return bytes;
}
