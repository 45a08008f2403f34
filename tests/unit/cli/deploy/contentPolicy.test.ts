/** @jest-environment node */
import { freshSeconds } from '@/cli/deploy/checkCaching';
import { comparePolicy, parsePolicies } from '@/cli/deploy/contentPolicy';

const parse = (text: string) => parsePolicies(text)[0] ?? new Map();
const compare = (policy: string, needed: string) => comparePolicy(parse(policy), parse(needed));

describe('comparePolicy', () => {
  it.each([
    [
      'the same policy',
      "default-src 'none'; script-src 'self' 'sha256-a'",
      "default-src 'none'; script-src 'self' 'sha256-a'",
    ],
    ['further hashes of scripts', "script-src 'self' 'sha256-a' 'sha256-b'", "script-src 'self' 'sha256-a'"],
    ['a second host for catalogs', "connect-src 'self' https://cdn.example", "connect-src 'self'"],
    ['a directive that falls back to an equal one', "style-src 'self'", "style-src 'self'; style-src-elem 'self'"],
    ['further directives', "img-src 'self'; upgrade-insecure-requests", "img-src 'self'"],
  ])('accepts %s', (_, policy, needed) => {
    expect(compare(policy, needed)).toEqual([]);
  });

  it.each([
    ['script-src', "script-src 'self'", "script-src 'self' 'sha256-a'", 'policy-blocks', "'sha256-a'"],
    ['worker-src', "default-src 'none'", "worker-src 'self'", 'policy-blocks', "'self'"],
    ['script-src', "script-src 'self' 'unsafe-inline'", "script-src 'self'", 'policy-allows', "'unsafe-inline'"],
    ['connect-src', 'connect-src https://*', 'connect-src', 'policy-allows', 'https://*'],
    ['frame-ancestors', "default-src 'none'", "frame-ancestors 'none'", 'policy-allows', '*'],
  ])('reports %s of %s', (directive, policy, needed, kind, source) => {
    expect(compare(policy, needed)).toEqual([{ kind, directive, sources: [source] }]);
  });

  it('uses the first of two equal directives, as browsers do', () => {
    expect(compare("script-src 'self'; script-src *", "script-src 'self'")).toEqual([]);
  });
});

describe('freshSeconds', () => {
  const DATE = 'Thu, 26 Nov 2026 12:00:00 GMT';

  it.each([
    [0, { 'cache-control': 'no-cache, max-age=99' }],
    [0, { 'cache-control': 'No-Store' }],
    [60, { 'cache-control': 'public, max-age=60, s-maxage=999' }],
    [3_600, { date: DATE, expires: 'Thu, 26 Nov 2026 13:00:00 GMT' }],
    [0, { date: DATE, expires: '0' }],
    [864, { date: DATE, 'last-modified': 'Thu, 26 Nov 2026 09:36:00 GMT' }],
    [0, {}],
  ])('is %i for %j', (seconds, headers) => {
    expect(freshSeconds({ headers })).toBe(seconds);
  });
});
