/** Wordings for "the account's login can be changed", built from modal verbs and names of the change. */
const CHANGES = ['换绑', '改绑', '转绑', '解绑', '换绑定', '改绑定', '更换绑定', '解除绑定', '换帮'];
const CAN = [
  '可',
  '可以',
  '能',
  '能够',
  '支持',
  '包',
  '随便',
  '随意',
  '全',
  '可全',
  '都能',
  '都可',
  '自由',
  '任意',
  '免费',
  '帮',
];
const CANNOT = [
  '不可',
  '不能',
  '不能再',
  '没法再',
  '不可以',
  '无法',
  '不支持',
  '没法',
  '没办法',
  '不给',
  '不让',
  '不',
  '不好',
  '不包',
  '难',
];
const CAN_AFTER = ['随意', '随便', '自由', '可', '没问题', 'ok', '方便'];
const CANNOT_AFTER = ['不可', '不了', '不行', '无'];

const SUBJECTS = ['', '連携', '連携先', '連携先は', '連携の', '連携は', '紐付け', '紐づけ', 'アカウント連携', 'id'];
const VERBS = ['変更', '解除', '付け替え', '切り替え', '切替', '連携解除'];
const POSSIBLE = [
  ...join(['', 'が', 'は', 'も'], ['可', '可能', 'できます', 'できる', '出来ます']),
  'できて',
  'ok',
  '自由',
];
const IMPOSSIBLE = join(['', 'は'], ['不可', '不可能', 'できません', 'できない', '不能', '出来ません']);

const PARTICIPLES = [
  'rebound',
  're-bound',
  'rebinded',
  'unlinked',
  'relinked',
  'unbound',
  'changed',
  'swapped',
  'moved',
  'transferred',
];
const INFINITIVES = [
  'rebind',
  'unlink',
  'relink',
  'unbind',
  'change bind',
  'change the bind',
  'change the email',
  'change the link',
  'change link',
];
const NOT_ABLE = ["can't", 'cannot', 'can not', 'cant', "won't", 'could not'];

function join(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);
}

/** Wordings of "can be rebound". */
export const REBINDABLE: readonly string[] = [
  ...CHANGES,
  ...join(CAN, CHANGES),
  ...join(CHANGES, CAN_AFTER),
  ...join(SUBJECTS, VERBS, POSSIBLE),
  ...join(['可', '能', '可以', '都能'], ['换', '解', '更换', '更改']),
  ...join(['can be '], PARTICIPLES),
  ...join(['can ', 'able to ', 'i can ', 'you can ', 'will ', 'happy to '], INFINITIVES),
  ...join(
    ['rebind', 're-bind', 'rebinding', 'unlink', 'unlinking', 'bind change'],
    [' ok', ' okay', ' possible', ' is possible', ' allowed', ' fine', '可', '可以'],
  ),
  ...join(['', 'bind ', 'link ', 'email '], ['changeable', 'can be changed']),
  ...[
    'rebind is fine',
    'rebinding is fine',
    'link changeable',
    'rebindable',
    're-bindable',
    'unlinkable',
    'free to rebind',
    '连携可解',
    '可改',
  ],
];

/** Wordings of "cannot be rebound". */
export const NOT_REBINDABLE: readonly string[] = [
  ...join(CANNOT, CHANGES),
  ...join(CHANGES, CANNOT_AFTER),
  ...join(['不能', '不可', '不让', '无法', '没法', '没办法', '不可以'], ['换', '解', '更换', '更改']),
  ...[
    '换不了',
    '解不了',
    '不可改',
    '没法改',
    '换不了绑',
    '改不了绑',
    '解不了绑',
    '移せません',
    '移行不可',
    "won't move",
    '永久绑定',
    '死绑',
    '死绑定',
    '死绑号',
    '绑死',
    '绑死了',
  ],
  ...join(['死绑', '绑死', '死绑定'], ['不可换', '不能换', '不能改', '不可改', '换不了', '不换']),
  ...join(SUBJECTS, VERBS, IMPOSSIBLE),
  ...join(NOT_ABLE, [' be '], PARTICIPLES),
  ...join(NOT_ABLE, [' '], INFINITIVES),
  ...[
    'not rebindable',
    'non rebindable',
    'no rebind',
    'no rebinding',
    'no unlinking',
    'hard bound',
    'permanently bound',
  ],
];
