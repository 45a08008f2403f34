import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A limit for tests that hang, not a performance bound: see jest.config.mjs.
configure({ asyncUtilTimeout: 10_000 });
