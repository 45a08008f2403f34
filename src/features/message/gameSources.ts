import { loadQueryParser } from '@/features/text-query/loadQueryParser';
import { loadSpec } from '@/games/specs/loadSpec';
import type { Game } from '@/games/types';
import type { FamilyWords } from '@/names/familyWords';
import { loadFamilyWords } from '@/names/loadFamilyWords';
import { loadChunk } from '@/resilience/loadChunk';
import type { GameSources, OpenedGame } from './chooseGame';

let words: Promise<FamilyWords> | null = null;

/** Loads words, specs and parsers as chunks, each once; after a failure the next call tries again. */
export const GAME_SOURCES: GameSources = { loadWords, openGame };

function loadWords(): Promise<FamilyWords> {
  words ??= loadChunk(loadFamilyWords).catch((error) => {
    words = null;
    throw error;
  });
  return words;
}

async function openGame(game: Game): Promise<OpenedGame> {
  const spec = await loadChunk(() => loadSpec(game));
  return { spec, parser: await loadQueryParser(spec) };
}
