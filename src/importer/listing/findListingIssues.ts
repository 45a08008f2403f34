import type { Localized } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import type { GameSpec } from '@/games/types';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { AmbiguousName, ParsedChoice, ParsedItem, ParsedText, Span } from '@/query-parser/result/parsedText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** `unsupported`: parsed, but not valid for an offer. `recognized`: unread by the parser, but known otherwise. */
export type ExtraSpans = { readonly unsupported: readonly Span[]; readonly recognized: readonly Span[] };

/** Reports ambiguous and guessed names, and all unread words in one issue. */
export function findListingIssues(
  parsed: ParsedText,
  others: ExtraSpans,
  { roster }: PreparedGame,
): readonly CellIssue[] {
  const namesOf = (ids: readonly ItemId[]) => ids.flatMap((id) => roster.byId.get(id)?.names ?? []);
  return [
    ...parsed.ambiguous.map((one) => ambiguousIssue(one, namesOf(one.candidates))),
    ...parsed.items
      .filter(({ quality }) => quality !== 'exact')
      .flatMap((one) => namesOf([one.item]).map((names) => guessedIssue(one, names, parsed.text))),
    ...unreadIssues(parsed, others),
  ];
}

/** Reports a choice of several values, of which an offer has one: 国服/日服. */
export function multipleValuesIssue({ facet, values }: ParsedChoice, got: string, { attributes }: GameSpec): CellIssue {
  const options = attributes.flatMap((one) => (one.id === facet && one.type === 'enum' ? one.options : []));
  const names = options.filter(({ id }) => values.includes(id)).map((option) => option.names);
  return { code: 'ambiguous-text', expected: { kind: 'oneOf', names }, got, suggestion: null };
}

function ambiguousIssue({ text }: AmbiguousName, names: readonly Localized[]): CellIssue {
  return { code: 'ambiguous-text', expected: { kind: 'oneOf', names }, got: text, suggestion: null };
}

function guessedIssue({ span }: ParsedItem, names: Localized, text: string): CellIssue {
  const got = text.slice(span.start, span.end);
  return { code: 'guessed-text', expected: { kind: 'plainName', names }, got, suggestion: null };
}

function unreadIssues(
  { text, unread: words }: ParsedText,
  { unsupported, recognized }: ExtraSpans,
): readonly CellIssue[] {
  const isKnown = (one: Span) => recognized.some(({ start, end }) => start <= one.start && one.end <= end);
  const spans = [...words.map(({ span }) => span), ...unsupported].filter((span) => !isKnown(span));
  if (spans.length === 0) return [];
  const inOrder = spans.sort((a, b) => a.start - b.start);
  const got = inOrder.map(({ start, end }) => text.slice(start, end)).join(' · ');
  return [{ code: 'unread-text', expected: { kind: 'readableText' }, got, suggestion: null }];
}
