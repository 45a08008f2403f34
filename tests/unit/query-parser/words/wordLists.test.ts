/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { foldText } from '@/names/foldText';

const FOLDER = 'src/query-parser/words';
const KANA = /[^\p{Script=Hiragana}\p{Script=Katakana}]/gu;

describe('The word lists', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('of %s contain every spelling once', (name) => {
    const repeated = [...listsIn(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))].flatMap((list) => {
      const words = list.filter((word) => /^[\p{L}\p{N}\p{M} '-]+$/u.test(word));
      const keys = words.map(keyOf);
      return words.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
    });

    expect(repeated).toEqual([]);
  });
});

/** Returns equal texts for what the parser takes for one word: 等級 and 等级, but not まで and マデ. */
function keyOf(word: string): string {
  return `${foldText(word)} ${word.normalize('NFKC').replace(KANA, '')}`;
}

function* listsIn(value: unknown): Generator<readonly string[]> {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) yield value;
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* listsIn(one);
}
