/** What the configurations of hosts depend on besides the rules. */
export type HostedSite = {
  /** The path of the site on its host, with a slash at both ends; `/` for a host of its own. */
  readonly basePath: string;
  /** Of the scripts that the pages contain, such as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Host and port of a server for the live status, such as `127.0.0.1:8090`. Without one, the configurations serve the file and contain
   *  the lines for such a server as comments. */
  readonly liveStatusServer?: string;
};

/** Host and port in the lines for a server for the live status while they are comments. */
export const SERVER_PLACEHOLDER = '__HOST_AND_PORT__';
/** Body of the response with status 503 when that server fails. */
export const LIVE_STATUS_FAILED = '{"error":"live-status-unavailable"}';

/** Returns a pattern of SITE_RULES for the paths of the host instead of those below the base path. */
export function patternOnHost(pattern: string, basePath: string): string {
  return pattern.startsWith('^/') ? `^${escapePattern(basePath)}${pattern.slice(2)}` : pattern;
}

/** Escapes a text for a regular expression. */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
