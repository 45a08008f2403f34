import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@/games/games';
import type { GameId } from '@/games/types';
import { parseText } from '@/query-parser/parseText';
import { loadGame } from './loadGame';

const FOLDER = 'tests/bench/parsing/messages';

/** A line of a file: a message to buy an account, labelled only with the items that it wants and refuses. */
type Message = {
  readonly game: GameId;
  readonly text: string;
  /** Ids, with a level where the text states one: `svt-150*2`. Levels are not compared. */
  readonly want: readonly string[];
  /** Ids, and refused values in words (`server=国服`), which are not compared. */
  readonly refuse: readonly string[];
  /** Ids that are neither wanted nor refused; in files whose authors did not distinguish the two, also those that are refused. */
  readonly mentioned?: readonly string[];
};

/** Returns the rows of a table: for each file of messages, how many are read with exactly the wanted items and all refused ones, and how many
 *  have an item on the wrong side. */
export async function messageRows(): Promise<readonly (readonly string[])[]> {
  const rows = [['messages, names only', 'texts', 'right', 'not wanted but required', 'wanted but refused']];
  for (const file of readdirSync(FOLDER).sort()) {
    const readings: Reading[] = [];
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
      if (line !== '') readings.push(await compareMessage(JSON.parse(line)));
    }
    const count = (isCounted: (one: Reading) => boolean) => String(readings.filter(isCounted).length);
    rows.push([
      file.replace('.jsonl', ''),
      String(readings.length),
      count(({ isRight }) => isRight),
      count(({ wantsOther }) => wantsOther),
      count(({ refusesWanted }) => refusesWanted),
    ]);
  }
  return rows;
}

type Reading = { readonly isRight: boolean; readonly wantsOther: boolean; readonly refusesWanted: boolean };

async function compareMessage({ game, text, want, refuse, mentioned = [] }: Message): Promise<Reading> {
  const { items } = parseText(await loadGame(gameById(game)), 'query', text);
  const wanted = new Set<string>(items.filter(({ mode }) => mode !== 'never').map(({ item }) => item));
  const refused = new Set<string>(items.filter(({ mode }) => mode === 'never').map(({ item }) => item));
  const expected = new Set(want.map((one) => one.split('*')[0] ?? one));
  const expectedRefused = refuse.filter((one) => !one.includes('='));
  const isComplete = wanted.size === expected.size && [...expected].every((item) => wanted.has(item));
  return {
    isRight: isComplete && expectedRefused.every((item) => refused.has(item)),
    wantsOther: [...expectedRefused, ...mentioned].some((item) => wanted.has(item)),
    refusesWanted: [...expected].some((item) => refused.has(item)),
  };
}
