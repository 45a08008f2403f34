import type { Localized } from '@/domain/localized';
import type { ItemId } from '@/domain/offer';
import type { CellIssue } from '@/importer/rowIssue';
import type { ReadingGame } from '@/reading/prepareGame';
import type { Place, ReadAmbiguity, ReadItem, Reading } from '@/reading/reading';

/** What is doubtful in a listing text: names of several items, guessed names, and in one issue all the words that say nothing
 *  to us.
 *  @param strange  places that were read, but say nothing that an offer can hold */
export function doubtsOf(reading: Reading, strange: readonly Place[], { roster }: ReadingGame): readonly CellIssue[] {
  const namesOf = (ids: readonly ItemId[]) => ids.flatMap((id) => roster.byId.get(id)?.names ?? []);
  return [
    ...reading.ambiguous.map((one) => ambiguous(one, namesOf(one.candidates))),
    ...reading.items
      .filter(({ sureness }) => sureness !== 'exact')
      .flatMap((one) => namesOf([one.item]).map((names) => guessed(one, names, reading.text))),
    ...unread(reading, strange),
  ];
}

function ambiguous({ text }: ReadAmbiguity, names: readonly Localized[]): CellIssue {
  return { code: 'ambiguous-text', expected: { kind: 'oneOf', names }, got: text, suggestion: null };
}

function guessed({ place }: ReadItem, names: Localized, text: string): CellIssue {
  const got = text.slice(place.start, place.end);
  return { code: 'guessed-text', expected: { kind: 'plainName', names }, got, suggestion: null };
}

function unread({ text, unread: words }: Reading, strange: readonly Place[]): readonly CellIssue[] {
  const places = [...words.map(({ place }) => place), ...strange].sort((a, b) => a.start - b.start);
  if (places.length === 0) return [];
  const got = places.map(({ start, end }) => text.slice(start, end)).join(' · ');
  return [{ code: 'unread-text', expected: { kind: 'readableText' }, got, suggestion: null }];
}
