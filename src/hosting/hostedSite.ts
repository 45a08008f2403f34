/** What the configurations of hosts depend on besides the rules. */
export type HostedSite = {
  /** The path of the site on its host, with a slash at both ends; `/` for a host of its own. */
  readonly basePath: string;
  /** Of the scripts that the pages contain, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
};

/** Returns a pattern of SITE_RULES for the paths of the host instead of those below the base path. */
export function patternOnHost(pattern: string, basePath: string): string {
  return pattern.startsWith('^/') ? `^${escapePattern(basePath)}${pattern.slice(2)}` : pattern;
}

/** Escapes a text for a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
