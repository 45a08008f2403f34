/** Expands the alternatives of a phrase: `不{要,收}{的,}` is 不要的, 不要, 不收的 and 不收. Braces do not nest. */
export function expandTemplate(template: string): readonly string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/u.exec(template);
  if (match === null) return [template];
  const [, before = '', alternatives = '', after = ''] = match;
  const endings = expandTemplate(after);
  return alternatives.split(',').flatMap((one) => endings.map((ending) => before + one + ending));
}
