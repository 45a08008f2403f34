import { hashPublished } from './publishedFolder';

/** Global setup: records the hash of `published/`, which `failIfPublishedChanged.ts` compares after the run. */
export default function rememberPublished(): void {
  process.env.PUBLISHED_BEFORE_TESTS = hashPublished() ?? '';
}
