import { specOf } from '@/games/specs/specOf';
import { parseText } from '@/query-parser/parseText';
import type { ParsedText } from '@/query-parser/result/parsedText';
import { parsedTextJson } from '@/query-parser/result/parsedTextJson';
import { sameKey, toCanonicalResult } from '../canonicalResult';
import { compare } from '../compare';
import { type CorpusLine, type Half, readCorpus } from '../corpus';
import { loadGame } from '../loadGame';
import type { Mutation } from './mutation';
import { MUTATIONS } from './mutations';

/** A variant that is read differently from its text. */
export type ChangedReading = {
  /** `tuning/fgo.jsonl:12`. */
  readonly location: string;
  readonly variant: string;
  readonly before: string;
  readonly after: string;
};

/** Readings of all variants that a mutation makes of the texts that are read right. */
export type Stability = {
  readonly name: string;
  readonly variants: number;
  readonly changed: readonly ChangedReading[];
};

/** Mutates every text that is read right, and compares the readings of the variants with that of the text. */
export async function measureMutations(
  lines: readonly CorpusLine[],
  mutations: readonly Mutation[] = MUTATIONS,
): Promise<readonly Stability[]> {
  const counts = mutations.map(({ name }) => ({ name, variants: 0, changed: [] as ChangedReading[] }));
  for (const line of lines) {
    const game = await loadGame(line.game);
    const parsed = parseText(game, line.mode, line.text);
    if (compare(line, parsed).differing.some((part) => part !== 'unread')) continue;
    const before = readingKey(line, parsed);
    for (const [index, { variantsOf }] of mutations.entries()) {
      for (const variant of variantsOf(line, parsed)) {
        const after = readingKey(line, parseText(game, line.mode, variant));
        const count = counts[index];
        if (count === undefined) continue;
        count.variants++;
        if (after !== before) count.changed.push({ location: line.location, variant, before, after });
      }
    }
  }
  return counts;
}

/** Returns the lines of a half, whose name becomes part of their location. */
export function linesOf(half: Half): readonly CorpusLine[] {
  return readCorpus(half).map((line) => ({ ...line, location: `${half}/${line.location}` }));
}

/** Returns the conditions of a parsed text. Unread words are left out, and so is the wording of ambiguous names. */
function readingKey({ game, mode }: CorpusLine, parsed: ParsedText): string {
  const { unread: _, ...result } = toCanonicalResult(mode, parsedTextJson(specOf(game), mode, parsed));
  const ambiguous = parsed.ambiguous.map(({ candidates }) => [...candidates].sort().join(' ')).sort();
  return sameKey({ ...result, ambiguous });
}
