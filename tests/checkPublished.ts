import { hashPublished } from './publishedFolder';

/** After all tests: fails the run if a test has changed what the operator has published. */
export default function checkPublished(): void {
  if ((hashPublished() ?? '') !== process.env.PUBLISHED_BEFORE_TESTS) {
    throw new Error('A test has changed published/: let it write to a temporary folder (--out).');
  }
}
