import type { Steps } from '@/base/steps';
import type { Attribute, GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { SpecWords } from '@/names/specWords';
import type { Meaning } from '@/query-parser/text/token';
import noWords from '@/query-parser/words/noWords.json';
import { BOTH_PLATFORMS } from '@/query-parser/words/platformWords';
import { spellRarity, spellStars } from '@/query-parser/words/rarityWords';
import { NOT_REBINDABLE, REBINDABLE } from '@/query-parser/words/rebindWords';
import { PLAYED_WORDS, SERVER_FAMILIES } from '@/query-parser/words/serverFamilies';
import yesWords from '@/query-parser/words/yesWords.json';
import { addFilter } from './addFilter';
import { addWord, type Dictionary, findWord } from './dictionary';

/** Words by id. */
type Words = Readonly<Record<string, readonly string[]>>;

const YES_WORDS: Words = { ...yesWords, rebindable: REBINDABLE };
const NO_WORDS: Words = { ...noWords, rebindable: NOT_REBINDABLE };

/** Adds the words of a game's spec: resources, attributes and their values, kinds, rarities and groups. */
export function* addSpecWords(dictionary: Dictionary, spec: GameSpec, specWords: SpecWords): Steps<void> {
  for (const { id, names, aliases } of spec.resources) {
    const words = [...Object.values(names), ...aliases, ...(specWords.resources[id] ?? [])];
    addAll(dictionary, words.flatMap(withPlural), { kind: 'resource', id });
    yield;
  }
  addMainCurrency(dictionary, spec, specWords);
  for (const attribute of spec.attributes) {
    addAttribute(dictionary, attribute, specWords);
    yield;
  }
  addKindWords(dictionary, spec, specWords);
}

/** The first resource of a game is its main currency. Pulls and pity rounds are converted to the first resource
 *  that has a price for them. */
function addMainCurrency(dictionary: Dictionary, { resources }: GameSpec, specWords: SpecWords): void {
  const [main] = resources;
  if (main === undefined) return;
  for (const word of (specWords.resources.main ?? []).map(foldText)) {
    const named = findWord(dictionary, word)?.meanings.some(({ kind }) => kind === 'resource') ?? false;
    if (!named) addWord(dictionary, word, { kind: 'resource', id: main.id });
  }
  const pulled = resources.find(({ tenPulls }) => tenPulls !== undefined);
  if (pulled?.tenPulls !== undefined) {
    const meaning: Meaning = { kind: 'worth', resource: pulled.id, amount: pulled.tenPulls / 10 };
    addAll(dictionary, ['抽', '连', '連', 'pull', 'pulls', '连抽', '連分', '回分', '抽数', '連ガチャ'], meaning);
  }
  const pity = resources.find(({ pityRound }) => pityRound !== undefined);
  if (pity?.pityRound !== undefined)
    addAll(dictionary, ['井', '天井', '天井分', 'sparks', 'spark', '保底', '个井'], {
      kind: 'worth',
      resource: pity.id,
      amount: pity.pityRound,
    });
}

function addAttribute(dictionary: Dictionary, attribute: Attribute, { counts, options }: SpecWords): void {
  const names = [...Object.values(attribute.names), ...attribute.aliases];
  switch (attribute.type) {
    case 'int': {
      const meaning: Meaning = {
        kind: 'count',
        id: attribute.id,
        identity: attribute.identity === true,
        max: attribute.max,
      };
      addAll(dictionary, [...names, ...(counts[attribute.id] ?? [])].flatMap(spellCount), meaning);
      return;
    }
    case 'bool':
      addAll(dictionary, [...names, ...(YES_WORDS[attribute.id] ?? [])], option(attribute.id, ['yes']));
      addAll(dictionary, NO_WORDS[attribute.id] ?? [], option(attribute.id, ['no']));
      return;
    case 'enum':
      addOptions(dictionary, attribute, options);
      addAll(dictionary, names, { kind: 'skip' });
  }
}

function addOptions(
  dictionary: Dictionary,
  attribute: Extract<Attribute, { readonly type: 'enum' }>,
  optionWords: Words,
): void {
  const parts = attribute.options.flatMap(({ names }) => [...new Set(Object.values(names).flatMap(withoutBrackets))]);
  // Global (TW/HK) and Global (Asia): Global alone means neither.
  const isShared = (word: string) => parts.indexOf(word) !== parts.lastIndexOf(word);
  for (const { id, names, aliases } of attribute.options) {
    const words = [
      ...Object.values(names)
        .flatMap(withoutBrackets)
        .filter((word) => !isShared(word)),
      ...aliases,
      ...(optionWords[`${attribute.id}.${id}`] ?? []),
      ...partWords(id),
      ...classWords(id),
      ...(attribute.id === 'platform' && id === 'both' ? BOTH_PLATFORMS : []),
    ];
    addAll(dictionary, words.flatMap(withSlang).flatMap(withPlural), option(attribute.id, [id]));
  }
  if (attribute.id === 'accountType') addAll(dictionary, PLAYED_WORDS, option(attribute.id, ['played', 'endgame']));
  if (attribute.id !== 'server') return;
  const ids = attribute.options.map(({ id }) => id);
  for (const [prefixes, words] of SERVER_FAMILIES) {
    const values = ids.filter((id) => prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}_`)));
    if (values.length > 0) addAll(dictionary, words, option('server', values));
  }
}

/** Single Latin letters are not values: X is more often a multiplication sign than a company. A word keeps the meaning of the
 *  first attribute that uses it. */
function addAll(dictionary: Dictionary, words: readonly string[], meaning: Meaning): void {
  for (const word of new Set(words.map(foldText))) {
    if (meaning.kind === 'option' && /^[a-z]$/.test(word)) continue;
    const before = findWord(dictionary, word)?.meanings ?? [];
    if (before.some((one) => one.kind === meaning.kind)) continue;
    addWord(dictionary, word, meaning);
  }
}

function addKindWords(dictionary: Dictionary, spec: GameSpec, specWords: SpecWords): void {
  for (const { id, names, rarities } of spec.kinds) {
    addAll(dictionary, [...Object.values(names).flatMap((name) => name.split('/')), ...(specWords.kinds[id] ?? [])], {
      kind: 'kind',
      id,
    });
    for (const rarity of rarities) {
      for (const word of [...spellRarity(rarity), ...(RARITY_WORDS[`${spec.game.family} ${rarity}`] ?? [])])
        addFilter(dictionary, word, (item) => item.rarity === rarity);
    }
  }
  for (const { id, names } of spec.groups) {
    const words = [...Object.values(names), ...(specWords.groups[id] ?? []), id];
    for (const word of new Set(words.map(foldText))) addFilter(dictionary, word, (item) => item.group === id);
  }
}

/** Rarity words of a single game. */
const RARITY_WORDS: Readonly<Record<string, readonly string[]>> = { 'gget UR': ['ex', 'ex机'] };

function spellCount(word: string): readonly string[] {
  // 固有2以上 is a level, 固有2以上数 counts it.
  const bare = word.endsWith('以上数') ? word : word.replace(/[数數]$/u, '');
  const total = /[a-z\p{Script=Han}]$/iu.test(bare) ? [`${bare}总数`] : [];
  return [...withPlural(word), bare, ...total, ...spellStars(word), ...spellStars(bare)];
}

/** Latin words count in the singular and in the plural: 1 ticket, 2 tickets; tickets are also tix. */
function withPlural(word: string): readonly string[] {
  if (!/^[a-z][a-z -]{2,}[a-z]$/i.test(word)) return [word];
  const other = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
  return /tickets?$/.test(word) ? [word, other, word.replace(/tickets?$/, 'tix')] : [word, other];
}

/** 石头号 is also written 石头垢, as in Japanese. */
function withSlang(word: string): readonly string[] {
  return word.endsWith('号') ? [word, `${word.slice(0, -1)}垢`] : [word];
}

/** FGO's second story part is also counted by chapter: LB6 is 2部6章. */
function partWords(id: string): readonly string[] {
  const chapter = /^lb([1-7])$/.exec(id)?.[1];
  if (chapter === undefined) return [];
  const han = '一二三四五六七'.charAt(Number(chapter) - 1);
  return [
    `2部${chapter}`,
    `2部${chapter}章`,
    `二部${han}章`,
    `二部${han}`,
    `第二部${chapter}章`,
    `第二部第${han}章`,
    `2-${chapter}`,
    `异闻带${han}`,
  ];
}

/** Classes of the team trials: クラスは4, 竞技场4级. */
function classWords(id: string): readonly string[] {
  const level = /^c([1-6])$/.exec(id)?.[1];
  if (level === undefined) return [];
  const names = [
    'クラス',
    'クラスは',
    '競技場クラス',
    '競技場クラスは',
    '競技場',
    '竞技场',
    '竞技场等级',
    'cls',
    'team trials class',
  ];
  return [...names.map((name) => name + level), `竞技场${level}级`, `${level}级竞技场`];
}

/** The state of a server, which is a word of ordinary sentences too: サービス終了の噂. */
const CLOSED = '終了';

/** 台服（繁中） is also written without its brackets. */
function withoutBrackets(name: string): readonly string[] {
  const parts = [name, ...name.normalize('NFKC').split(/[()/]/u)].map((word) => word.trim());
  return parts.filter((word) => word !== CLOSED);
}

function option(facet: string, values: readonly string[]): Meaning {
  return { kind: 'option', facet, values };
}
