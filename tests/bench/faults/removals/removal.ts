/** Disables the handling of a fault by replacing a part of the source. */
export type Removal = {
  /** The fault's id in docs/faults.md. */
  readonly id: string;
  /** The changed file, relative to the root of the project. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** A part of the title, as docs/faults.md has it, of the one test of the fault that must fail. */
  readonly test: string;
  /** Removals for browser tests with the same name share a build of the site, since none of them affects the tests of the others. */
  readonly build?: string;
};

/** Returns a text without the handling of the fault; null if the removal is outdated: `from` does not occur exactly once. */
export function applyRemoval(text: string, { from, to }: Pick<Removal, 'from' | 'to'>): string | null {
  const parts = text.split(from);
  return parts.length === 2 ? parts.join(to) : null;
}
