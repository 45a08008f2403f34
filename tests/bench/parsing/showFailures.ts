import { sameKey } from './canonicalResult';
import type { Judgement } from './compare';

/** Prints each incorrectly parsed text with the expected and actual parts that differ. */
export function showFailures(judgements: readonly Judgement[]): void {
  for (const { line, want, got, differing, dropped, passedOver } of judgements) {
    if (differing.length === 0 && dropped === 0 && passedOver.length === 0) continue;
    console.log(`${line.place} ${line.game.id} ${line.mode} ${line.difficulty}\n  ${JSON.stringify(line.text)}`);
    for (const part of differing) {
      console.log(`  ${part}\n    want ${sameKey(want[part])}\n    got  ${sameKey(got[part])}`);
    }
    if (dropped > 0) console.log(`  dropped characters: ${dropped}`);
    if (passedOver.length > 0) console.log(`  passed over: ${passedOver.join(' ')}`);
  }
  console.log('');
}
