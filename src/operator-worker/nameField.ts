import type { Localized } from '@/domain/localized';
import type { GameSpec } from '@/games/types';
import { COLUMN_NAMES, OWN_COLUMNS } from '@/importer/fields/columnNames';

/** Returns the names of a field of an offer; an unknown field has its id as name.
 *  @param field  as named by `diffOffers` */
export function nameField(field: string, { resources, attributes }: GameSpec): Localized {
  const own = OWN_COLUMNS.find((column) => column === field);
  if (own !== undefined) return COLUMN_NAMES[own].names;
  const id = field.replace(/^(?:resources|attributes)\./, '');
  return [...resources, ...attributes].find((one) => one.id === id)?.names ?? { zh: id, ja: id, en: id };
}
