import type { ImportRow, Platform } from './importTable';

const PACKAGES: Readonly<Record<Platform, readonly string[]>> = {
  react: ['react', 'react-dom', 'react-dom/**', '@tanstack/react-query'],
  umi: ['@umijs/max'],
  antd: ['antd', 'antd/**', '@ant-design/**'],
  node: ['node:*'],
};

/** Generates the Biome configuration that enforces the import table.
 *  @returns  JSON text, formatted as Biome formats it */
export function formatLintRules(table: readonly ImportRow[]): string {
  const overrides = table.map((row) => ({
    includes: [`src/${row.folder}/**`],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: [patternOf(row)] } } } } },
  }));
  return `${JSON.stringify({ overrides }, null, 2)}\n`;
}

function patternOf({ folder, imports, platforms }: ImportRow) {
  const allowed = ['base', folder, ...imports];
  const refused = (Object.keys(PACKAGES) as Platform[]).filter((platform) => !platforms.includes(platform));
  // .umirc.ts loads the games without the alias, so they import each other and the domain by relative paths.
  const climbing = folder === 'games' ? ['../*/**', '!../domain/**', '../../*/**', '!../../domain/**'] : ['../**'];
  return {
    group: [
      '@/**',
      // The files that Umi generates are a private API.
      '@@/**',
      ...(folder === 'platform' ? ['!@@/core/**', '!@@/umi'] : []),
      ...climbing,
      ...allowed.flatMap((path) => [`!@/${path}`, `!@/${path}/**`]),
      ...refused.flatMap((platform) => PACKAGES[platform]),
    ],
    message: `${folder} may import: ${[...allowed.filter((path) => path !== folder), ...platforms].join(', ')} (ARCHITECTURE.md)`,
  };
}
