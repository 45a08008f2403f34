import type { Locale, Localized } from '@/domain/localized';
import { facetsOf } from '@/games/facetsOf';
import type { GameSpec } from '@/games/types';
import { foldText } from '@/names/foldText';
import type { QuotedFields } from './parseQuoted';

const GENERAL_FIELDS: Readonly<Record<string, Localized>> = {
  text: { zh: '文字', ja: '文字列', en: 'text' },
  item: { zh: '物品', ja: 'アイテム', en: 'item' },
  shop: { zh: '店铺', ja: '店舗', en: 'shop' },
  status: { zh: '状态', ja: '状態', en: 'status' },
};

/** Returns the fields of a game that take quoted values: text, an item by its id, and every choice. */
export function quotedFields(spec: GameSpec): QuotedFields {
  const fields = new Map<string, string>();
  for (const { id, kind } of facetsOf(spec)) {
    if (kind === 'choice') for (const word of fieldWords(spec, id)) fields.set(word, id);
  }
  for (const [id, names] of Object.entries(GENERAL_FIELDS)) {
    for (const name of Object.values(names)) fields.set(foldText(name), id);
  }
  return fields;
}

/** Returns the word that a field is written with. */
export function fieldWord(spec: GameSpec, field: string, locale: Locale): string {
  const names = GENERAL_FIELDS[field] ?? spec.attributes.find(({ id }) => id === field)?.names;
  return names?.[locale] ?? field;
}

function fieldWords({ attributes }: GameSpec, facet: string): readonly string[] {
  const names = attributes.find(({ id }) => id === facet)?.names;
  return [facet, ...(names === undefined ? [] : Object.values(names))].map(foldText);
}
