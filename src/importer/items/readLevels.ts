import { foldText } from '@/names/foldText';
import type { ItemVocabulary } from './itemVocabulary';

/** One way to split an entry into a name and a level. The level is on the scale of `kind` or, if that is null, of the named item.
 *  `before` and `after` are the removed text. */
export type LevelReading = {
  readonly name: string;
  readonly level: number;
  readonly kind: string | null;
  readonly before: string;
  readonly after: string;
};

/** Lists the ways to split an entry into name and level, best first: 梅林*2, the whole text as a name, 梅林x2, then scale labels,
 *  longest first, after the name (梅林宝2, 梅林（宝2）, 梅林【宝2】) or before it (满破北黑). */
export function readLevels(entry: string, vocabulary: ItemVocabulary): readonly LevelReading[] {
  const plain = entry.normalize('NFKC').toLowerCase().trim();
  return [
    ...readCount(/^(.+?)(\s*[*×✕✖]\s*(\d{1,3}))$/u, plain),
    { name: plain, level: 1, kind: null, before: '', after: '' },
    ...readCount(/^(.+?)(\s*x\s*(\d{1,3}))$/u, plain),
    ...readLabels(foldText(entry), vocabulary),
  ];
}

function readCount(shape: RegExp, plain: string): readonly LevelReading[] {
  const match = shape.exec(plain);
  if (match === null) return [];
  const [, name = '', after = '', count] = match;
  return [{ name, level: Number(count), kind: null, before: '', after }];
}

function readLabels(folded: string, { labels, maxLabelLength }: ItemVocabulary): readonly LevelReading[] {
  const readings: LevelReading[] = [];
  for (let length = Math.min(maxLabelLength, folded.length - 1); length > 0; length--) {
    const [head, after] = [folded.slice(0, -length), folded.slice(-length)];
    for (const level of labels.get(after) ?? []) readings.push({ ...level, name: head, before: '', after });
    const [before, tail] = [folded.slice(0, length), folded.slice(length)];
    for (const level of labels.get(before) ?? []) readings.push({ ...level, name: tail, before, after: '' });
  }
  return readings;
}
