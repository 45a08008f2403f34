const ANDROID = ['安卓', 'android', 'アンドロイド'];
const IOS = ['苹果', 'ios', 'iphone', 'アイフォン'];
/** Joiners that mean "and"; 安卓/苹果 may also mean either. */
const JOINERS = ['', '和', '跟', '与', '加', ' and ', ' & ', 'と', 'でも', 'も'];

/** Wordings of "both platforms": 安卓苹果, iOS and Android, iOSでもAndroid. */
export const BOTH_PLATFORMS: readonly string[] = [
  ...ANDROID.flatMap((android) => IOS.flatMap((ios) => [...pairs(android, ios), ...pairs(ios, android)])),
  ...[
    'both platforms',
    'either platform',
    'any platform',
    'all platforms',
    '全平台',
    'pc手机都能',
    'pc手机都可',
    '手机pc都能',
    '手机电脑都能',
    '电脑手机都能',
    'pc手机双端',
    '三端',
    '双端都能',
    '两端都能',
  ],
  ...['スマホpc両対応', 'pcスマホ両対応', '両対応', '両プラットフォーム', 'クロスプラットフォーム'],
];

function pairs(first: string, second: string): readonly string[] {
  return JOINERS.flatMap((joiner) => [`${first}${joiner}${second}`, `both ${first}${joiner}${second}`]);
}
