import { SPELLING_FORMS, type Spelling } from '@/names/nameIndex';

/** Of the items that a word can mean, those it means best: who is called so goes before who is nicknamed so, and both
 *  before a part of a name, a reading or initials. Several are left where nothing tells them apart. */
export function resolveItems(spellings: readonly Spelling[]): readonly Spelling[] {
  const rankOf = ({ form }: Spelling) => SPELLING_FORMS.indexOf(form);
  const best = Math.min(...spellings.map(rankOf));
  return spellings.filter((one) => rankOf(one) === best);
}
