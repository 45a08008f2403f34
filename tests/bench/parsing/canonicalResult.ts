import { foldText } from '@/names/foldText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { AttributeJson, ParsedTextJson, PriceJson } from '@/query-parser/result/parsedTextJson';

/** What a text means, as it is written down by hand: the shape of the command line, with what is empty left out. */
export type Gold = { readonly [Part in Exclude<keyof ParsedTextJson, 'text' | 'items'>]?: ParsedTextJson[Part] } & {
  readonly items?: readonly { readonly item: string; readonly level?: number; readonly mode?: string }[];
};

/** A reading in a form in which equal meanings are equal: lists that are sets are sorted, what may be left out is written. */
export type CanonicalReading = {
  /** `svt-150*2 must`. */
  readonly items: readonly string[];
  readonly resources: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly price: PriceJson;
  /** `师匠: svt-a svt-b`. */
  readonly ambiguous: readonly string[];
  /** Words, split where the text has neither letter nor digit. */
  readonly unread: readonly string[];
};

/** Brings a reading, or one written by hand, into its canonical form. */
export function canonicalReading(mode: ParseMode, gold: Gold): CanonicalReading {
  const { items = [], resources = {}, attributes = {}, price = {}, ambiguous = [], unread = [] } = gold;
  return {
    items: items.map(({ item, level = 1, mode: want = 'must' }) => itemKey(mode, item, level, want)).sort(),
    resources: sortKeys(resources),
    attributes: sortKeys(
      Object.fromEntries(Object.entries(attributes).map(([id, value]) => [id, canonicalChoice(value)])),
    ),
    price,
    ambiguous: ambiguous.map(({ text, candidates }) => `${foldText(text)}: ${[...candidates].sort().join(' ')}`).sort(),
    unread: unread.flatMap(wordsOf).sort(),
  };
}

/** The words of a text without regard to width and letter case. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Objects with equal content as equal strings. */
export function sameKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sortKeys(part) : part));
}

function itemKey(mode: ParseMode, item: string, level: number, want: string): string {
  return mode === 'query' ? `${item}*${level} ${want}` : `${item}*${level}`;
}

/** A list of one option means what the option alone means. */
function canonicalChoice(value: AttributeJson): unknown {
  if (isList(value)) return value.length === 1 ? value[0] : [...value].sort();
  if (typeof value === 'object' && 'not' in value) return { not: [...value.not].sort() };
  return value;
}

function sortKeys(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
