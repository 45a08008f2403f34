import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written by builds and commands, hence absent from a fresh clone. */
const GENERATED = ['dist', 'dist-hosting', 'published', 'releases', 'shots', '.e2e', 'node_modules'];
const UNLISTED = [...GENERATED, '.git', '.umi', '.umi-production', '.umi-test'];

const CODE_FILE = /\.(?:ts|tsx|mts|mjs)$/;
const NAMED_PATH = /^[\w@.<>*-]+(?:\/[\w@.<>*-]+)*\/?$/;
const ANY_FILE = /\.(?:ts|tsx|mts|mjs|js|json|md|css|wat|html|svg|png)$/;

/** README, ARCHITECTURE and everything in docs, as paths from the root. */
export function listDocuments(): readonly string[] {
  return ['README.md', 'ARCHITECTURE.md', ...listPaths('docs').filter((path) => path.endsWith('.md'))];
}

/** Lists files and folders below a folder; folders end with a slash. */
export function listPaths(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (UNLISTED.includes(entry.name)) return [];
    return entry.isDirectory() ? [`${path}/`, ...listPaths(path)] : [path];
  });
}

/** Finds the paths in the code spans, links and images of a document that `paths` does not contain.
 *  Links are relative to the document. Code spans may shorten a path from the left, and `*` or `<name>` stands for any
 *  part of a name. */
export function findMissingPaths(document: string, text: string, paths: readonly string[]): readonly string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
  const brokenLinks = links.filter((target) => {
    const path = join(dirname(document), target);
    return !paths.includes(path) && !paths.includes(`${path}/`);
  });
  const missingNames = codeSpans(text)
    .flatMap((span) => span.split(/\s+/))
    .filter(isPath)
    .filter((name) => !paths.some((path) => patternOf(name).test(path)));
  return [...brokenLinks, ...missingNames];
}

/** Finds the npm scripts that a document names and package.json does not define. */
export function findUnknownScripts(text: string, scripts: readonly string[]): readonly string[] {
  const inCommands = [...text.matchAll(/npm (?:run (?:-s )?([\w:]+)|(start|test)\b)/g)].map(
    ([, script, shortcut]) => script ?? shortcut ?? '',
  );
  const inSpans = codeSpans(text).filter((span) => /^(?:bench|build):\w+$/.test(span));
  return [...inCommands, ...inSpans].filter((script) => !scripts.includes(script));
}

/** Reads a document with its paths and npm commands on one line each, wherever the text is wrapped. */
export function readDocument(path: string): string {
  return readFileSync(path, 'utf8').replace(/\n(?=\S)(?![#|`>-]|\d+\. )/g, ' ');
}

function codeSpans(text: string): readonly string[] {
  const withoutBlocks = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...withoutBlocks.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '');
}

function isPath(word: string): boolean {
  if (!NAMED_PATH.test(word) || GENERATED.includes(word.split('/')[0] ?? '')) return false;
  return CODE_FILE.test(word) || (word.includes('/') && (word.endsWith('/') || ANY_FILE.test(word)));
}

function patternOf(name: string): RegExp {
  const anything = name
    .split(/\*|<[\w-]+>/)
    .map((part) => part.replace(/[.]/g, '\\.'))
    .join('[^/]*');
  return new RegExp(`(?:^|/)${anything}$`);
}
