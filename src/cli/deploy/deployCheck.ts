/** The checks of a live site, in the order of the report. */
export const DEPLOY_CHECKS = [
  'pages',
  'not-found',
  'missing-files',
  'files',
  'compression',
  'caching',
  'content-policy',
  'headers',
  'live-status',
  'catalog',
  'service-worker',
] as const;
export type DeployCheckId = (typeof DEPLOY_CHECKS)[number];

/** What is wrong at a path; `expected` and `got` are values of HTTP or of a file and are not translated. */
export type Finding = {
  readonly problem:
    | 'unreachable'
    | 'status'
    | 'redirect'
    | 'not-the-page'
    | 'not-html'
    | 'html'
    | 'html-with-404'
    | 'type'
    | 'empty'
    | 'other-base'
    | 'uncompressed'
    | 'stale-copy'
    | 'cached'
    | 'short-lived'
    | 'no-policy'
    | 'policy-blocks'
    | 'policy-allows'
    | 'header'
    | 'slow'
    | 'invalid'
    | 'scope';
  readonly path: string;
  readonly expected: string;
  readonly got: string;
};

/** The outcome of a check. */
export type DeployCheck = {
  readonly id: DeployCheckId;
  /** `skip`: there was nothing to check, e.g. no live status. */
  readonly state: 'pass' | 'fail' | 'skip';
  /** Number of pages, files or catalogs that were checked. */
  readonly checked: number;
  readonly findings: readonly Finding[];
};

/** Returns whether a finding only costs bytes: some hosts have one page for every 404. */
function isNote({ problem }: Finding): boolean {
  return problem === 'html-with-404';
}

/** Creates the outcome of a check from its findings; notes alone do not fail it. */
export function outcome(id: DeployCheckId, checked: number, findings: readonly Finding[]): DeployCheck {
  const isFailure = findings.some((finding) => !isNote(finding));
  const state = isFailure ? 'fail' : checked === 0 ? 'skip' : 'pass';
  return { id, state, checked, findings };
}
