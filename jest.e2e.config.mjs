import unit from './jest.config.mjs';

/** Browser tests of the site with the sample stock: `npm run build:test` first. */
export default {
  ...unit,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'],
  globalSetup: '<rootDir>/tests/e2e/globalSetup.ts',
  setupFilesAfterEnv: [],
  testTimeout: 60_000,
};
