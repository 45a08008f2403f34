export type FaultRow = {
  readonly id: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
};

export type FaultTable = { readonly covered: readonly FaultRow[]; readonly uncovered: readonly string[] };

const TEST = /^`([^`]+)` › (.+)$/;
const ID = /^[A-Z]\d+$/;

/** Reads the tables of docs/faults.md.
 *  @throws  Error if a test is not written as `file` › title */
export function readFaultTable(text: string): FaultTable {
  const [tables = '', rest = ''] = text.split('## Not yet covered');
  const covered = rowsOf(tables).map(([id = '', , , tests = '']) => ({
    id,
    tests: tests.split('<br>').map(parseTest),
  }));
  return { covered, uncovered: rowsOf(rest).map(([id = '']) => id) };
}

function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([id]) => ID.test(id ?? ''));
}

function parseTest(text: string): { file: string; title: string } {
  const [, file, title] = TEST.exec(text) ?? [];
  if (file === undefined || title === undefined) throw new Error(`expected \`file\` › title, got ${text}`);
  return { file, title };
}
