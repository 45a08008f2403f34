import type { CliLocale } from '@/cli/messages/cliLocale';
import { messagesFor } from '@/cli/messages/messagesFor';
import type { ItemId } from '@/domain/offer';
import { type Range, WANT_MODES } from '@/domain/query';
import { kindOf, levelLabel } from '@/games/levelLabel';
import type { GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';
import type { ParsedChoice, ParsedItem, ParsedText, ParseMode } from '@/query-parser/result/parsedText';

/** Whose words a reading is said in. */
export type ReadingView = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly mode: ParseMode;
  readonly locale: CliLocale;
};

/** Says a reading to a person: the text, and one indented line for each thing that it says. An empty text is one empty line. */
export function formatParsedText(view: ReadingView, reading: ParsedText): readonly string[] {
  const { text, ranges, choices, price, ambiguous, unread } = reading;
  const { spec, mode, locale } = view;
  const { reading: words } = messagesFor(locale);
  const list = (parts: readonly string[]) => parts.join(words.comma);
  const parts = [
    ...sayItems(view, reading.items),
    ...ranges.map(({ facet, range }) => [facetName(spec, facet, locale), sayRange(mode, range)] as const),
    ...choices.map((choice) => [facetName(spec, choice.facet, locale), sayChoice(view, choice)] as const),
    ...(price === null ? [] : [[words.price, `${price.currency} ${sayRange(mode, price.range)}`] as const]),
    ...ambiguous.map(
      (one) =>
        [
          words.ambiguous,
          `${one.text} → ${list(one.candidates.map((item) => sayItem(view, item, one.level)))}`,
        ] as const,
    ),
    ...(unread.length === 0 ? [] : [[words.unread, list(unread.map((one) => one.text))] as const]),
  ];
  // A text cannot write to the terminal.
  return [text, ...parts.map(([label, said]) => `  ${label}: ${said}`)].map((line) =>
    line.replace(/\p{Cc}/gu, '\uFFFD'),
  );
}

function sayItems(
  view: ReadingView,
  items: readonly ParsedItem[],
): readonly (readonly [label: string, said: string])[] {
  const { modes, has, comma } = messagesFor(view.locale).reading;
  return WANT_MODES.flatMap((mode) => {
    const said = items.filter((one) => one.mode === mode).map((one) => sayItem(view, one.item, one.level));
    return said.length === 0 ? [] : [[view.mode === 'offer' ? has : modes[mode], said.join(comma)] as const];
  });
}

/** `梅林 宝2`; the first level, which says no more than that the item is there, is left out. */
function sayItem({ spec, roster, locale }: ReadingView, id: ItemId, level: number): string {
  const item = roster.byId.get(id);
  if (item === undefined) return id;
  const kind = kindOf(spec, item.kind);
  const label = kind === null || level === 1 ? '' : levelLabel(kind, level, locale);
  return label === '' ? item.names[locale] : `${item.names[locale]} ${label}`;
}

function sayRange(mode: ParseMode, { min, max }: Range): string {
  if (mode === 'offer' || min === max) return String(min ?? max);
  if (min === null) return `≤ ${max}`;
  return max === null ? `≥ ${min}` : `${min}–${max}`;
}

function sayChoice({ spec, locale }: ReadingView, { facet, not, values }: ParsedChoice): string {
  const { yes, no, comma, not: notWord } = messagesFor(locale).reading;
  const attribute = spec.attributes.find(({ id }) => id === facet);
  if (attribute?.type === 'bool') return values.includes('yes') !== not ? yes : no;
  const options = attribute?.type === 'enum' ? attribute.options : [];
  const names = values.map((value) => options.find(({ id }) => id === value)?.names[locale] ?? value);
  return `${not ? notWord : ''}${names.join(comma)}`;
}

function facetName(spec: GameSpec, id: string, locale: CliLocale): string {
  return [...spec.resources, ...spec.attributes].find((facet) => facet.id === id)?.names[locale] ?? id;
}
