/** Returns the headers of every response, whatever its status. `style-src-elem` allows inline styles because antd writes its styles at
 *  run time and a CDN cannot issue nonces; `style=` attributes stay forbidden (docs/decisions/0011-static-hosting.md).
 *  @param scriptHashes  of the scripts that the pages contain, such as `sha256-…` */
export function securityHeaders(scriptHashes: readonly string[]): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
      "style-src 'self'",
      "style-src-elem 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  };
}
