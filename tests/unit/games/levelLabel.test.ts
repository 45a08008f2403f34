/** @jest-environment node */
import { gameById } from '@/games/games';
import { kindOf, levelLabel, topLevel } from '@/games/levelLabel';
import { specOf } from '@/games/specs/specOf';
import type { GameId, ItemKind } from '@/games/types';

function kind(game: GameId, id: string): ItemKind {
  const found = kindOf(specOf(gameById(game)), id);
  if (found === null) throw new Error(`no kind ${id} in ${game}`);
  return found;
}

function labels(of: ItemKind, locale: 'zh' | 'ja' | 'en'): readonly string[] {
  return Array.from({ length: topLevel(of) }, (_, index) => levelLabel(of, index + 1, locale));
}

describe('a level', () => {
  it('of an FGO servant is the Noble Phantasm level', () => {
    const servant = kind('FateGO', 'servant');

    expect(labels(servant, 'zh')).toEqual(['宝1', '宝2', '宝3', '宝4', '宝5']);
    expect(labels(servant, 'ja')).toEqual(['宝具1', '宝具2', '宝具3', '宝具4', '宝具5']);
    expect(labels(servant, 'en')).toEqual(['NP1', 'NP2', 'NP3', 'NP4', 'NP5']);
  });

  it('of a kind with limit breaks is one more than the breaks, and the top is 满破', () => {
    expect(labels(kind('FateGO', 'craft_essence'), 'zh')).toEqual(['0破', '1破', '2破', '3破', '满破']);
    expect(labels(kind('UmaMusume', 'support_card'), 'ja')).toEqual(['0凸', '1凸', '2凸', '3凸', '完凸']);
    expect(labels(kind('gget_jp', 'unit'), 'en')).toEqual(['LB0', 'LB1', 'LB2', 'MLB']);
    expect(topLevel(kind('imassc_prism', 'idol'))).toBe(6);
    expect(topLevel(kind('Mass', 'character'))).toBe(6);
    expect(topLevel(kind('srw_dd_ww', 'unit'))).toBe(5);
  });

  it('of an Uma Musume trainee is the number of stars', () => {
    expect(labels(kind('UmaMusume_Stone', 'trainee'), 'zh')).toEqual(['★1', '★2', '★3', '★4', '★5']);
  });

  it('of a Blue Archive student continues from five stars to the weapon, where the scale has two parts', () => {
    const student = kind('BlueArchive', 'student');

    expect(levelLabel(student, 5, 'zh')).toBe('★5');
    expect(levelLabel(student, 6, 'zh')).toBe('专武1');
    expect(levelLabel(student, 9, 'ja')).toBe('固有4');
    expect(topLevel(student)).toBe(9);
    expect(student.scale?.breakAt).toBe(5);
  });

  it('of a MementoMori character is the tier: LR is 9 and LR+n is 9 + n', () => {
    const character = kind('Mememori_ww', 'character');

    expect(labels(character, 'en').slice(0, 9)).toEqual(['N', 'R', 'SR', 'SR+', 'SSR', 'SSR+', 'UR', 'UR+', 'LR']);
    expect(levelLabel(character, 14, 'zh')).toBe('LR+5');
    expect(topLevel(character)).toBe(19);
  });

  it('of a card is the number of copies', () => {
    expect(levelLabel(kind('duel_links', 'card'), 3, 'zh')).toBe('×3');
    expect(topLevel(kind('MasterDuel', 'card'))).toBe(9);
    expect(topLevel(kind('pokemontcgp', 'card'))).toBe(99);
  });

  it('has no label for a kind without levels', () => {
    const skill = kind('duel_links', 'skill');

    expect(topLevel(skill)).toBe(1);
    expect(levelLabel(skill, 1, 'zh')).toBe('');
    expect(topLevel(kind('imassc_prism', 'unit'))).toBe(1);
  });

  it('beyond the scale is shown as its number', () => {
    expect(levelLabel(kind('FateGO', 'servant'), 12, 'zh')).toBe('12');
  });
});
