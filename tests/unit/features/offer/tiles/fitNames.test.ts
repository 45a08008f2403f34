/** @jest-environment node */
import { fitNames, tileWidth } from '@/features/offer/tiles/fitNames';

const castoria = { nickname: 'キャストリア', short: 'キャ' };
const merlin = { nickname: '梅林', short: '梅林' };
const saber = { nickname: '阿尔托莉', short: '阿尔' };

describe('fitNames', () => {
  it('uses the nicknames if there is space for them, and marks long ones', () => {
    expect(fitNames([merlin, saber], 150)).toEqual([
      { text: '梅林', isLong: false },
      { text: '阿尔托莉', isLong: true },
    ]);
  });

  it('replaces the widest names by their short texts until all fit', () => {
    const texts = fitNames([merlin, saber, castoria], 48 + tileWidth('阿尔托莉') + 48).map(({ text }) => text);

    expect(texts).toEqual(['梅林', '阿尔托莉', 'キャ']);
  });

  it('replaces the widest names by their first word before any short text', () => {
    const narita = { nickname: 'Narita Brian', short: 'Nar' };
    const silence = { nickname: 'Silence (Stamina)', short: 'Sil' };
    const hoshino = { nickname: 'ホシノ（水着）', short: 'ホシ' };
    const budget = tileWidth('Narita') + tileWidth('Silence') + tileWidth('ホシノ');

    expect(fitNames([narita, silence, hoshino], budget).map(({ text }) => text)).toEqual([
      'Narita',
      'Silence',
      'ホシノ',
    ]);
    expect(fitNames([narita, silence, hoshino], 0).map(({ text }) => text)).toEqual(['Nar', 'Sil', 'ホシ']);
  });

  it('uses short texts for all names if there is too little space in any case', () => {
    expect(fitNames([castoria, saber], 0).map(({ text }) => text)).toEqual(['キャ', '阿尔']);
  });
});
