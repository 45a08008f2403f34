import { LOCALES, type Locale } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import type { OwnColumn } from '@/importer/fields/columnNames';
import { collectFields, collectHeaderNames, type Field, findFields, type HeaderNames } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { cellWriter, type ExportView } from './exportCells';

/** Writes offers as rows of a sheet, header first. Importing the rows returns the same offers regardless of the shop's settings:
 *  names parse back, times carry their offset and prices their currency. */
export function* exportSheet(offers: Iterable<Offer>, view: ExportView): Generator<readonly string[], void> {
  const names = collectHeaderNames(collectFields(view.spec), view.spec);
  const fields = listFields(names, view.spec);
  yield fields.map((field) => nameColumn(field, view.locale, names));
  const writers = fields.map((field) => cellWriter(field, view));
  for (const offer of offers) yield writers.map((write) => write(offer));
}

/** General columns of an export, in order. */
const EXPORTED: readonly OwnColumn[] = [
  'code',
  'shop',
  'price',
  'currency',
  'items',
  'title',
  'note',
  'status',
  'listedAt',
];

/** Returns the exported fields: general ones, then the game's resources, then its attributes. */
function listFields(names: HeaderNames, { resources, attributes }: GameSpec): readonly Field[] {
  const known = new Map<string, Field>();
  for (const { field, rank } of [...names.values()].flat()) {
    // Item kinds are header names of an items column too, with a higher rank.
    if (field.kind !== 'own' || rank === 0) known.set(idOf(field), field);
  }
  const ids = [...EXPORTED, ...[...resources, ...attributes].map(({ id }) => id)];
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Returns the name in the language, unless another field matches it better. */
function nameColumn(field: Field, locale: Locale, names: HeaderNames): string {
  const candidates = [field.names[locale], ...LOCALES.map((other) => field.names[other])];
  const isClear = (name: string) => {
    const [found, ...others] = findFields(names, name);
    return found === field && others.length === 0 && foldHeader(name).unit === null;
  };
  return candidates.find(isClear) ?? idOf(field);
}

function idOf(field: Field): string {
  if (field.kind === 'own') return field.own;
  return field.kind === 'resource' ? field.resource.id : field.attribute.id;
}
