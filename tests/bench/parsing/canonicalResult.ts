import { foldText } from '@/names/foldText';
import type { ParseMode } from '@/query-parser/result/parsedText';
import type { AttributeJson, ParsedTextJson, PriceJson } from '@/query-parser/result/parsedTextJson';

/** Expected meaning of a text, written by hand in the format of the command line; empty lists may be omitted. */
export type ExpectedResult = {
  readonly [Part in Exclude<keyof ParsedTextJson, 'text' | 'items'>]?: ParsedTextJson[Part];
} & {
  readonly items?: readonly { readonly item: string; readonly level?: number; readonly mode?: string }[];
};

/** A parse result in canonical form: unordered lists are sorted and defaults are explicit. */
export type CanonicalResult = {
  readonly items: readonly string[];
  readonly resources: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly price: PriceJson;
  readonly ambiguous: readonly string[];
  /** Words, split at characters other than letters and digits. */
  readonly unread: readonly string[];
  readonly sort: string | null;
};

/** Converts a parse result or an expected meaning to its canonical form. */
export function toCanonicalResult(mode: ParseMode, expected: ExpectedResult): CanonicalResult {
  const {
    items = [],
    resources = {},
    attributes = {},
    price = {},
    ambiguous = [],
    unread = [],
    sort = null,
  } = expected;
  return {
    items: items.map(({ item, level = 1, mode: want = 'must' }) => itemKey(mode, item, level, want)).sort(),
    resources: sortKeys(resources),
    attributes: sortKeys(
      Object.fromEntries(Object.entries(attributes).map(([id, value]) => [id, canonicalChoice(value)])),
    ),
    price,
    ambiguous: ambiguous.map(({ text, candidates }) => `${foldText(text)}: ${[...candidates].sort().join(' ')}`).sort(),
    unread: unread.flatMap(wordsOf).sort(),
    sort,
  };
}

/** Splits a text into words, ignoring width and letter case. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/** Returns equal strings for objects of equal content. */
export function sameKey(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sortKeys(part) : part));
}

function itemKey(mode: ParseMode, item: string, level: number, want: string): string {
  return mode === 'query' ? `${item}*${level} ${want}` : `${item}*${level}`;
}

/** A list of one option equals the option. */
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
