/** A header cut into its folded name and the folded unit that stood in brackets: 价格（元） → 价格, 元. */
export type FoldedHeader = { readonly whole: string; readonly name: string; readonly unit: string | null };

/** Folds a header for comparing: full-width is half-width, letters lower-case, spaces and joining marks gone. */
export function foldHeader(header: string): FoldedHeader {
  const plain = header.normalize('NFKC').toLowerCase();
  const whole = foldPlain(plain);
  const bracketed = /^([^([【「]+)[([【「]([^)\]】」]*)[)\]】」]\s*$/.exec(plain);
  if (bracketed === null) return { whole, name: whole, unit: null };
  return { whole, name: foldPlain(bracketed[1] ?? ''), unit: foldPlain(bracketed[2] ?? '') };
}

function foldPlain(plain: string): string {
  return plain.replace(/[\s_\-/\\・·:：,、。*()[\]【】「」]/g, '');
}
