import { createConfig } from '@umijs/max/test.js';

/** Umi's jest setting (esbuild, jsdom, style files as names). Umi's aliases are written out instead of asked from
 *  `configUmiAlias`, which would start all of Umi before each run. jest runs CommonJS, hence no `import()`. */
const umi = createConfig({
  target: 'browser',
  jsTransformer: 'esbuild',
  jsTransformerOpts: { jsx: 'automatic', supported: { 'dynamic-import': false } },
});

export default {
  ...umi,
  moduleNameMapper: {
    ...umi.moduleNameMapper,
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    '^(@umijs/max|umi)$': '<rootDir>/src/.umi/exports.ts',
  },
  globalSetup: '<rootDir>/tests/rememberPublished.ts',
  globalTeardown: '<rootDir>/tests/failIfPublishedChanged.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  // How long something may hang, not how long it may take: a machine that others use too is several times slower.
  testTimeout: 120_000,
  // Two cores would otherwise have one worker.
  maxWorkers: '100%',
  // In jest's sandbox each access to a global is a slow lookup; these are used in inner loops.
  sandboxInjectedGlobals: [
    'Array',
    'Int32Array',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Set',
    'String',
    'Uint8Array',
    'Uint16Array',
    'Uint32Array',
  ],
  workerIdleMemoryLimit: '1.5GB',
  testMatch: ['<rootDir>/tests/{unit,flows}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.e2e'],
};
