import type { Localized } from '@/domain/localized';
import type { Attribute, GameSpec, Resource } from '@/games/types';
import { COLUMN_NAMES, OWN_COLUMNS, type OwnColumn } from './columnNames';
import { foldHeader } from './foldHeader';

/** What a column can speak of. One object a field: two columns speak of the same if their fields are the same object. */
export type Field =
  | { readonly kind: 'own'; readonly own: OwnColumn; readonly names: Localized }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly names: Localized }
  | { readonly kind: 'attribute'; readonly attribute: Attribute; readonly names: Localized };

/** A column of a sheet that we know; `index` counts cells from 0. */
export type Column = { readonly index: number; readonly header: string; readonly field: Field };

/** One spelling of a field. A claim of lower rank beats a higher one: our own columns 0, the game's names 1,
 *  its aliases 2, its kinds of items (which head an items column) 3. */
export type Claim = { readonly field: Field; readonly spelling: string; readonly rank: number };

/** Folded header → the fields that claim it. */
export type HeaderNames = ReadonlyMap<string, readonly Claim[]>;

/** Collects every spelling under which a column of this game may stand. */
export function collectHeaderNames(spec: GameSpec): HeaderNames {
  const names = new Map<string, Claim[]>();
  for (const claim of listClaims(spec)) {
    const { whole, name } = foldHeader(claim.spelling);
    for (const key of new Set([whole, name])) {
      const claims = names.get(key);
      if (claims === undefined) names.set(key, [claim]);
      else claims.push(claim);
    }
  }
  return names;
}

/** Finds the fields a header may mean: one where it is clear, none where it is unknown. */
export function findFields(names: HeaderNames, header: string): readonly Field[] {
  const { whole, name } = foldHeader(header);
  const claims = names.get(whole) ?? names.get(name) ?? [];
  const best = Math.min(...claims.map((claim) => claim.rank));
  return [...new Set(claims.filter((claim) => claim.rank === best).map((claim) => claim.field))];
}

function listClaims(spec: GameSpec): readonly Claim[] {
  const own = new Map(OWN_COLUMNS.map((column) => [column, ownField(column)]));
  const claims: Claim[] = [];
  const claim = (field: Field, rank: number, spellings: readonly string[]) => {
    for (const spelling of spellings) claims.push({ field, spelling, rank });
  };
  for (const [column, field] of own) {
    claim(field, 0, [...Object.values(field.names), column, ...COLUMN_NAMES[column].aliases]);
  }
  for (const resource of spec.resources) {
    const field: Field = { kind: 'resource', resource, names: resource.names };
    claim(field, 1, [...Object.values(resource.names), resource.id]);
    claim(field, 2, resource.aliases);
  }
  for (const attribute of spec.attributes) {
    const field: Field = { kind: 'attribute', attribute, names: attribute.names };
    claim(field, 1, [...Object.values(attribute.names), attribute.id]);
    claim(field, 2, attribute.aliases);
  }
  const items = own.get('items') ?? ownField('items');
  for (const kind of spec.kinds) claim(items, 3, Object.values(kind.names));
  return claims;
}

function ownField(own: OwnColumn): Field {
  return { kind: 'own', own, names: COLUMN_NAMES[own].names };
}
