import { ok } from '@/base/result';
import { parseChoice } from './parseChoice';
import type { CellResult } from './refuseCell';
import { collectVocabulary } from './vocabulary';

const ANSWERS = collectVocabulary<'yes' | 'no'>([
  {
    id: 'yes',
    names: { zh: '是', ja: 'はい', en: 'yes' },
    aliases: ['有', '可', '可以', '能', '√', '✓', '✔', '☑', '〇', '○', '◯', 'あり', '可能', 'y', 'true', '1'],
  },
  {
    id: 'no',
    names: { zh: '否', ja: 'いいえ', en: 'no' },
    aliases: [
      '无',
      '無',
      '没有',
      '不',
      '不可',
      '不可以',
      '不能',
      '×',
      '✕',
      '✗',
      '✘',
      'x',
      'なし',
      '不可能',
      'n',
      'false',
      '0',
    ],
  },
]);

/** Reads a yes or a no, as words, marks or numbers: 是/否, √/×, はい/いいえ, y/n, 1/0. */
export function parseYesNo(text: string): CellResult<boolean> {
  const answer = parseChoice(text, ANSWERS);
  return answer.ok ? ok(answer.value === 'yes') : answer;
}
