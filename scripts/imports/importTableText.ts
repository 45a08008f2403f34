import type { ImportRow } from './importTable';

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
    // Features import the features above them; naming these in every row would hide the rest.
    const named = imports.filter((path) => !(folder.startsWith('features/') && path.startsWith('features/')));
    const above = named.length < imports.length ? ['features above'] : [];
    const allowed = [...named, ...above, ...platforms.map((platform) => `*${platform}*`)];
    return `| ${folder} | ${holds} | ${allowed.length === 0 ? '–' : allowed.join(', ')} |`;
  });
  return ['| folder | holds | may import, besides itself and `base` |', '| --- | --- | --- |', ...lines].join('\n');
}
