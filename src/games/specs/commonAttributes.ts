import type { Attribute, AttributeOption } from '../types';
import { choice, named, option, wholeNumber, yesNo } from './specBuilders';

/** The server of an offer. */
export function serverAttribute(options: readonly AttributeOption[]): Attribute {
  return choice('server', named('服务器', 'サーバー', 'Server'), options, ['区服', '服', '鯖']);
}

/** How an account is handed over. */
export function bindAttribute(options: readonly AttributeOption[]): Attribute {
  return choice('bind', named('绑定方式', '連携方法', 'Bind type'), options, ['绑定', '連携', 'Bind']);
}

export const PLATFORM: Attribute = choice(
  'platform',
  named('平台', 'プラットフォーム', 'Platform'),
  [
    option('android', named('安卓', 'Android', 'Android'), [
      '安卓区',
      '谷歌区',
      '安卓平台',
      '安卓端',
      '平台安卓',
      '平台要安卓',
    ]),
    option('ios', named('苹果', 'iOS', 'iOS'), ['苹果区', '苹果平台', '苹果端', '平台苹果', '平台要苹果']),
    option('pc', named('电脑', 'PC', 'PC'), ['电脑端']),
    option('both', named('双端', '両対応', 'Cross-platform'), ['双端互通', '全平台']),
  ],
  ['系统', 'OS'],
);

const ACCOUNT_TYPE = choice(
  'accountType',
  named('账号类型', 'アカウント種別', 'Account type'),
  [
    option('starter', named('初始号', 'リセマラ垢（初期垢）', 'Starter (rerolled)'), [
      '初始',
      '开局号',
      'リセマラ垢',
      '初期垢',
      'starter',
    ]),
    option('selfpull', named('自抽号', '自引き垢', 'Self-pull (unused pulls)'), [
      '自抽',
      '自选抽',
      '自引き',
      'self-pull',
    ]),
    option('stone', named('石头号', '石垢', 'Stone stockpile'), ['石号', '囤石号', '囤石', 'stone']),
    option('played', named('成品号', 'プレイ垢', 'Played account'), ['成品', '肝号', '练好', 'played']),
    option('endgame', named('毕业号', '引退垢', 'End-game / retired'), ['毕业', '半毕业', '退坑号', '退坑', 'endgame']),
  ],
  ['类型', '种类'],
);

const SALE_MODE = choice('saleMode', named('出售方式', '販売形式', 'Sale mode'), [
  option('firstcome', named('先到先得', '先着順', 'First come, first served'), ['先拍先得', '先着', '早い者勝ち']),
  option('reserve', named('可预留', '取り置き可', 'Reservable'), ['可留号', '取り置き']),
  option('multi', named('多号现货', '複数在庫', 'Several in stock'), ['多号', '批发']),
]);

const REBINDABLE = yesNo('rebindable', named('可换绑', '連携変更可', 'Can be re-bound'), ['可改绑', '换绑']);
const FIRST_HAND = yesNo('firstHand', named('一手号', '初代所有者', 'First owner'), ['一手', '首手']);
const STOCK = wholeNumber('stock', named('库存', '在庫数', 'Stock'), [0, 9999], ['库存数']);

/** The attributes that all games have, in the order of the filters. */
export const ACCOUNT_ATTRIBUTES: readonly Attribute[] = [ACCOUNT_TYPE, SALE_MODE, REBINDABLE, FIRST_HAND, STOCK];

/** The rank of the player. */
export const PLAYER_RANK: Attribute = wholeNumber(
  'level',
  named('玩家等级', 'プレイヤーランク', 'Player rank'),
  [1, 300],
  ['等级', 'Lv'],
);
