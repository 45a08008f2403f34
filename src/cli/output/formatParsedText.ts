import type { CliLocale } from '@/cli/io/effects';
import { messagesFor } from '@/cli/messages/messagesFor';
import type { ItemId } from '@/domain/offer';
import { type Range, WANT_MODES } from '@/domain/query';
import { formatSort } from '@/domain/sortKey';
import { kindOf, levelLabel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { ParsedChoice, ParsedItem, ParsedText, ParseMode } from '@/query-parser/result/parsedText';

/** How a parsed text is formatted. */
export type ParsedTextView = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly mode: ParseMode;
  readonly locale: CliLocale;
};

/** Formats a parsed text: the text, and one indented line for each part of its meaning. An empty text is one empty line. */
export function formatParsedText(view: ParsedTextView, parsed: ParsedText): readonly string[] {
  const { text, ranges, choices, price, ambiguous, unread, sort } = parsed;
  const { spec, mode, locale } = view;
  const { parsedText } = messagesFor(locale);
  const list = (parts: readonly string[]) => parts.join(parsedText.comma);
  const parts = [
    ...formatItems(view, parsed.items),
    ...ranges.map(({ facet, range }) => [facetName(spec, facet, locale), formatRange(mode, range)] as const),
    ...choices.map((choice) => [facetName(spec, choice.facet, locale), formatChoice(view, choice)] as const),
    ...(price === null ? [] : [[parsedText.price, `${price.currency} ${formatRange(mode, price.range)}`] as const]),
    ...ambiguous.map(
      (one) =>
        [
          parsedText.ambiguous,
          `${one.text} → ${list(one.candidates.map((item) => formatItem(view, item, one.level)))}`,
        ] as const,
    ),
    ...(sort === null ? [] : [[parsedText.sort, parsedText.sorts[formatSort(sort)] ?? formatSort(sort)] as const]),
    ...(unread.length === 0 ? [] : [[parsedText.unread, list(unread.map((one) => one.text))] as const]),
  ];
  // A text must not control the terminal.
  return [text, ...parts.map(([label, text]) => `  ${label}: ${text}`)].map((line) =>
    line.replace(/\p{Cc}/gu, '\uFFFD'),
  );
}

function formatItems(
  view: ParsedTextView,
  items: readonly ParsedItem[],
): readonly (readonly [label: string, text: string])[] {
  const { modes, has, comma } = messagesFor(view.locale).parsedText;
  return WANT_MODES.flatMap((mode) => {
    const names = items.filter((one) => one.mode === mode).map((one) => formatItem(view, one.item, one.level));
    return names.length === 0 ? [] : [[view.mode === 'offer' ? has : modes[mode], names.join(comma)] as const];
  });
}

/** Formats an item with its level, such as `梅林 宝2`. The first level is omitted: every item has at least that. */
function formatItem({ spec, roster, locale }: ParsedTextView, id: ItemId, level: number): string {
  const item = roster.byId.get(id);
  if (item === undefined) return id;
  const kind = kindOf(spec, item.kind);
  const label = kind === null || level === 1 ? '' : levelLabel(kind, level, locale);
  return label === '' ? item.names[locale] : `${item.names[locale]} ${label}`;
}

function formatRange(mode: ParseMode, { min, max }: Range): string {
  if (mode === 'offer' || min === max) return String(min ?? max);
  if (min === null) return `≤ ${max}`;
  return max === null ? `≥ ${min}` : `${min}–${max}`;
}

function formatChoice({ spec, locale }: ParsedTextView, { facet, not, values }: ParsedChoice): string {
  const { yes, no, comma, not: notWord } = messagesFor(locale).parsedText;
  const attribute = spec.attributes.find(({ id }) => id === facet);
  if (attribute?.type === 'bool') return values.includes('yes') !== not ? yes : no;
  const options = attribute?.type === 'enum' ? attribute.options : [];
  const names = values.map((value) => options.find(({ id }) => id === value)?.names[locale] ?? value);
  return `${not ? notWord : ''}${names.join(comma)}`;
}

function facetName(spec: GameSpec, id: string, locale: CliLocale): string {
  return [...spec.resources, ...spec.attributes].find((facet) => facet.id === id)?.names[locale] ?? id;
}
