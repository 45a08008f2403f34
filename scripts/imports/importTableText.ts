import { type ImportRow, PAGE_PARTS, SCREEN_PLATFORMS } from './importTable';

const START = '<!-- import table: npm run imports -->';
const END = '<!-- end of import table -->';

/** Replaces the import table in ARCHITECTURE.md.
 *  @throws Error  where the document has no place for the table */
export function replaceImportTable(document: string, table: readonly ImportRow[]): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md has no line "${START}" followed by "${END}".`);
  return `${document.slice(0, start)}${START}\n${formatTable(table)}\n${document.slice(end)}`;
}

function formatTable(table: readonly ImportRow[]): string {
  const lines = table.map(({ folder, holds, imports, platforms }) => {
    // What all features may import would hide the rest of each row.
    if (folder.startsWith('features/')) {
      const own = imports.filter((path) => !PAGE_PARTS.includes(path) && !path.startsWith('features/'));
      return `| ${folder} | ${holds} | ${['*feature*', ...own].join(', ')} |`;
    }
    const allowed = [...imports, ...platforms.map((platform) => `*${platform}*`)];
    return `| ${folder} | ${holds} | ${allowed.length === 0 ? '–' : allowed.join(', ')} |`;
  });
  const platforms = SCREEN_PLATFORMS.map((platform) => `*${platform}*`);
  return [
    `*feature*: the features above it, ${[...PAGE_PARTS, ...platforms].join(', ')}.`,
    '',
    '| folder | holds | may import, besides itself and `base` |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n');
}
