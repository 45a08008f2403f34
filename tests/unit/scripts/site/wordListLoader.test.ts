/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import wordListLoader from '../../../../scripts/site/wordListLoader.cjs';

const FOLDER = 'src/query-parser/words';

/** Returns what the module of a word list exports. */
const load = (source: string): unknown =>
  JSON.parse(
    runInNewContext(
      `(() => {${wordListLoader(source).replace('export default', 'return JSON.stringify(')})})()`.replace(
        /;\)}/,
        ')}',
      ),
    ),
  );

/** Parses lists of words, sorted as sets are compared. */
const sortedLists = (source: string): unknown =>
  JSON.parse(source, (_key, value) => (Array.isArray(value) ? [...value].sort() : value));

describe('the loader of word lists', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.json')))('keeps the words of %s', (name) => {
    const source = readFileSync(join(FOLDER, name), 'utf8');

    expect(sortedLists(JSON.stringify(load(source)))).toEqual(sortedLists(source));
  });

  it('makes neighbours of words that end alike', () => {
    expect(load('["不要", "都行", "别要", "就行"]')).toEqual(['就行', '都行', '不要', '别要']);
  });

  it('keeps empty lists, words with the separator and numbers', () => {
    const value = { none: [], separated: ['a|b', 'c'], numbers: [1, 2], nested: { words: ['x', 'y'] } };

    expect(load(JSON.stringify(value))).toEqual(value);
  });
});
