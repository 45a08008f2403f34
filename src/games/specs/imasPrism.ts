import { ACCOUNT_ATTRIBUTES, bindAttribute, PLATFORM, serverAttribute } from './commonAttributes';
import { BIND_APPLE, BIND_BANDAI_NAMCO, BIND_DMM, BIND_GOOGLE, BIND_GUEST, SERVER_JP } from './commonOptions';
import { limitBreakScale } from './scales';
import { type FamilySpec, named, resource, wholeNumber } from './specBuilders';

/** THE IDOLM@STER SHINY COLORS Song for Prism. One item per idol represents all her cards, photos and costumes; groups
 *  are the idols' units. */
export const IMAS_PRISM_SPEC: FamilySpec = {
  kinds: [
    {
      id: 'idol',
      names: named('偶像', 'アイドル', 'Idol'),
      shape: 'niche',
      scale: limitBreakScale(5),
      rarities: [],
    },
    { id: 'unit', names: named('组合', 'ユニット', 'Unit'), shape: 'blade', scale: null, rarities: [] },
  ],
  groups: [
    { id: 'illumination', names: named('illumination STARS', 'イルミネーションスターズ', 'illumination STARS') },
    { id: 'lantica', names: named("L'Antica", 'アンティーカ', "L'Antica") },
    { id: 'houkago', names: named('放课后CLIMAX GIRLS', '放課後クライマックスガールズ', 'Houkago Climax Girls') },
    { id: 'alstroemeria', names: named('ALSTROEMERIA', 'アルストロメリア', 'ALSTROEMERIA') },
    { id: 'straylight', names: named('Straylight', 'ストレイライト', 'Straylight') },
    { id: 'noctchill', names: named('noctchill', 'ノクチル', 'noctchill') },
    { id: 'shhis', names: named('SHHis', 'シーズ', 'SHHis') },
    { id: 'cometik', names: named('CoMETIK', 'コメティック', 'CoMETIK') },
  ],
  resources: [
    resource('jewel', named('宝石', 'ジュエル', 'Jewels'), ['石', '石头', '钻', '羽石', 'jewel'], [0, 300000, 100]),
    resource('gasha_ticket', named('抽卡券', 'ガシャチケット', 'Gasha ticket'), ['票'], [0, 500, 1]),
    resource('ssr_ticket', named('★3确定券', '★3確定チケット', '3★ guaranteed ticket'), ['确定券'], [0, 30, 1]),
    resource('money', named('马尼', 'マニー', 'Money'), [], [0, 1000000000, 100000]),
  ],
  attributes: [
    serverAttribute([SERVER_JP]),
    bindAttribute([BIND_BANDAI_NAMCO, BIND_GOOGLE, BIND_APPLE, BIND_DMM, BIND_GUEST]),
    PLATFORM,
    wholeNumber('level', named('制作人等级', 'プロデューサーレベル', 'Producer level'), [1, 400], ['等级', 'Lv']),
    wholeNumber(
      'threeStar',
      named('★3 P偶像数', '★3Pアイドル数', '3★ produce idols'),
      [0, 300],
      ['3星数', '虹数', '虹'],
    ),
    ...ACCOUNT_ATTRIBUTES,
  ],
};
