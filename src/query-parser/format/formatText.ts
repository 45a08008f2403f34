import type { Choice, Query, Range, Want, WantMode } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { type Conditions, sameConditions, toConditions } from '@/query-parser/entities/conditions';
import { parseText } from '@/query-parser/parseText';
import { QUOTES } from '@/query-parser/tokens/parseQuoted';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { fieldWord } from '@/query-parser/tokens/quotedFields';
import negativePhrases from '@/query-parser/words/negativePhrases.json';
import { formatAmbiguousWant } from './formatAmbiguousWant';
import { formatItem } from './formatItem';

/** Formats the conditions of a query as one line that parses to the same conditions, in everyday words where possible, else with
 *  quoted fields. Levels and values unknown to the game are omitted.
 *  @returns  '' for a query without conditions */
export function formatText(game: PreparedGame, query: Query): string {
  const withoutWants = writeParts(game, query, false).join(' ');
  if (sameConditions(toConditions(parseText(game, 'query', withoutWants)), query)) return withoutWants;
  return writeParts(game, query, true).join('；');
}

/** @param exact  true for a notation that no neighbouring text can change */
function writeParts(game: PreparedGame, query: Conditions, exact: boolean): readonly string[] {
  const { spec } = game;
  const conditions = [
    ...writeWants(game, query.wants, exact),
    ...Object.entries(query.ranges).flatMap(([facet, range]) => writeRange(spec, facet, range)),
    ...Object.entries(query.choices).flatMap(([facet, choice]) => writeChoice(game, facet, choice, exact)),
  ];
  if (query.text === '') return conditions;
  // Beside conditions, only quoted words are searched for.
  const isQuoted = exact || conditions.length > 0;
  return [...conditions, isQuoted ? quote(spec, 'text', query.text) : query.text];
}

const MODE_WORDS: Readonly<Record<WantMode, string>> = { must: '', any: '任一', nice: '最好有', never: '不要' };

function writeWants(game: PreparedGame, wants: readonly Want[], exact: boolean): readonly string[] {
  const words = (mode: WantMode) =>
    wants
      .filter((want) => want.mode === mode)
      .map((want) => (want.ambiguity === undefined ? formatItem : formatAmbiguousWant)(game, want, exact));
  const any = words('any');
  const list = (mode: WantMode) => (words(mode).length === 0 ? [] : [MODE_WORDS[mode] + words(mode).join('、')]);
  return [...words('must'), ...(any.length > 1 ? [any.join('或')] : list('any')), ...list('nice'), ...list('never')];
}

function writeRange({ resources, attributes }: GameSpec, facet: string, { min, max }: Range): readonly string[] {
  const named = [...resources, ...attributes].find(({ id }) => id === facet);
  const words = named === undefined ? [] : [named.names.zh, ...named.aliases];
  const name = facet === 'price' ? '价格' : words.find((word) => /^[\p{L}\p{N}★]+$/u.test(word));
  if (name === undefined) return [];
  if (min === null) return max === null ? [] : [`${name}≤${max}`];
  return [max === null ? `${name}≥${min}` : `${name}${min}-${max}`];
}

function writeChoice(game: PreparedGame, facet: string, choice: Choice, exact: boolean): readonly string[] {
  const { spec } = game;
  const withoutWants = exact ? null : writePlainChoice(spec, facet, choice);
  if (withoutWants !== null && parsesBackTo(game, withoutWants, facet, choice)) return [withoutWants];
  return choice.values.map((value) => quote(spec, facet, value, choice.not));
}

function writePlainChoice({ attributes }: GameSpec, facet: string, { not, values }: Choice): string | null {
  const attribute = attributes.find(({ id }) => id === facet);
  if (attribute === undefined || attribute.type === 'int') return null;
  if (attribute.type === 'bool') {
    const no: Readonly<Record<string, readonly string[]>> = negativePhrases;
    return values[0] === 'yes' ? attribute.names.zh : (no[facet]?.[0] ?? null);
  }
  const names = values.map((value) => attribute.options.find(({ id }) => id === value)?.names.zh);
  return names.includes(undefined) ? null : (not ? '不要' : '') + names.join(not ? '、' : '或');
}

function parsesBackTo(game: PreparedGame, text: string, facet: string, choice: Choice): boolean {
  const parsed = toConditions(parseText(game, 'query', text));
  return sameConditions(parsed, { text: '', wants: [], ranges: {}, choices: { [facet]: choice } });
}

function quote(spec: GameSpec, field: string, value: string, not = false): string {
  const [open, close] = QUOTES.find(([, mark]) => !value.includes(mark)) ?? QUOTES[0] ?? ['"', '"'];
  return `${fieldWord(spec, field)}:${not ? '!' : ''}${open}${value}${close}`;
}
