import type { Steps } from '@/base/steps';
import type { GameSpec } from '@/games/types';
import { spellLevel } from '@/query-parser/words/levelWords';
import { addWord, type Dictionary, findWord } from './dictionary';

/** Adds the steps of all scales except copies, which are parsed as numbers. A word that already names a value does not become a
 *  level, except LB2, which is a story chapter unless it follows a name. */
export function* addLevelWords(dictionary: Dictionary, spec: GameSpec): Steps<void> {
  const words = new Map<string, Map<string, number>>();
  for (const { id: kind, scale } of spec.kinds) {
    if (scale === null || scale.id.startsWith('copies')) continue;
    for (let level = 1; level <= scale.steps.length; level++) {
      for (const word of spellLevel(scale, level)) {
        const levels = words.get(word) ?? new Map<string, number>();
        if (!levels.has(kind)) levels.set(kind, level);
        words.set(word, levels);
      }
      yield;
    }
  }
  for (const [word, levels] of words) {
    const isOption = findWord(dictionary, word)?.meanings.some(({ kind }) => kind === 'option') ?? false;
    if (!isOption || /^lb\d$/.test(word)) addWord(dictionary, word, { kind: 'level', levels });
  }
}
