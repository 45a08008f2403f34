import type { Attribute, AttributeOption } from '../types';
import { serverAttribute } from './commonAttributes';
import { choice, named, option } from './specBuilders';

/** The servers of both Yu-Gi-Oh! games. */
export const YUGIOH_SERVER: Attribute = serverAttribute([
  option('global', named('国际服', 'グローバル', 'Global'), ['全球服', '外服', '国際版']),
  option('cn', named('国服', '中国版', 'Mainland China'), ['简中服', 'CN']),
]);

const LOWER_LEAGUES = [
  option('rookie', named('新秀', 'ルーキー', 'Rookie')),
  option('bronze', named('青铜', 'ブロンズ', 'Bronze')),
  option('silver', named('白银', 'シルバー', 'Silver')),
  option('gold', named('黄金', 'ゴールド', 'Gold')),
  option('platinum', named('铂金', 'プラチナ', 'Platinum'), ['白金']),
];

/** Creates the league attribute: the lower leagues are the same in both games, followed by `higher` in ascending order. */
export function leagueAttribute(higher: readonly AttributeOption[]): Attribute {
  return choice('rank', named('段位', 'ランク', 'Rank'), [...LOWER_LEAGUES, ...higher]);
}

/** Card frames, in the order of a deck list. */
export const CARD_GROUPS = [
  { id: 'main_monster', names: named('主卡组怪兽', 'メインデッキモンスター', 'Main deck monsters') },
  { id: 'ritual', names: named('仪式怪兽', '儀式モンスター', 'Ritual monsters') },
  { id: 'extra_fusion', names: named('融合怪兽', '融合モンスター', 'Fusion monsters') },
  { id: 'extra_synchro', names: named('同调怪兽', 'シンクロモンスター', 'Synchro monsters') },
  { id: 'extra_xyz', names: named('超量怪兽', 'エクシーズモンスター', 'Xyz monsters') },
  { id: 'extra_link', names: named('连接怪兽', 'リンクモンスター', 'Link monsters') },
  { id: 'spell', names: named('魔法', '魔法', 'Spells') },
  { id: 'trap', names: named('陷阱', '罠', 'Traps') },
];
