import type { AttributeValue } from '@/domain/offer';
import type { Attribute, Resource } from '@/games/types';
import { parseAmount } from './cells/parseAmount';
import { parseChoice } from './cells/parseChoice';
import { parseCode } from './cells/parseCode';
import { parseDate } from './cells/parseDate';
import { parseItems } from './cells/parseItems';
import { parsePrice } from './cells/parsePrice';
import { parseStatus } from './cells/parseStatus';
import { checkLimits, parseWhole } from './cells/parseWhole';
import { parseWords } from './cells/parseWords';
import { parseYesNo } from './cells/parseYesNo';
import { type CellResult, refuseCell } from './cells/refuseCell';
import { dropRoughWords } from './cells/roughAmount';
import type { Draft } from './draft';
import type { Field } from './fields';
import type { CellIssue } from './rowIssue';
import type { ShopSettings } from './settings';
import type { SheetContext } from './sheetContext';

/** A draft with what one more cell says, and the problems of that cell. */
export type CellReading = { readonly draft: Draft; readonly issues: readonly CellIssue[] };

/** Reads a cell that holds something by what its column speaks of.
 *  @param text  without spaces around it */
export function readCell(draft: Draft, field: Field, text: string, context: SheetContext): CellReading {
  switch (field.kind) {
    case 'own':
      return readOwn(draft, field, text, context);
    case 'resource':
      return readResource(draft, field.resource, text);
    case 'attribute': {
      const { id } = field.attribute;
      const value = parseAttribute(text, field.attribute, context);
      const reading = take(draft, value, (one) => ({ attributes: { ...draft.attributes, [id]: one } }));
      if (field.attribute.type !== 'int' || !value.ok || typeof value.value !== 'number') return reading;
      return { ...reading, issues: checkLimits(text, value.value, field.attribute) };
    }
  }
}

type OwnField = Extract<Field, { readonly kind: 'own' }>;

/** About so much, or at least so much, is let through as that much, but said. */
function readResource(draft: Draft, resource: Resource, text: string): CellReading {
  const say = (amount: number) => ({ resources: { ...draft.resources, [resource.id]: amount } });
  const exact = dropRoughWords(text);
  const rough = exact === null ? null : parseAmount(exact, resource);
  if (rough === null || !rough.ok) return take(draft, parseAmount(text, resource), say);
  const { error } = refuseCell('rough-amount', { kind: 'exactAmount', amount: rough.value }, text);
  return { draft: { ...draft, ...say(rough.value) }, issues: [error] };
}

function readOwn(draft: Draft, field: OwnField, text: string, { settings, lexicon }: SheetContext): CellReading {
  switch (field.own) {
    case 'code':
      return take(draft, parseCode(text), (code) => ({ code }));
    case 'price':
      return readPrice(draft, text, settings);
    case 'items': {
      const { items, issues } = parseItems(text, lexicon, field.itemKind, draft.items);
      return { draft: { ...draft, items }, issues };
    }
    case 'status':
      return take(draft, parseStatus(text), (status) => ({ status }));
    case 'listedAt':
      return take(draft, parseDate(text, settings.offsetMinutes), (listedAt) => ({ listedAt }));
    case 'shop':
      return take(draft, parseWords(text), (shop) => ({ shop }));
    case 'listing':
      // `readListing` reads it when all other cells of the row are known.
      return { draft, issues: [] };
    case 'title':
      return take(draft, parseWords(text), (title) => ({ title }));
    case 'note':
      return take(draft, parseWords(text), (note) => ({ note }));
  }
}

/** A price of 0 is more often a price that nobody filled in, so it is let through, but said. */
function readPrice(draft: Draft, text: string, { currency }: ShopSettings): CellReading {
  const price = parsePrice(text, currency);
  const reading = take(draft, price, (sum) => ({ price: sum }));
  if (!price.ok || price.value.amount > 0) return reading;
  return { ...reading, issues: [refuseCell('zero-price', { kind: 'paidPrice' }, text).error] };
}

function parseAttribute(text: string, attribute: Attribute, context: SheetContext): CellResult<AttributeValue> {
  switch (attribute.type) {
    case 'enum':
      return parseChoice(text, context.vocabularies.get(attribute.id) ?? new Map());
    case 'int':
      return parseWhole(text, attribute);
    case 'bool':
      return parseYesNo(text);
  }
}

function take<T>(draft: Draft, result: CellResult<T>, say: (value: T) => Partial<Draft>): CellReading {
  if (!result.ok) return { draft, issues: [result.error] };
  return { draft: { ...draft, ...say(result.value) }, issues: [] };
}
