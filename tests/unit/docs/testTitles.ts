import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Reads the titles of the tests in a file, skipped ones excepted. `…` replaces the computed parts of a title. */
export function readTestTitles(path: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      const text = title === undefined ? null : textOf(title);
      if (text !== null) titles.add(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}

/** True for `it`, `test` and `it.each(…)`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  return callee.expression.name.text === 'each' && isTest(callee.expression.expression);
}

function textOf(title: ts.Expression): string | null {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return null;
  return title.templateSpans.reduce((text, { literal }) => `${text}…${literal.text}`, title.head.text);
}
