/** Umi names its entry script and stylesheet `umi.<hash>.js` and offers no setting for it. */
const ENTRY_FILE = /^umi\.[0-9a-f]{8}\.(?:js|css)$/;
const ENTRY_PATH = /\/(?:[\w.-]+\/)*umi\.[0-9a-f]{8}\.(?:js|css)/g;

/** Returns true for the name of an entry file, without folder. */
export function isEntryFile(name: string): boolean {
  return ENTRY_FILE.test(name);
}

/** Returns the paths of the entry files that a page refers to. */
export function findEntryPaths(html: string): readonly string[] {
  return html.match(ENTRY_PATH) ?? [];
}
