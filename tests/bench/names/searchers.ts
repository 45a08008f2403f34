import UFuzzy from '@leeoniya/ufuzzy';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { NameIndex } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import { searchNames } from '@/names/searchNames';

/** Finds at most ten items. All libraries search the same folded spellings. */
export type Searcher = { readonly name: string; readonly find: (query: string) => readonly Item[] };

const MAX_RESULTS = 10;

export function ours(index: NameIndex): Searcher {
  return { name: 'ours', find: (query) => searchNames(index, query, MAX_RESULTS).map(({ item }) => item) };
}

export function peers(index: NameIndex): readonly Searcher[] {
  return [withMiniSearch(index), withUFuzzy(index), withFuse(index)];
}

/** One document per item, one term per spelling; prefix search and a fuzziness of 0.2 as in the library's README. */
function withMiniSearch(index: NameIndex): Searcher {
  const lines = (text: string) => text.split('\n');
  const engine = new MiniSearch<{ id: number; names: string }>({
    fields: ['names'],
    tokenize: lines,
    searchOptions: { prefix: true, fuzzy: 0.2, tokenize: lines },
  });
  engine.addAll(documents(index).map(({ keys }, id) => ({ id, names: keys.join('\n') })));
  const { items } = index.roster;
  return {
    name: 'MiniSearch',
    find: (query) =>
      engine
        .search(query)
        .slice(0, MAX_RESULTS)
        .flatMap(({ id }) => items[id] ?? []),
  };
}

/** The options for several scripts from the library's README, with one typo per term (`intraMode` 1). */
function withUFuzzy({ spellings }: NameIndex): Searcher {
  const engine = new UFuzzy({
    unicode: true,
    interSplit: "[^\\p{L}\\d']+",
    intraSplit: '\\p{Ll}\\p{Lu}',
    intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
    intraChars: "[\\p{L}\\d']",
    intraContr: "'\\p{L}{1,2}\\b",
    intraMode: 1,
  });
  const haystack = spellings.map(({ folded }) => folded);
  return {
    name: 'uFuzzy',
    find: (query) => {
      const [places, info, order] = engine.search(haystack, query);
      const ordered = info && order ? order.map((index) => info.idx[index] ?? -1) : (places ?? []);
      return firstItems(ordered.flatMap((index) => spellings[index]?.item ?? []));
    },
  };
}

/** `ignoreLocation` as documented for matches anywhere, otherwise defaults. */
function withFuse(index: NameIndex): Searcher {
  const engine = new Fuse(documents(index), { keys: ['keys'], ignoreLocation: true });
  return {
    name: 'fuse.js',
    find: (query) => engine.search(query, { limit: MAX_RESULTS }).map(({ item }) => item.item),
  };
}

function documents({ roster, spellings }: NameIndex): readonly { item: Item; keys: string[] }[] {
  const keys = new Map<Item, string[]>(roster.items.map((item) => [item, []]));
  for (const { item, folded } of spellings) keys.get(item)?.push(folded);
  return [...keys].map(([item, own]) => ({ item, keys: own }));
}

function firstItems(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)].slice(0, MAX_RESULTS);
}
