import { SPELLING_FORMS, type Spelling } from '@/names/nameIndex';

/** Of the items that a word can mean, those it means best: who is called so goes before who is nicknamed so, both before a
 *  part of a name, a reading or initials, and all before who only shares the name of another. Several are left where
 *  nothing tells them apart. */
export function resolveItems(spellings: readonly Spelling[]): readonly Spelling[] {
  const best = Math.min(...spellings.map(rankOf));
  return spellings.filter((one) => rankOf(one) === best);
}

function rankOf(spelling: Spelling): number {
  return SPELLING_FORMS.indexOf(spelling.form) + ('inherited' in spelling ? SPELLING_FORMS.length : 0);
}
