import { parseText } from '@/query-parser/parseText';
import { loadGame } from './loadGame';
import { type Message, readMessages } from './readMessages';

/** Returns the rows of a table: for each file of messages, how many are read with exactly the wanted items and all refused ones, and how many
 *  have an item on the wrong side. */
export async function messageRows(): Promise<readonly (readonly string[])[]> {
  const rows = [['messages, names only', 'texts', 'right', 'not wanted but required', 'wanted but refused']];
  for (const [file, messages] of readMessages()) {
    const readings = await Promise.all(messages.map(compareMessage));
    const count = (isCounted: (one: Reading) => boolean) => String(readings.filter(isCounted).length);
    rows.push([
      file,
      String(readings.length),
      count(({ isRight }) => isRight),
      count(({ wantsOther }) => wantsOther),
      count(({ refusesWanted }) => refusesWanted),
    ]);
  }
  return rows;
}

type Reading = { readonly isRight: boolean; readonly wantsOther: boolean; readonly refusesWanted: boolean };

async function compareMessage({ game, text, want, refuse, mentioned }: Message): Promise<Reading> {
  const { items } = parseText(await loadGame(game), 'query', text);
  const wanted = new Set<string>(items.filter(({ mode }) => mode !== 'never').map(({ item }) => item));
  const refused = new Set<string>(items.filter(({ mode }) => mode === 'never').map(({ item }) => item));
  const expected = new Set(want);
  const isComplete = wanted.size === expected.size && want.every((item) => wanted.has(item));
  return {
    isRight: isComplete && refuse.every((item) => refused.has(item)),
    wantsOther: [...refuse, ...mentioned].some((item) => wanted.has(item)),
    refusesWanted: want.some((item) => refused.has(item)),
  };
}
