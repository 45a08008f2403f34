/** Texts whose reading a mutation may change, with the reason. */
export type Exception = { readonly mutation: string; readonly location: string; readonly reason: string };

/** Every variant of every other text must read like the text. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/master_duel.jsonl:8',
    reason: 'a copy count applies to names in unbroken succession',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/mementomori.jsonl:23',
    reason: 'a shared level applies to names in unbroken succession',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:20',
    reason: 'the list below a heading ends with the sentence',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:30',
    reason: 'a bare level is the heading of a line, but not of a clause',
  },
  {
    mutation: 'commas to semicolons and back',
    location: 'groups-tuning/imas_prism.jsonl:5',
    reason: 'a level behind a semicolon does not apply to the sentence before it',
  },
  {
    mutation: 'commas to semicolons and back',
    location: 'groups-tuning/umamusume.jsonl:25',
    reason: 'a level behind a semicolon does not apply to the sentence before it',
  },
];

/** Returns true if the mutation may change the reading of the text. */
export function isException(mutation: string, location: string): boolean {
  return EXCEPTIONS.some((one) => one.mutation === mutation && one.location === location);
}
