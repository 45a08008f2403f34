import type { Removal } from './removal';

export const securityRemovals: readonly Removal[] = [
  {
    id: 'Z2',
    file: 'scripts/site/serveSite.ts',
    from: 'setSecurityHeaders(response, []);',
    to: '',
    test: 'answers other methods with 405 and the security headers',
  },
  {
    id: 'Z2',
    file: 'scripts/site/serveSite.ts',
    from: 'setSecurityHeaders(response, []);',
    to: '',
    test: 'answers %s with',
  },
  {
    id: 'Z6',
    file: 'src/hosting/securityHeaders.ts',
    from: '"frame-ancestors \'none\'",',
    to: '',
    test: 'answers %s with',
  },
  {
    id: 'Z1',
    file: 'src/hosting/securityHeaders.ts',
    from: '"script-src \'self\'", ...scriptHashes',
    to: "\"script-src 'self' 'unsafe-inline'\", ...([] as string[])",
    test: 'keeps the page from running an inline script',
    build: 'first',
  },
  {
    id: 'Z3',
    file: 'src/pages/about/index.tsx',
    from: '<Link to="/welcome">{about.toGames}</Link>',
    to: '<a href="https://elsewhere.example/">{about.toGames}</a>',
    test: 'requests nothing from other sites, links to none',
    build: 'first',
  },
  {
    id: 'Z5',
    file: 'src/pages/about/index.tsx',
    from: 'useScrollToHash();',
    to: "useScrollToHash();\n  useEffect(() => void fetch('https://elsewhere.example/').catch(() => undefined), []);",
    test: 'requests nothing from other sites, links to none',
    build: 'third',
  },
  {
    id: 'Z4',
    file: 'src/importer/columns/columnMap.ts',
    from: 'if (read.ok) map.set(mapKey(header), read.value);',
    to: 'if (read.ok) {\n      const plain: any = {};\n      Object.assign((plain[header] ??= {}), read.value);\n    }',
    test: 'accounts for every row and leaves prototypes unchanged',
  },
];
