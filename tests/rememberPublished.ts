import { hashPublished } from './publishedFolder';

/** Before all tests: remembers the published data of the project, which `checkPublished.ts` compares afterwards. */
export default function rememberPublished(): void {
  process.env.PUBLISHED_BEFORE_TESTS = hashPublished() ?? '';
}
