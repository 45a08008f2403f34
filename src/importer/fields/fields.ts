import type { Localized } from '@/domain/localized';
import type { Attribute, GameSpec, Resource } from '@/games/types';
import { COLUMN_NAMES, OWN_COLUMNS, type OwnColumn } from './columnNames';
import { foldHeader } from './foldHeader';
import { takeHeaderSign } from './signedHeader';

/** What a column can speak of. One object a field: two columns speak of the same if their fields are the same object.
 *  Items of one kind are a field of their own, for a sheet may have a column of servants and one of craft essences. */
export type Field =
  | { readonly kind: 'own'; readonly own: OwnColumn; readonly names: Localized; readonly itemKind?: string }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly names: Localized }
  | { readonly kind: 'attribute'; readonly attribute: Attribute; readonly names: Localized };

/** Id → field: our own columns, the game's resources, its attributes. */
export type Fields = ReadonlyMap<string, Field>;

/** A column of a sheet that we know; `index` counts cells from 0. */
export type Column = { readonly index: number; readonly header: string; readonly field: Field };

/** One spelling of a field. A claim of lower rank beats a higher one: our own columns 0, the game's names 1,
 *  its aliases 2, its kinds of items (which head an items column) 3. */
export type HeaderMatch = { readonly field: Field; readonly spelling: string; readonly rank: number };

/** Folded header → the fields that claim it. */
export type HeaderNames = ReadonlyMap<string, readonly HeaderMatch[]>;

/** Lists all that the columns of a game can speak of. */
export function collectFields({ resources, attributes }: GameSpec): Fields {
  return new Map<string, Field>([
    ...OWN_COLUMNS.map((own) => [own, { kind: 'own', own, names: COLUMN_NAMES[own].names }] as const),
    ...resources.map((resource) => [resource.id, { kind: 'resource', resource, names: resource.names }] as const),
    ...attributes.map((one) => [one.id, { kind: 'attribute', attribute: one, names: one.names }] as const),
  ]);
}

/** Collects every spelling under which a column of this game may stand. */
export function collectHeaderNames(fields: Fields, spec: GameSpec): HeaderNames {
  const names = new Map<string, HeaderMatch[]>();
  for (const match of listMatches(fields, spec)) {
    const { whole, name } = foldHeader(match.spelling);
    for (const key of new Set([whole, name])) {
      const matches = names.get(key);
      if (matches === undefined) names.set(key, [match]);
      else matches.push(match);
    }
  }
  return names;
}

/** Finds the fields a header may mean: one where it is clear, none where it is unknown. */
export function findFields(names: HeaderNames, header: string): readonly Field[] {
  const { whole, name } = foldHeader(header);
  const matches = names.get(whole) ?? names.get(name) ?? findPrice(names, header);
  const best = Math.min(...matches.map((match) => match.rank));
  return [...new Set(matches.filter((match) => match.rank === best).map((match) => match.field))];
}

/** Only a price is written with a sign of money: 价格/元 is one, 金块 is none. */
function findPrice(names: HeaderNames, header: string): readonly HeaderMatch[] {
  const matches = names.get(takeHeaderSign(header)?.name ?? '') ?? [];
  return matches.filter(({ field }) => fieldIdOf(field) === 'price');
}

/** The id under which `collectFields` lists a field. */
export function fieldIdOf(field: Field): string {
  if (field.kind === 'own') return field.own;
  return field.kind === 'resource' ? field.resource.id : field.attribute.id;
}

function listMatches(fields: Fields, { kinds }: GameSpec): readonly HeaderMatch[] {
  const matches: HeaderMatch[] = [];
  const match = (field: Field, rank: number, spellings: readonly string[]) => {
    for (const spelling of spellings) matches.push({ field, spelling, rank });
  };
  for (const [id, field] of fields) {
    const rank = field.kind === 'own' ? 0 : 1;
    match(field, rank, [...Object.values(field.names), id]);
    match(field, field.kind === 'own' ? 0 : 2, aliasesOf(field));
  }
  for (const { id, names } of kinds) {
    match({ kind: 'own', own: 'items', names, itemKind: id }, 3, Object.values(names));
  }
  return matches;
}

function aliasesOf(field: Field): readonly string[] {
  if (field.kind === 'own') return COLUMN_NAMES[field.own].aliases;
  return field.kind === 'resource' ? field.resource.aliases : field.attribute.aliases;
}
