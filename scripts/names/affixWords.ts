import { CLASS_WORDS } from './classVariants';
import { COSTUMES, type Costume } from './costumes';

/** Returns the words that variants of names have before or behind a name: costumes and classes. */
export function affixWords(): readonly string[] {
  const costumes = Object.values<Costume>(COSTUMES);
  const classes = Object.values(CLASS_WORDS);
  const latin = [...costumes.flatMap(({ en, letter = [] }) => [...en, ...letter]), ...classes.map(({ en }) => en)];
  const words = [
    ...costumes.flatMap(({ zh, ja }) => [...zh, ...ja]),
    ...classes.flatMap(({ zh, letter }) => [zh, letter]),
    ...latin.flatMap((word) => [`${word} `, ` ${word}`]),
    'Mega',
  ];
  return [...new Set(words.filter((word) => word !== ''))];
}
