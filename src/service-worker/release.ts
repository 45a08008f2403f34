/** The paths of those files of a release whose names contain a hash. `scripts/site/buildServiceWorker.ts` writes the list into the service
 *  worker, so that its bytes differ from release to release. */
export type Release = {
  /** Hash of the file lists below and of the pages. */
  readonly id: string;
  /** Paths of the pages that were rendered at build time. */
  readonly pages: readonly string[];
  /** Files that the page itself refers to; nothing renders without them. */
  readonly entry: readonly string[];
  /** Files needed to search any game. */
  readonly code: readonly string[];
  /** Files of one game, one language or the operator: cached once they have been used. */
  readonly other: readonly string[];
};

/** Returns all files of a release. */
export function listFiles({ entry, code, other }: Release): readonly string[] {
  return [...entry, ...code, ...other];
}
