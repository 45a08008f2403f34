import type { Money } from '@/domain/money';
import type { AttributeValue, EpochMs, OfferCode, OfferItem, OfferStatus } from '@/domain/offer';
import type { Attribute } from '@/games/types';
import { parseAmount } from './cells/parseAmount';
import { parseChoice } from './cells/parseChoice';
import { parseCode } from './cells/parseCode';
import { parseDate } from './cells/parseDate';
import { parseItems } from './cells/parseItems';
import { parsePrice } from './cells/parsePrice';
import { parseStatus } from './cells/parseStatus';
import { isWithin, parseWhole } from './cells/parseWhole';
import { parseWords } from './cells/parseWords';
import { parseYesNo } from './cells/parseYesNo';
import { type CellResult, refuseCell } from './cells/refuseCell';
import type { OwnColumn } from './columnNames';
import type { Field } from './fields';
import type { CellIssue } from './rowIssue';
import type { SheetContext } from './sheetContext';

/** What the cells of a row have said so far. */
export type Draft = {
  readonly code?: OfferCode;
  readonly shop?: string;
  readonly price?: Money;
  readonly items?: readonly OfferItem[];
  readonly title?: string;
  readonly note?: string;
  readonly status?: OfferStatus;
  readonly listedAt?: EpochMs;
  readonly resources: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
};

/** A draft with what one more cell says, and the problems of that cell. */
export type CellReading = { readonly draft: Draft; readonly issues: readonly CellIssue[] };

/** Reads a cell that holds something by what its column speaks of.
 *  @param text  without spaces around it */
export function readCell(draft: Draft, field: Field, text: string, context: SheetContext): CellReading {
  switch (field.kind) {
    case 'own':
      return readOwn(draft, field.own, text, context);
    case 'resource': {
      const { id } = field.resource;
      return take(draft, parseAmount(text), (amount) => ({ resources: { ...draft.resources, [id]: amount } }));
    }
    case 'attribute': {
      const { id } = field.attribute;
      const value = parseAttribute(text, field.attribute, context);
      const reading = take(draft, value, (one) => ({ attributes: { ...draft.attributes, [id]: one } }));
      return { draft: reading.draft, issues: [...reading.issues, ...checkLimits(text, field.attribute, value)] };
    }
  }
}

function readOwn(draft: Draft, own: OwnColumn, text: string, { settings, lexicon }: SheetContext): CellReading {
  switch (own) {
    case 'code':
      return take(draft, parseCode(text), (code) => ({ code }));
    case 'price':
      return take(draft, parsePrice(text, settings.currency), (price) => ({ price }));
    case 'items': {
      const { items, issues } = parseItems(text, lexicon);
      return { draft: { ...draft, items }, issues };
    }
    case 'status':
      return take(draft, parseStatus(text), (status) => ({ status }));
    case 'listedAt':
      return take(draft, parseDate(text, settings.offsetMinutes), (listedAt) => ({ listedAt }));
    case 'shop':
      return { draft: { ...draft, shop: text }, issues: [] };
    case 'title':
      return take(draft, parseWords(text), (title) => ({ title }));
    case 'note':
      return take(draft, parseWords(text), (note) => ({ note }));
  }
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

/** A number that the game's filter cannot reach is let through, but said. */
function checkLimits(text: string, attribute: Attribute, value: CellResult<AttributeValue>): readonly CellIssue[] {
  if (attribute.type !== 'int' || !value.ok || typeof value.value !== 'number') return [];
  if (isWithin(value.value, attribute)) return [];
  const { min, max } = attribute;
  return [refuseCell('out-of-range', { kind: 'whole', min, max }, text).error];
}

function take<T>(draft: Draft, result: CellResult<T>, say: (value: T) => Partial<Draft>): CellReading {
  if (!result.ok) return { draft, issues: [result.error] };
  return { draft: { ...draft, ...say(result.value) }, issues: [] };
}
