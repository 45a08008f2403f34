import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@/games/games';
import type { Game } from '@/games/types';

const FOLDER = 'tests/bench/parsing/messages';

/** A message to buy an account, labelled only with the ids of items. */
export type Message = {
  readonly game: Game;
  readonly text: string;
  readonly want: readonly string[];
  readonly refuse: readonly string[];
  /** Neither wanted nor refused; in files whose authors did not distinguish the two, also what is refused. */
  readonly mentioned: readonly string[];
};

/** Reads the messages of each file, by its name without extension. */
export function readMessages(): ReadonlyMap<string, readonly Message[]> {
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => {
        const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n');
        return [file.replace('.jsonl', ''), lines.filter((line) => line !== '').map(decodeMessage)];
      }),
  );
}

/** In a file, items may have a level (`svt-150*2`), and what is refused may be a value in words (`server=国服`). Neither is compared. */
function decodeMessage(line: string): Message {
  const { game, text, want, refuse, mentioned = [] } = JSON.parse(line);
  return {
    game: gameById(game),
    text,
    want: want.map((one: string) => one.split('*')[0]),
    refuse: refuse.filter((one: string) => !one.includes('=')),
    mentioned,
  };
}
