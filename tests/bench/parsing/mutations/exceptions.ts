/** Texts whose reading a mutation may change, with the reason. */
export type Exception = { readonly mutation: string; readonly location: string; readonly reason: string };

/** Every variant of every other text must read like the text, up to the ceiling of the mutation. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/fgo.jsonl:88',
    reason: 'a Japanese greeting in a Chinese clause is near the line between wanted and mentioned',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/gget.jsonl:176',
    reason: '诚心要 says of the name before it that it is wanted',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/gget.jsonl:182',
    reason: '有的私我 after 不用 asks for the name',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/master_duel.jsonl:175',
    reason: '缺 before another word may be about that',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/duel_links.jsonl:187',
    reason: 'a question stands between alternatives',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/gget.jsonl:164',
    reason: 'the chatter stands inside a term',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/master_duel.jsonl:155',
    reason: 'chatter stands between alternatives',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/mementomori.jsonl:146',
    reason: 'chatter stands between alternatives',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/srw_dd.jsonl:144',
    reason: 'a question stands between alternatives',
  },
  {
    mutation: 'negations',
    location: 'groups-tuning/umamusume.jsonl:253',
    reason: 'not wanted is a phrase, in which no other negation is English',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/blue_archive.jsonl:178',
    reason: 'the second name of what a friend has is near the line between wanted and mentioned',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/blue_archive.jsonl:178',
    reason: 'the second name of what a friend has is near the line between wanted and mentioned',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/blue_archive.jsonl:178',
    reason: 'the second name of what a friend has is near the line between wanted and mentioned',
  },
  {
    mutation: 'extra spaces',
    location: 'groups-tuning/blue_archive.jsonl:178',
    reason: 'the second name of what a friend has is near the line between wanted and mentioned',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/fgo.jsonl:221',
    reason: 'the account that was stolen is in the clause after the chatter',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/fgo.jsonl:221',
    reason: 'the account that was stolen is in the clause after the chatter',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/master_duel.jsonl:180',
    reason: 'a request after a refusal to count is a sentence of its own',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/mementomori.jsonl:177',
    reason: 'never got her and stuck at are fixed phrases',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/mementomori.jsonl:177',
    reason: 'never got her and stuck at are fixed phrases',
  },
  {
    mutation: 'full width',
    location: 'groups-tuning/mementomori.jsonl:177',
    reason: 'never got her and stuck at are fixed phrases',
  },
  {
    mutation: 'extra spaces',
    location: 'groups-tuning/mementomori.jsonl:177',
    reason: 'never got her and stuck at are fixed phrases',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/umamusume.jsonl:204',
    reason: 'a question after 凸不問 asks for the name',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/mementomori.jsonl:165',
    reason: 'same must follow the name',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/umamusume.jsonl:212',
    reason: 'keep away from me is one phrase',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/mementomori.jsonl:46',
    reason: 'the full stop of A.A. is the place of the clause',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/mementomori.jsonl:46',
    reason: 'the full stop of A.A. is the place of the chatter',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/fgo.jsonl:51',
    reason: 'silver alone on a line names no resource',
  },
  {
    mutation: 'commas to semicolons and back',
    location: 'groups-tuning/fgo.jsonl:51',
    reason: 'silver in a sentence of its own names no resource',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/srw_dd.jsonl:87',
    reason: 'on a line of its own 0破也ok is about the list before it',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/blue_archive.jsonl:127',
    reason: 'ノーマルじゃなくて before another clause announces a correction',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/blue_archive.jsonl:127',
    reason: 'ノーマルじゃなくて before another clause announces a correction',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/ptcgp.jsonl:27',
    reason: 'a line without names ends the list below a heading',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/umamusume.jsonl:209',
    reason: 'サポカ is the kind of the names below only at the beginning of the text',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/blue_archive.jsonl:64',
    reason: 'a question mark ends the list of names',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/fgo.jsonl:102',
    reason: 'the chatter stands between an amount and its currency',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/umamusume.jsonl:101',
    reason: 'the chatter splits the phrase reroll hell',
  },
  {
    mutation: 'negations',
    location: 'groups-tuning/overlord_mass.jsonl:20',
    reason: '除外というか is corrected by what follows',
  },
  {
    mutation: 'negations',
    location: 'groups-tuning/duel_links.jsonl:96',
    reason: '都不想要有 is no refusal that anybody writes',
  },
  { mutation: 'negations', location: 'groups-tuning/blue_archive.jsonl:55', reason: '連携なし is a kind of binding' },
  { mutation: 'negations', location: 'groups-tuning/umamusume.jsonl:103', reason: 'no thanks is an idiom' },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/imas_prism.jsonl:55',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/mementomori.jsonl:75',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/mementomori.jsonl:115',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/srw_dd.jsonl:61',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/duel_links.jsonl:10',
    reason: 'no ends one line, and KoG only begins the next',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/umamusume.jsonl:45',
    reason: '没有 alone on a line is about the names below',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/imas_prism.jsonl:47',
    reason: 'the chatter splits the list before the colon',
  },
  {
    mutation: 'chatter between words',
    location: 'tuning/mementomori.jsonl:22',
    reason: 'the chatter separates A.A. from what follows',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:224',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:226',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:242',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/umamusume.jsonl:388',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/srw_dd.jsonl:230',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/overlord_mass.jsonl:192',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/overlord_mass.jsonl:204',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/gget.jsonl:214',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/fgo.jsonl:344',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/imas_prism.jsonl:190',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/master_duel.jsonl:246',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'commas and semicolons to line breaks',
    location: 'groups-tuning/mementomori.jsonl:242',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'chatter as a clause',
    location: 'groups-tuning/overlord_mass.jsonl:206',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/overlord_mass.jsonl:206',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/mementomori.jsonl:266',
    reason: 'thank you after a reason takes it from the refusal that it explains',
  },
  {
    mutation: 'chatter at the end of a clause',
    location: 'groups-tuning/srw_dd.jsonl:238',
    reason: 'a nice extra before other words may be about those',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/overlord_mass.jsonl:190',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/overlord_mass.jsonl:208',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/srw_dd.jsonl:214',
    reason: 'chatter stands between alternatives',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/srw_dd.jsonl:240',
    reason: 'the chatter stands between a level and its list',
  },
  {
    mutation: 'negations',
    location: 'groups-tuning/srw_dd.jsonl:214',
    reason: 'a no from me is a phrase, in which no other negation is English',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/master_duel.jsonl:246',
    reason: 'chatter stands between the names that slashes join',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/umamusume.jsonl:402',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/mementomori.jsonl:276',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/imas_prism.jsonl:232',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/fgo.jsonl:410',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/blue_archive.jsonl:364',
    reason: 'the chatter stands between a level and its list',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/mementomori.jsonl:306',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/overlord_mass.jsonl:252',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'chatter between words',
    location: 'groups-tuning/umamusume.jsonl:448',
    reason: 'a question stands inside the list',
  },
  {
    mutation: 'negations',
    location: 'groups-tuning/fgo.jsonl:426',
    reason: 'without punctuation the refusal may be about the price after it',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/overlord_mass.jsonl:254',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/overlord_mass.jsonl:258',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/imas_prism.jsonl:256',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/gget.jsonl:298',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/blue_archive.jsonl:362',
    reason: 'a level alone on a line states the level of the names below',
  },
  {
    mutation: 'line breaks to commas and semicolons',
    location: 'groups-tuning/blue_archive.jsonl:364',
    reason: 'a line that begins with a level is about the names of that line alone',
  },
  {
    mutation: 'extra spaces',
    location: 'groups-tuning/blue_archive.jsonl:364',
    reason: 'after a space, the sign of a quotation compares numbers',
  },
];

/** Maximum share of the variants that are read differently, for mutations that are not always without meaning: a semicolon ends a
 *  sentence, a line has a heading or a name of its own. */
const CEILINGS: ReadonlyMap<string, number> = new Map([
  ['line breaks to commas and semicolons', 0.03],
  ['commas and semicolons to line breaks', 0.02],
  ['commas to semicolons and back', 0.04],
]);

/** Returns the share of the variants that a mutation may change, besides the exceptions. */
export function ceilingOf(mutation: string): number {
  return CEILINGS.get(mutation) ?? 0;
}

/** Returns true if the mutation may change the reading of the text. */
export function isException(mutation: string, location: string): boolean {
  return EXCEPTIONS.some((one) => one.mutation === mutation && one.location === location);
}
