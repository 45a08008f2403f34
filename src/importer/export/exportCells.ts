import { LOCALES, type Locale, type Localized } from '@/domain/localized';
import { CURRENCY_DIGITS, type Money } from '@/domain/money';
import type { AttributeValue, EpochMs, Offer, OfferItem, OfferStatus } from '@/domain/offer';
import type { Attribute, GameSpec } from '@/games/types';
import { parseChoice } from '@/importer/cells/parseChoice';
import type { OwnColumn } from '@/importer/fields/columnNames';
import type { Field } from '@/importer/fields/fields';
import { collectItemVocabulary } from '@/importer/items/itemVocabulary';
import { spellItem } from '@/importer/items/spellItem';
import { collectVocabulary } from '@/importer/lexical/vocabulary';
import type { Roster } from '@/names/roster';

/** Game, roster and language of an export, and its offset from UTC in minutes. */
export type ExportView = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly locale: Locale;
  readonly offsetMinutes: number;
};

/** Formats one cell. */
export type WriteCell = (offer: Offer) => string;

/** Creates the formatter of a column. The importer parses its output to the same value. */
export function cellWriter(field: Field, view: ExportView): WriteCell {
  switch (field.kind) {
    case 'own':
      return ownWriter(field.own, view);
    case 'resource': {
      const { id } = field.resource;
      return ({ resources }) => String(resources[id] ?? '');
    }
    case 'attribute': {
      const { id } = field.attribute;
      const write = attributeWriter(field.attribute, view.locale);
      return ({ attributes }) => {
        const value = attributes[id];
        return value === undefined ? '' : write(value);
      };
    }
  }
}

function ownWriter(own: OwnColumn, view: ExportView): WriteCell {
  switch (own) {
    case 'price':
      return ({ price }) => writeMoney(price);
    case 'currency':
      return ({ price }) => price.currency;
    case 'items': {
      const spell = itemSpeller(view);
      return ({ items }) => items.map(spell).join('; ');
    }
    case 'status':
      return ({ status }) => EXPORTED_STATUSES[status][view.locale];
    case 'listedAt':
      return ({ listedAt }) => (listedAt === 0 ? '' : writeTimestamp(listedAt, view.offsetMinutes));
    case 'code':
    case 'shop':
    case 'title':
    case 'note':
      return (offer) => offer[own];
    default:
      return () => '';
  }
}

/** The same few hundred items repeat in thousands of offers. */
function itemSpeller({ spec, roster, locale }: ExportView): (item: OfferItem) => string {
  const gameItems = collectItemVocabulary(spec, roster);
  const known = new Map<string, string>();
  return (one) => {
    const key = `${one.item} ${one.level}`;
    const spelling = known.get(key) ?? spellItem(one, locale, gameItems);
    known.set(key, spelling);
    return spelling;
  };
}

function attributeWriter(attribute: Attribute, locale: Locale): (value: AttributeValue) => string {
  switch (attribute.type) {
    case 'bool':
      return (value) => (value === true ? EXPORTED_YES : EXPORTED_NO)[locale];
    case 'int':
      return String;
    case 'enum': {
      const vocabulary = collectVocabulary(attribute.options);
      const spellings = attribute.options.map(({ id, names }) => {
        const readsBack = (name: string) => {
          const read = parseChoice(name, vocabulary);
          return read.ok && read.value === id;
        };
        return [id, [names[locale], ...LOCALES.map((other) => names[other])].find(readsBack) ?? id] as const;
      });
      const known = new Map<AttributeValue, string>(spellings);
      return (value) => known.get(value) ?? String(value);
    }
  }
}

/** Formats minor units without floating point: 26850 fen are 268.5 yuan. */
function writeMoney({ amount, currency }: Money): string {
  const digits = CURRENCY_DIGITS[currency];
  if (digits === 0) return String(amount);
  const padded = String(amount).padStart(digits + 1, '0');
  const fraction = padded.slice(-digits).replace(/0+$/, '');
  return fraction === '' ? padded.slice(0, -digits) : `${padded.slice(0, -digits)}.${fraction}`;
}

/** Formats `2026-11-18 14:20 +08:00`, with seconds unless they are 0. */
function writeTimestamp(timestamp: EpochMs, offsetMinutes: number): string {
  const local = new Date(timestamp + offsetMinutes * 60_000).toISOString();
  const seconds = local.slice(17, 19);
  const offset = Math.abs(offsetMinutes);
  const two = (number: number) => String(number).padStart(2, '0');
  const zone = `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(offset / 60))}:${two(offset % 60)}`;
  return `${local.slice(0, 10)} ${local.slice(11, 16)}${seconds === '00' ? '' : `:${seconds}`} ${zone}`;
}

/** Status names in exported sheets. */
const EXPORTED_STATUSES: Readonly<Record<OfferStatus, Localized>> = {
  onSale: { zh: '在售', ja: '販売中', en: 'On sale' },
  reserved: { zh: '预留', ja: '取り置き', en: 'Reserved' },
  sold: { zh: '已售', ja: '売り切れ', en: 'Sold' },
};

const EXPORTED_YES: Localized = { zh: '是', ja: 'はい', en: 'yes' };
const EXPORTED_NO: Localized = { zh: '否', ja: 'いいえ', en: 'no' };
