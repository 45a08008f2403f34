import { foldText } from './foldText';

const OPENING = /[([〔【]/;
const BRACKETS = /[([〔【][^([〔【)\]〕】]*[)\]〕】]/gu;

/** Returns the folded name before its first bracket: 贞德〔Alter〕（狂） → 贞德, 皮卡丘ex（三星） A1-281 → 皮卡丘ex. */
export function bareName(name: string): string {
  const plain = name.normalize('NFKC');
  const offset = plain.search(OPENING);
  return foldText(offset < 0 ? plain : plain.slice(0, offset));
}

/** Returns the folded words in the brackets of a name, whole and split: 贞德〔Alter〕（狂） → alter, 狂. */
export function labelsOf(name: string): readonly string[] {
  const labels = [...name.normalize('NFKC').matchAll(BRACKETS)].map(([whole]) => whole.slice(1, -1));
  return labels
    .flatMap((label) => [label, ...label.split(/[/·・,]/u)])
    .map(foldText)
    .filter((label) => label !== '');
}
