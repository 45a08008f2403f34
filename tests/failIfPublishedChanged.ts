import { hashPublished } from './publishedFolder';

/** Global teardown: fails the run if a test has changed `published/`. */
export default function failIfPublishedChanged(): void {
  if ((hashPublished() ?? '') !== process.env.PUBLISHED_BEFORE_TESTS) {
    throw new Error('A test has changed published/: let it write to a temporary folder (--out).');
  }
}
