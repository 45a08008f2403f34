/** The files of one release with a hash in their names, as paths. `scripts/site/buildServiceWorker.ts` writes the list into
 *  the service worker, which so differs from release to release. */
export type Release = {
  /** Names the release; made of all that follows, and of the page itself. */
  readonly id: string;
  /** What the page names itself: without it nothing is drawn. */
  readonly entry: readonly string[];
  /** What any game needs to be searched. */
  readonly code: readonly string[];
  /** What belongs to one game, one language or the operator: kept once it has been used. */
  readonly other: readonly string[];
};

/** All files of a release. */
export function listFiles({ entry, code, other }: Release): readonly string[] {
  return [...entry, ...code, ...other];
}
