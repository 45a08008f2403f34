/** Expands the alternatives of a phrase: `不{要,收}{的,}` is 不要的, 不要, 不收的 and 不收. Braces do not nest. */
export function expandTemplate(template: string): readonly string[] {
  const open = template.indexOf('{');
  const close = template.indexOf('}', open);
  if (open < 0 || close < 0) return [template];
  const endings = expandTemplate(template.slice(close + 1));
  const alternatives = template.slice(open + 1, close).split(',');
  return alternatives.flatMap((one) => endings.map((ending) => template.slice(0, open) + one + ending));
}
