import { CORE_FOLDERS, type ImportRow, PAGE_PARTS, SCREEN_PLATFORMS } from './importTable';

const START = '<!-- import table: npm run imports -->';
const END = '<!-- end of import table -->';

/** Names for lists that occur in many rows; a list may contain the names of those before it. */
const SHORTHANDS: readonly (readonly [name: string, members: readonly string[]])[] = [
  ['*core*', CORE_FOLDERS],
  ['*screen*', SCREEN_PLATFORMS.map(italic)],
  ['*page*', [...PAGE_PARTS, '*screen*']],
];

/** Replaces the import table in ARCHITECTURE.md. Rows of the engine share one line, and so do features with the same imports.
 *  @throws Error  where the document has no place for the table */
export function replaceImportTable(document: string, table: readonly ImportRow[]): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md has no line "${START}" followed by "${END}".`);
  return `${document.slice(0, start)}${START}\n${formatTable(table)}\n${document.slice(end)}`;
}

function formatTable(table: readonly ImportRow[]): string {
  const lines = new Map<string, ImportRow[]>();
  for (const row of table) {
    const key = row.folder.startsWith('features/') ? formatImports(row) : (row.folder.split('/')[0] ?? '');
    lines.set(key, [...(lines.get(key) ?? []), row]);
  }
  return [
    `${SHORTHANDS.map(([name, members]) => `${name}: ${members.join(', ')}`).join('. ')}.`,
    '',
    '| folder | holds | may import, besides itself and `base` |',
    '| --- | --- | --- |',
    ...[...lines.values()].map(formatLine),
  ].join('\n');
}

/** Formats the rows of one line: a folder, features with the same imports, or a folder followed by its sub-folders. */
function formatLine(rows: readonly ImportRow[]): string {
  const [first, ...others] = rows;
  if (first === undefined) throw new Error('a line without rows');
  const [parent = '', child] = first.folder.split('/');
  if (others.length > 0 && child === undefined) return formatParent(first, others);
  const names = rows.map(({ folder }) => folder.slice(`${parent}/`.length));
  const folders = child === undefined ? parent : `${parent}/ ${names.join(', ')}`;
  return `| ${folders} | ${rows.map(({ holds }) => holds).join('; ')} | ${formatImports(first)} |`;
}

function formatParent(parent: ImportRow, children: readonly ImportRow[]): string {
  const prefix = `${parent.folder}/`;
  const nameOf = ({ folder }: ImportRow) => folder.slice(prefix.length);
  const order = `each sub-folder imports only those before it: ${children.map(nameOf).join(', ')}`;
  const paths = new Set([parent, ...children].flatMap(({ imports }) => imports));
  const allowed = [...paths]
    .filter((path) => !path.startsWith(prefix))
    .map((path) => {
      const users = children.filter(({ imports }) => imports.includes(path)).map(nameOf);
      return parent.imports.includes(path) ? path : `${path} (${users.join(', ')})`;
    });
  return `| ${parent.folder} | ${parent.holds}; ${order} | ${allowed.join(', ')} |`;
}

/** Formats what a row may import. Features may import those above them, which is stated once, in the text. */
function formatImports({ folder, imports, platforms }: ImportRow): string {
  const isFeature = folder.startsWith('features/');
  const listed = imports.filter((path) => !(isFeature && path.startsWith('features/')));
  const allowed = SHORTHANDS.reduce(abbreviate, [...listed, ...platforms.map(italic)]);
  return allowed.length === 0 ? '–' : allowed.join(', ');
}

function abbreviate(list: readonly string[], [name, members]: (typeof SHORTHANDS)[number]): readonly string[] {
  if (!members.every((member) => list.includes(member))) return list;
  return [name, ...list.filter((entry) => !members.includes(entry))];
}

function italic(platform: string): string {
  return `*${platform}*`;
}
