import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultTest, isBrowserTest, titlePattern } from './faultTest';

/** `failed`: at least one test of that title failed by name; `none`: none was run, as after an error of the compiler. */
export type TestOutcome = 'passed' | 'failed' | 'none';

type TestReport = { readonly file: string; readonly title: string; readonly status: string };

const MAX_OUTPUT = 1 << 27;
/** A removed timeout makes tests hang; the slowest one that passes takes half of it. */
const TIMEOUT_MS = 60_000;

/** Runs tests of the copied checkout, either all in Node or all in a browser, which use the site that was built there last.
 *  @returns  the outcomes in the order of the tests */
export function runTests(root: string, tests: readonly FaultTest[]): readonly TestOutcome[] {
  const [first] = tests;
  if (first === undefined) return [];
  const files = [...new Set(tests.map(({ file }) => join('tests', file)))];
  const titles = `(?:${[...new Set(tests.map(titlePattern))].join('|')})`;
  const reports = isBrowserTest(first) ? runPlaywright(root, files, titles) : runJest(root, files, titles);
  return tests.map((test) => {
    const title = new RegExp(`^${titlePattern(test)}$`);
    const own = reports.filter((report) => report.file.endsWith(test.file) && title.test(report.title));
    if (own.some(({ status }) => status === 'failed')) return 'failed';
    return own.some(({ status }) => status === 'passed') ? 'passed' : 'none';
  });
}

function runJest(root: string, files: readonly string[], titles: string): readonly TestReport[] {
  const output = join(root, '.git', 'jest-report.json');
  rmSync(output, { force: true });
  const options = ['-t', titles, `--testTimeout=${TIMEOUT_MS}`, '--forceExit', '--json', `--outputFile=${output}`];
  spawnSync('npx', ['jest', '--runTestsByPath', ...files, ...options], { cwd: root, stdio: 'ignore' });
  if (!existsSync(output)) return [];
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
    }[];
  };
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: name, title, status })),
  );
}

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

const PLAYWRIGHT_STATUS: Readonly<Record<string, string>> = { expected: 'passed', unexpected: 'failed' };

function runPlaywright(root: string, files: readonly string[], titles: string): readonly TestReport[] {
  const args = ['playwright', 'test', ...files, '-g', titles, '--reporter=json'];
  const { stdout } = spawnSync('npx', args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_OUTPUT });
  const start = stdout.indexOf('{');
  if (start < 0) return [];
  const reportsOf = ({ suites = [], specs = [] }: Suite): readonly TestReport[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      // Relative to the folder of the browser tests.
      tests.map(({ status }) => ({ file: join('e2e', file), title, status: PLAYWRIGHT_STATUS[status] ?? status })),
    ),
    ...suites.flatMap(reportsOf),
  ];
  return reportsOf(JSON.parse(stdout.slice(start)) as Suite);
}
