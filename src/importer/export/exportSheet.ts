import { LOCALES, type Locale } from '@/domain/localized';
import type { Offer } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import type { OwnColumn } from '@/importer/fields/columnNames';
import { collectFields, collectHeaderNames, type Field, findFields, type HeaderNames } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import { cellWriter, type ExportView } from './exportCells';

/** Writes offers as the rows of a sheet, the names of the columns first. Importing these rows gives the same offers: names are
 *  chosen so that they read back, times carry their offset and prices their currency, whatever the settings of the shop. */
export function* exportSheet(offers: Iterable<Offer>, view: ExportView): Generator<readonly string[], void> {
  const names = collectHeaderNames(collectFields(view.spec), view.spec);
  const fields = listFields(names, view.spec);
  yield fields.map((field) => nameColumn(field, view.locale, names));
  const writers = fields.map((field) => cellWriter(field, view));
  for (const offer of offers) yield writers.map((write) => write(offer));
}

/** Our own columns that an export has, in their order. */
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

/** The fields that an export has: our own, then the game's resources, then its attributes. */
function listFields(names: HeaderNames, { resources, attributes }: GameSpec): readonly Field[] {
  const known = new Map<string, Field>();
  for (const { field, rank } of [...names.values()].flat()) {
    // Kinds of items head an items column too, with a higher rank.
    if (field.kind !== 'own' || rank === 0) known.set(idOf(field), field);
  }
  const ids = [...EXPORTED, ...[...resources, ...attributes].map(({ id }) => id)];
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** The name in the language, unless another field has a better claim to it. */
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
