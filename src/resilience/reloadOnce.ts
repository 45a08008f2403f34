import { isEntryFile } from '@/platform/umi/entryFile';

const KEY = 'vitrine.reloaded';

/** Reloads the page once per build after a failure that only a reload can fix, to avoid an endless loop. Without session storage
 *  the page is not reloaded.
 *  @param buildId  of the running build; a newer one may reload again */
export function reloadOnce(
  buildId: string,
  session: Pick<Storage, 'getItem' | 'setItem'>,
  reload: () => void,
): 'reloading' | 'already-tried' {
  try {
    if (session.getItem(KEY) === buildId) return 'already-tried';
    session.setItem(KEY, buildId);
    if (session.getItem(KEY) !== buildId) return 'already-tried';
  } catch {
    // Without storage nothing would prevent an endless loop.
    return 'already-tried';
  }
  reload();
  return 'reloading';
}

/** Allows another reload once a build has run without failures: a later failure may need it. */
export function forgetReload(session: Pick<Storage, 'removeItem'>): void {
  try {
    session.removeItem(KEY);
  } catch {
    // Writing throws as well, so nothing is stored.
  }
}

/** Returns the URL of the hashed entry script as the build's id; `dev` if there is none. */
export function readBuildId(page: Pick<Document, 'scripts'>): string {
  const entry = [...page.scripts].find((script) => isEntryFile(fileName(pathOf(script.src))));
  return entry === undefined ? 'dev' : pathOf(entry.src);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
