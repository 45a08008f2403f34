import { type FileHandle, open } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** A file of a site as one request sees it. */
export type SiteFile = {
  /** The file, or its compressed copy. */
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
  /** The content without compression, for pages; null where it was not read. */
  readonly text: string | null;
};

const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** Reads a file as it is now, compressed if the browser accepts that. The bytes are complete even if the file is replaced meanwhile, since
 *  it is opened once. A copy older than its file is left out.
 *  @param path            decoded, starting with a slash
 *  @param acceptEncoding  of the request
 *  @param withText        also reads the content without compression
 *  @returns               null if there is no such file below the folder
 *  @throws                the file system's error, unless the file is missing */
export async function readSiteFile(
  root: string,
  path: string,
  acceptEncoding: string,
  withText: boolean,
): Promise<SiteFile | null> {
  const location = resolve(root, `.${path}`);
  if (path.includes('\0') || !location.startsWith(resolve(root) + sep)) return null;
  const file = await openExisting(location);
  if (file === null) return null;
  try {
    const { mtimeMs } = await file.stat();
    const copy = await readCopy(location, mtimeMs, acceptEncoding);
    if (copy !== null) return { ...copy, text: withText ? (await file.readFile()).toString() : null };
    const bytes = await file.readFile();
    return { bytes, encoding: null, text: withText ? bytes.toString() : null };
  } finally {
    await file.close();
  }
}

async function readCopy(
  location: string,
  changedAt: number,
  acceptEncoding: string,
): Promise<Pick<SiteFile, 'bytes' | 'encoding'> | null> {
  for (const { encoding, ending } of COPIES) {
    if (!new RegExp(`\\b${encoding}\\b`).test(acceptEncoding)) continue;
    const file = await openExisting(location + ending);
    if (file === null) continue;
    try {
      if ((await file.stat()).mtimeMs >= changedAt) return { bytes: await file.readFile(), encoding };
    } finally {
      await file.close();
    }
  }
  return null;
}

/** Opens a file; null if it is missing or a folder. */
async function openExisting(location: string): Promise<FileHandle | null> {
  let file: FileHandle;
  try {
    file = await open(location);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG') return null;
    throw error;
  }
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return null;
}
