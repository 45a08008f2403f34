import { ok } from '@/base/result';
import type { CellResult } from '@/importer/issues/refuseCell';
import { collectVocabulary } from '@/importer/lexical/vocabulary';
import { parseChoice } from './parseChoice';

const YES_WORDS = ['有', '可', '可以', '能', '对', '對', '支持', 'あり', '有り', '可能', 'y', 't', 'true', '1'];
const YES_MARKS = ['√', '✓', '✔', '☑', '✅', '〇', '○', '◯', '⭕', '●', '◎'];
const NO_WORDS = [
  '无',
  '無',
  '没有',
  '沒有',
  '不',
  '不可',
  '不可以',
  '不能',
  '不是',
  '错',
  '不支持',
  'なし',
  '無し',
  '不要',
];
const NO_LETTERS = ['不可能', 'n', 'f', 'false', '0'];
const NO_MARKS = ['×', '✕', '✖', '✗', '✘', '❌', '❎', '☐', 'x'];

const YES_NO_OPTIONS = collectVocabulary<'yes' | 'no'>([
  { id: 'yes', names: { zh: '是', ja: 'はい', en: 'yes' }, aliases: [...YES_WORDS, ...YES_MARKS] },
  { id: 'no', names: { zh: '否', ja: 'いいえ', en: 'no' }, aliases: [...NO_WORDS, ...NO_LETTERS, ...NO_MARKS] },
]);

/** Parses a boolean as words, marks or numbers: 是/否, √/×, はい/いいえ, y/n, 1/0. */
export function parseYesNo(text: string): CellResult<boolean> {
  const result = parseChoice(text, YES_NO_OPTIONS);
  return result.ok ? ok(result.value === 'yes') : result;
}
