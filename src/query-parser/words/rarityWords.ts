import { foldText } from '@/names/foldText';

const HAN_DIGITS = '零一二三四五六';

/** Spoken forms of the symbols printed on cards. */
const SYMBOL_WORDS: Readonly<Record<string, readonly string[]>> = {
  '♛': ['皇冠', '金冠', 'クラウン', 'crown', 'crowns', 'UR皇冠', '皇冠卡', '金', '金卡', '金色', 'gold'],
  '☆3': [
    '三星',
    '星3',
    '3星',
    '★3',
    '实境',
    '沉浸',
    '实境卡',
    'イマーシブ',
    'immersive',
    'immersives',
    '3 star',
    '3 stars',
  ],
  '☆2': ['二星', '星2', '2星', '★2', '两星', '2 star', '2 stars', 'two star', 'two stars'],
  '☆1': ['一星', '星1', '1星', '★1', '1 star', 'one star'],
  '◇4': ['四菱', '4菱', '四钻', '4钻', '菱4', '♢4', '4 diamond', '4 diamonds'],
};

/** Returns every folded spelling of a rarity: 5★ is also ★5, 5星, 五星. */
export function spellRarity(rarity: string): readonly string[] {
  const words = [rarity, ...(SYMBOL_WORDS[rarity] ?? []), ...spellStars(rarity)];
  return [...new Set(words.map(foldText))].filter((word) => word !== '');
}

/** Returns the other spellings of a word that counts stars: 5星数 → 五星数, ★5数. */
export function spellStars(word: string): readonly string[] {
  const match = /^(?:[★☆]([1-6])|([1-6])[★☆星]|([一二三四五六])星)(.*)$/u.exec(word.normalize('NFKC'));
  if (match === null) return [];
  const [, before, after, han = '', rest = ''] = match;
  const digit = before ?? after ?? String(HAN_DIGITS.indexOf(han));
  const hanDigit = HAN_DIGITS[Number(digit)] ?? '';
  return [`★${digit}`, `☆${digit}`, `${digit}★`, `${digit}☆`, `${digit}星`, `${hanDigit}星`, `星${digit}`].map(
    (stars) => stars + rest,
  );
}
