import { isEntryFile } from '@/platform/umi/entryFile';

const KEY = 'vitrine.reloaded';

/** Reloads the page after a failure that only a reload can mend, but once a build: a second failure of the same build
 *  would reload for ever. Without session storage there is no memory of it, and so no reload.
 *  @param buildId  names the build that is running; a newer one may reload again
 *  @returns        what the caller has to show: nothing much while reloading, a panel otherwise */
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
    // Session storage that throws cannot keep us from reloading in circles.
    return 'already-tried';
  }
  reload();
  return 'reloading';
}

/** Forgets that a build was reloaded, once it has run well: a failure next week may be mended in the same way. */
export function forgetReload(session: Pick<Storage, 'removeItem'>): void {
  try {
    session.removeItem(KEY);
  } catch {
    // It throws on writing too, then: there is nothing to forget.
  }
}

/** Names the running build by the hashed file of its entry script; `dev` where it has no such script. */
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
