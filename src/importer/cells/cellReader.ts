import type { Currency } from '@/domain/money';
import { OFFER_STATUSES, type OfferStatus } from '@/domain/offer';
import type { Field } from '@/importer/fields/fields';
import type { RowDraft } from '@/importer/fields/rowDraft';
import type { ShopSettings } from '@/importer/fields/settings';
import type { CellResult } from '@/importer/issues/refuseCell';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { ItemVocabulary } from '@/importer/items/itemVocabulary';
import { parseItems } from '@/importer/items/parseItems';
import type { Vocabulary } from '@/importer/lexical/vocabulary';
import type { DateSystem } from '@/importer/sheet/dateText';
import { type CellValue, readAmount, readAttribute, readCurrency, readPrice, toCellValue } from './cellValue';
import { memoize } from './memoize';
import { parseCode } from './parseCode';
import { parseDate } from './parseDate';
import { parseDisplayText } from './parseDisplayText';
import { parseStatus } from './parseStatus';
import { parseStatusFlag } from './parseStatusFlag';

/** Parses a cell into the draft and returns its problems.
 *  @param text  trimmed and not empty */
export type CellReader = (draft: RowDraft, text: string) => readonly CellIssue[];

/** Data needed to read the cells of a sheet. */
export type CellReaderContext = {
  readonly settings: ShopSettings;
  readonly itemVocabulary: ItemVocabulary;
  /** Enum attribute id → its values in every spelling. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary<string>>;
  readonly dates: DateSystem;
};

/** Creates the memoised reader of a column's cells. */
export function cellReader(field: Field, context: CellReaderContext): CellReader {
  switch (field.kind) {
    case 'own':
      return ownReader(field, context);
    case 'resource': {
      const { resource } = field;
      return fillDraft(
        (text) => readAmount(text, resource),
        (draft, amount) => {
          draft.resources[resource.id] = amount;
        },
      );
    }
    case 'attribute': {
      const { attribute } = field;
      return fillDraft(
        (text) => readAttribute(text, attribute, context.vocabularies),
        (draft, value) => {
          draft.attributes[attribute.id] = value;
        },
      );
    }
  }
}

function ownReader(
  field: Extract<Field, { readonly kind: 'own' }>,
  { settings, itemVocabulary, dates }: CellReaderContext,
): CellReader {
  switch (field.own) {
    case 'code':
      // Codes and titles rarely repeat, so they are not memoised.
      return (draft, text) =>
        addIssues(parseCode(text), (code) => {
          draft.code = code;
        });
    case 'price':
      return priceReader(settings);
    case 'currency':
      return fillDraft(
        (text) => readCurrency(text, settings),
        (draft, currencies) => {
          draft.currencies = currencies;
        },
      );
    case 'items':
      return itemsReader(itemVocabulary, field.itemKind);
    case 'status': {
      const { flag } = field;
      return fillDraft(
        (text) => toCellValue(flag === undefined ? parseStatus(text) : parseStatusFlag(text, flag)),
        (draft, status) => {
          draft.status = lessAvailable(draft.status, status);
        },
      );
    }
    case 'listedAt':
      return fillDraft(
        (text) => toCellValue(parseDate(text, settings.offsetMinutes, dates)),
        (draft, listedAt) => {
          draft.listedAt = listedAt;
        },
      );
    case 'shop':
      return fillDraft(
        (text) => toCellValue(parseDisplayText(text)),
        (draft, shop) => {
          draft.shop = shop;
        },
      );
    case 'listing':
      // `readListing` parses it after all other cells of the row.
      return () => NONE;
    case 'title':
      return (draft, text) =>
        addIssues(parseDisplayText(text), (title) => {
          draft.title = title;
        });
    case 'note':
      return fillDraft(
        (text) => toCellValue(parseDisplayText(text)),
        (draft, note) => {
          draft.note = note;
        },
      );
  }
}

/** Of several columns that state a status, the one that is least available counts. */
function lessAvailable(one: OfferStatus | undefined, other: OfferStatus): OfferStatus {
  return one !== undefined && OFFER_STATUSES.indexOf(one) > OFFER_STATUSES.indexOf(other) ? one : other;
}

/** A row in a foreign currency is refused at its currency cell. Its price is still parsed in that currency to avoid a second
 *  issue. */
function priceReader({ currency: ofCatalog }: ShopSettings): CellReader {
  const readers = new Map<Currency, CellReader>();
  return (draft, text) => {
    const { currencies = [ofCatalog] } = draft;
    const currency = currencies.includes(ofCatalog) ? ofCatalog : (currencies[0] ?? ofCatalog);
    const reader =
      readers.get(currency) ??
      fillDraft(
        (one) => readPrice(one, currency),
        (own, price) => {
          own.price = price;
        },
      );
    readers.set(currency, reader);
    return reader(draft, text);
  };
}

/** Items of several columns are merged, so only the first column's result depends on the cell alone. */
function itemsReader(itemVocabulary: ItemVocabulary, kind: string | undefined): CellReader {
  const first = memoize((text) => parseItems(text, itemVocabulary, kind));
  return (draft, text) => {
    const { items, issues } =
      draft.items === undefined ? first(text) : parseItems(text, itemVocabulary, kind, draft.items);
    draft.items = items;
    return issues;
  };
}

const NONE: readonly CellIssue[] = [];

function fillDraft<T>(read: (text: string) => CellValue<T>, report: (draft: RowDraft, value: T) => void): CellReader {
  const known = memoize(read);
  return (draft, text) => {
    const { value, issues } = known(text);
    if (value !== undefined) report(draft, value);
    return issues;
  };
}

function addIssues<T>(result: CellResult<T>, report: (value: T) => void): readonly CellIssue[] {
  if (!result.ok) return [result.error];
  report(result.value);
  return NONE;
}
