import type { Localized } from '@/domain/localized';
import type { OfferStatus } from '@/domain/offer';
import type { Attribute, GameSpec, Resource } from '@/games/types';
import { COLUMN_NAMES, OWN_COLUMNS, type OwnColumn } from './columnNames';
import { foldHeader } from './foldHeader';
import { takeHeaderSign } from './signedHeader';
import { STATUS_FLAGS } from './statusFlags';

/** Meaning of a column. Fields are compared by identity. Items of one kind are a separate field, since a sheet may have a column
 *  of servants and one of craft essences; so are columns that ask for one status. */
export type Field =
  | {
      readonly kind: 'own';
      readonly own: OwnColumn;
      readonly names: Localized;
      readonly itemKind?: string;
      /** A status column of yes and no. */
      readonly flag?: OfferStatus;
    }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly names: Localized }
  | { readonly kind: 'attribute'; readonly attribute: Attribute; readonly names: Localized };

/** Id → field: general columns, the game's resources, its attributes. */
export type Fields = ReadonlyMap<string, Field>;

/** A known column of a sheet; `index` starts at 0. */
export type Column = { readonly index: number; readonly header: string; readonly field: Field };

/** A field that a spelling can mean. Lower ranks win: general columns 0, the game's names 1, its aliases 2, its item kinds (which
 *  name an items column) and flags 3. */
export type HeaderMatch = { readonly field: Field; readonly spelling: string; readonly rank: number };

/** Folded header → the fields it can mean. */
export type HeaderNames = ReadonlyMap<string, readonly HeaderMatch[]>;

/** Lists all fields of a game. */
export function collectFields({ resources, attributes }: GameSpec): Fields {
  return new Map<string, Field>([
    ...OWN_COLUMNS.map((own) => [own, { kind: 'own', own, names: COLUMN_NAMES[own].names }] as const),
    ...resources.map((resource) => [resource.id, { kind: 'resource', resource, names: resource.names }] as const),
    ...attributes.map((one) => [one.id, { kind: 'attribute', attribute: one, names: one.names }] as const),
  ]);
}

/** Collects every header name of this game. */
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

/** Returns the fields that a header may mean: one if it is unambiguous, none if it is unknown. */
export function findFields(names: HeaderNames, header: string): readonly Field[] {
  const { whole, name } = foldHeader(header);
  const matches = names.get(whole) ?? names.get(name) ?? findPrice(names, header);
  const best = Math.min(...matches.map((match) => match.rank));
  return [...new Set(matches.filter((match) => match.rank === best).map((match) => match.field))];
}

/** Only prices have a currency: 价格/元 is a price, 金块 is not. */
function findPrice(names: HeaderNames, header: string): readonly HeaderMatch[] {
  const matches = names.get(takeHeaderSign(header)?.name ?? '') ?? [];
  return matches.filter(({ field }) => fieldIdOf(field) === 'price');
}

/** Returns the id under which `collectFields` lists a field. */
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
  for (const [flag, headers] of STATUS_FLAGS) {
    match({ kind: 'own', own: 'status', names: COLUMN_NAMES.status.names, flag }, 3, headers);
  }
  return matches;
}

function aliasesOf(field: Field): readonly string[] {
  if (field.kind === 'own') return COLUMN_NAMES[field.own].aliases;
  return field.kind === 'resource' ? field.resource.aliases : field.attribute.aliases;
}
