import type { Locale } from '@/domain/localized';
import { type Choice, type Query, type Range, WANT_MODES, type Want } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import { QUOTES } from '@/query-parser/tokens/parseQuoted';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';
import { fieldWord } from '@/query-parser/tokens/quotedFields';
import type { Conditions } from './conditions';
import { formatWant } from './formatWant';
import { FORMAT_WORDS, OPPOSITES } from './formatWords';
import { parsesBackTo } from './parsesBackTo';

/** Formats the conditions of a query as one line that parses to the same conditions, in everyday words of a language where possible,
 *  else with quoted fields. Levels and values unknown to the game are omitted.
 *  @returns  '' for a query without conditions */
export function formatText(game: PreparedGame, query: Query, locale: Locale): string {
  const plain = writeParts(game, query, locale, false).join(FORMAT_WORDS[locale].separator);
  if (parsesBackTo(game, plain, query)) return plain;
  const exact = writeParts(game, query, locale, true).join('；');
  // The Chinese notation is the one that no neighbouring text can change.
  return locale === 'zh' || parsesBackTo(game, exact, query) ? exact : formatText(game, query, 'zh');
}

/** @param exact  true for a notation with quoted fields */
function writeParts(game: PreparedGame, query: Conditions, locale: Locale, exact: boolean): readonly string[] {
  const { spec } = game;
  const conditions = [
    ...writeWants(game, query.wants, locale, exact),
    ...Object.entries(query.ranges).flatMap(([facet, range]) => writeRange(spec, facet, range, locale)),
    ...Object.entries(query.choices).flatMap(([facet, choice]) => writeChoice(game, facet, choice, locale, exact)),
  ];
  if (query.text === '') return conditions;
  // Beside conditions, only quoted words are searched for.
  const isQuoted = exact || conditions.length > 0;
  return [...conditions, isQuoted ? quote(spec, 'text', query.text, locale) : query.text];
}

function writeWants(game: PreparedGame, wants: readonly Want[], locale: Locale, exact: boolean): readonly string[] {
  return WANT_MODES.flatMap((mode) => {
    const names = wants.filter((want) => want.mode === mode).map((want) => formatWant(game, want, locale, exact));
    if (mode === 'must' || names.length === 0) return names;
    const [before, between] = FORMAT_WORDS[locale][mode];
    // Several alternatives are recognized by the word between them.
    return [(mode === 'any' && names.length > 1 ? '' : before) + names.join(between)];
  });
}

function writeRange(spec: GameSpec, facet: string, { min, max }: Range, locale: Locale): readonly string[] {
  const named = [...spec.resources, ...spec.attributes].find(({ id }) => id === facet);
  const words = named === undefined ? [] : [named.names[locale], ...named.aliases, named.names.zh];
  const name = facet === 'price' ? FORMAT_WORDS[locale].price : words.find((word) => /^[\p{L}\p{N}★ ]+$/u.test(word));
  if (name === undefined) return [];
  if (min === null) return max === null ? [] : [`${name}≤${max}`];
  return [max === null ? `${name}≥${min}` : `${name} ${min}-${max}`];
}

function writeChoice(
  game: PreparedGame,
  facet: string,
  choice: Choice,
  locale: Locale,
  exact: boolean,
): readonly string[] {
  const plain = exact ? null : writePlainChoice(game.spec, facet, choice, locale);
  if (plain !== null && parsesBackTo(game, plain, { choices: { [facet]: choice } })) return [plain];
  return choice.values.map((value) => quote(game.spec, facet, value, locale, choice.not));
}

function writePlainChoice(
  { attributes }: GameSpec,
  facet: string,
  { not, values }: Choice,
  locale: Locale,
): string | null {
  const attribute = attributes.find(({ id }) => id === facet);
  if (attribute === undefined || attribute.type === 'int') return null;
  if (attribute.type === 'bool') return (values[0] === 'yes' ? attribute.names : OPPOSITES[facet])?.[locale] ?? null;
  const names = values.map((value) => attribute.options.find(({ id }) => id === value)?.names[locale]);
  const [before, between] = FORMAT_WORDS[locale][not ? 'never' : 'any'];
  return names.includes(undefined) ? null : (not ? before : '') + names.join(between);
}

function quote(spec: GameSpec, field: string, value: string, locale: Locale, not = false): string {
  const [open, close] = QUOTES.find(([, mark]) => !value.includes(mark)) ?? QUOTES[0] ?? ['"', '"'];
  return `${fieldWord(spec, field, locale)}:${not ? '!' : ''}${open}${value}${close}`;
}
