import unit from './jest.config.mjs';

/** Browser tests over the built site in dist/: `npm run build` first. */
export default {
  ...unit,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'],
  globalSetup: '<rootDir>/tests/e2e/globalSetup.ts',
  setupFilesAfterEnv: [],
  testTimeout: 60_000,
};
