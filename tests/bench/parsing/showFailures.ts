import { sameKey } from './canonicalResult';
import type { Comparison } from './compare';

/** Prints each incorrectly parsed text with the expected and actual parts that differ. */
export function showFailures(comparisons: readonly Comparison[]): void {
  for (const { line, expected, actual, differing, dropped, wronglySkipped } of comparisons) {
    if (differing.length === 0 && dropped === 0 && wronglySkipped.length === 0) continue;
    console.log(`${line.location} ${line.game.id} ${line.mode} ${line.difficulty}\n  ${JSON.stringify(line.text)}`);
    for (const part of differing) {
      console.log(`  ${part}\n    want ${sameKey(expected[part])}\n    got  ${sameKey(actual[part])}`);
    }
    if (dropped > 0) console.log(`  dropped characters: ${dropped}`);
    if (wronglySkipped.length > 0) console.log(`  wrongly skipped: ${wronglySkipped.join(' ')}`);
  }
  console.log('');
}
