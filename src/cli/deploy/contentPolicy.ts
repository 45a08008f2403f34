/** A content policy: directive → sources. */
export type ContentPolicy = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses the value of `Content-Security-Policy`, which may hold several policies. */
export function parsePolicies(header: string): readonly ContentPolicy[] {
  return header
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.size > 0);
}

function parsePolicy(text: string): ContentPolicy {
  const directives = new Map<string, ReadonlySet<string>>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // The first of several equal directives counts.
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), new Set(sources));
  }
  return directives;
}

/** A directive without which browsers use another one; null: they then allow everything. */
const FALLBACKS: Readonly<Record<string, string | null>> = {
  'default-src': null,
  'base-uri': null,
  'form-action': null,
  'frame-ancestors': null,
  'style-src-elem': 'style-src',
  'style-src-attr': 'style-src',
  'worker-src': 'script-src',
};

/** Returns the sources that a policy allows for a directive; null: all. */
function sourcesOf(policy: ContentPolicy, directive: string): ReadonlySet<string> | null {
  const own = policy.get(directive);
  if (own !== undefined) return own;
  const fallback = directive in FALLBACKS ? (FALLBACKS[directive] ?? null) : 'default-src';
  return fallback === null ? null : sourcesOf(policy, fallback);
}

/** A difference between a policy and that of the site. */
export type PolicyDifference = {
  readonly kind: 'policy-blocks' | 'policy-allows';
  readonly directive: string;
  readonly sources: readonly string[];
};

/** Compares a policy with the one the site needs. A second host for catalogs and images, and hashes of scripts, may be added.
 *  @returns  what the policy blocks although the site needs it, and what it allows beyond that */
export function comparePolicy(policy: ContentPolicy, needed: ContentPolicy): readonly PolicyDifference[] {
  return [...needed].flatMap(([directive, wanted]) => {
    const allowed = sourcesOf(policy, directive);
    if (allowed === null) return [{ kind: 'policy-allows' as const, directive, sources: ['*'] }];
    const missing = [...wanted].filter((source) => source !== "'none'" && !allowed.has(source));
    const extra = [...allowed].filter((source) => !wanted.has(source) && !isAllowedExtra(directive, source));
    return [
      ...(missing.length > 0 ? [{ kind: 'policy-blocks' as const, directive, sources: missing }] : []),
      ...(extra.length > 0 ? [{ kind: 'policy-allows' as const, directive, sources: extra }] : []),
    ];
  });
}

function isAllowedExtra(directive: string, source: string): boolean {
  if (source === "'none'" || source === "'report-sample'") return true;
  if (directive === 'script-src') return /^'sha(?:256|384|512)-/.test(source);
  return ['connect-src', 'img-src'].includes(directive) && /^https:\/\/[^*]+$/.test(source);
}
