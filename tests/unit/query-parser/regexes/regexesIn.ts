import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression in the source code. */
export type FoundRegex = {
  /** `src/query-parser/x.ts:12`. */
  readonly location: string;
  /** Its source text. */
  readonly sourceText: string;
  /** null if it is created dynamically. */
  readonly pattern: { readonly source: string; readonly flags: string } | null;
};

/** Finds every regular expression in the TypeScript files of a folder: literals and calls of `RegExp`. */
export function regexesInFolder(folder: string): readonly FoundRegex[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.sort().flatMap((name) => {
    const path = join(folder, name);
    return regexesIn(path, readFileSync(path, 'utf8'));
  });
}

/** Finds every regular expression in a file. */
export function regexesIn(path: string, text: string): readonly FoundRegex[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FoundRegex[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    if (pattern !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ location: `${path}:${line + 1}`, sourceText: node.getText(file), pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns  undefined for other nodes, null for a dynamic expression */
function patternOf(node: ts.Node): FoundRegex['pattern'] | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined;
  if (!ts.isIdentifier(node.expression) || node.expression.text !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  if (source === undefined || !ts.isStringLiteralLike(source)) return null;
  if (flags !== undefined && !ts.isStringLiteralLike(flags)) return null;
  return { source: source.text, flags: flags?.text ?? '' };
}
