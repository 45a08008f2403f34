import { editDistance } from '@/base/editDistance';
import { foldText } from '@/names/foldText';
import { type NameIndex, SPELLING_FORMS, type Spelling } from '@/names/nameIndex';
import { pinyinOf } from '@/names/pinyin';
import type { MatchRank, NameMatch } from '@/names/searchNames';

type Ranked = NameMatch & { readonly score: readonly number[] };

/** Reference implementation of `searchNames`: compares every spelling and keeps the best one per item. */
export function naiveSearch(index: NameIndex, text: string, limit: number): readonly NameMatch[] {
  const foldedText = foldText(text);
  if (foldedText === '') return [];
  const usual = rankAll(index, foldedText, countAllowedTypos(foldedText));
  const isEnough = foldedText.length >= (isWide(foldedText) ? 2 : 3);
  const ranked =
    usual.length === 0 && isEnough ? rankAll(index, foldedText, Math.max(1, countAllowedTypos(foldedText))) : usual;
  return ranked.slice(0, limit).map(({ item, spelling, rank }) => ({ item, spelling, rank }));
}

function rankAll(index: NameIndex, foldedText: string, typos: number): readonly Ranked[] {
  const best = new Map<string, Ranked>();
  const readings =
    foldedText.length > 1 ? pinyinOf(foldedText, index.roster.syllables).map(({ text }) => foldText(text)) : [];
  for (const [position, spelling] of index.spellings.entries()) {
    const found = betterOf(rankOf(spelling, foldedText, typos), rankOfReading(spelling, readings));
    if (found === null) continue;
    const [rank, level] = found;
    const score = [level, SPELLING_FORMS.indexOf(spelling.form), spelling.folded.length, position];
    const ranked = { item: spelling.item, spelling, rank, score };
    const known = best.get(spelling.item.id);
    if (known === undefined || compare(score, known.score) < 0) best.set(spelling.item.id, ranked);
  }
  return [...best.values()].sort((a, b) => compare(a.score, b.score));
}

type Found = readonly [MatchRank, number] | null;

function betterOf(a: Found, b: Found): Found {
  return a === null || (b !== null && b[1] < a[1]) ? b : a;
}

function rankOf(spelling: Spelling, foldedText: string, typos: number): Found {
  const { folded } = spelling;
  if (folded === foldedText) return ['exact', 0];
  if (folded.startsWith(foldedText)) return ['prefix', 1];
  if (isWide(foldedText) || foldedText.length >= 3 ? folded.includes(foldedText) : startsWord(spelling, foldedText))
    return ['inside', 2];
  const edits = editDistance(folded, foldedText, typos);
  const isTypo = spelling.form !== 'initials' && edits <= typos && edits < folded.length;
  return isTypo && isWide(folded) === isWide(foldedText) ? ['typo', 3 + edits] : null;
}

function rankOfReading({ folded, form }: Spelling, readings: readonly string[]): Found {
  if (form !== 'reading') return null;
  if (readings.includes(folded)) return ['typo', 3];
  return readings.some((reading) => folded.startsWith(reading)) ? ['typo', 4] : null;
}

function startsWord({ text, form }: Spelling, foldedText: string): boolean {
  if (form === 'reading' || form === 'initials') return false;
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((_, first) => foldText(words.slice(first).join('')).startsWith(foldedText));
}

function countAllowedTypos(foldedText: string): number {
  if (foldedText.length >= 8) return 2;
  return foldedText.length >= (isWide(foldedText) ? 3 : 4) ? 1 : 0;
}

function isWide(folded: string): boolean {
  return [...folded].some((char) => char > '~');
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((one, position) => one !== b[position]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}
