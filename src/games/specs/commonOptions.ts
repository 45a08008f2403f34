import { named, option, sameInAllLanguages } from './specBuilders';

export const SERVER_JP = option('jp', named('日服', '日本版', 'Japan'), ['日版', 'JP服', '日本服', 'JP']);
export const SERVER_WW = option('ww', named('国际服', 'グローバル版', 'International'), [
  '全球服',
  '外服',
  '国際版',
  'グローバル',
  'Global',
  'WW',
]);
export const SERVER_KR = option('kr', named('韩服', '韓国版', 'Korea'), ['KR服', 'KR']);
export const SERVER_TW = option('tw', named('台服', '繁体字版', 'Taiwan'), [
  '繁中服',
  '繁中',
  '港澳台',
  '台湾版',
  'TW',
]);

export const BIND_BANDAI_NAMCO = option('bnid', named('万代ID', 'バンダイナムコID', 'Bandai Namco ID'), [
  'BNID',
  '万代',
]);
export const BIND_KONAMI = option('konami', named('科乐美ID', 'KONAMI ID', 'KONAMI ID'), ['科乐美', 'KONAMI']);
export const BIND_GOOGLE = option('google', named('谷歌', 'Google', 'Google'), ['谷歌绑定', '谷歌号', 'G邮']);
export const BIND_APPLE = option('apple', named('苹果ID', 'Apple ID', 'Apple ID'), ['苹果', '苹果号', 'AP绑', 'Apple']);
export const BIND_STEAM = option('steam', sameInAllLanguages('Steam'), ['Steam绑定']);
export const BIND_DMM = option('dmm', named('DMM', 'DMM GAMES', 'DMM GAMES'));
export const BIND_BILIBILI = option('bili', named('B站账号', 'ビリビリ', 'Bilibili account'), [
  'B站',
  '哔哩哔哩',
  'Bilibili',
]);
export const BIND_EMAIL = option('email', named('邮箱', 'メール', 'E-mail'), ['全邮箱', '邮箱绑定', 'mail', 'email']);
export const BIND_CODE = option('code', named('引继码', '引き継ぎコード', 'Transfer code'), [
  '引继',
  '继承码',
  '过继码',
  '引継ぎコード',
  '引き継ぎ',
]);
export const BIND_GUEST = option('guest', named('未绑定（游客）', '未連携', 'Unbound (guest)'), [
  '未绑定',
  '未绑',
  '无绑',
  '空绑',
  '游客',
  '游客号',
  'Unbound',
  'guest',
]);
