import { GAME_IDS } from '@/games/ids';
import type { CliTexts } from './cliTexts';

const HELP = `橱窗：把表格变成可以发布的商品目录

用法
  npm run catalog -- build <表格或文件夹> [选项]   导入表格，写出目录
  npm run catalog -- verify <目录>                 逐字节检查已写出的目录
  npm run -s catalog -- read --game ID [选项]      读懂标准输入里的文字，一行一条
  npm run catalog -- help                          显示这段说明

表格
  CSV 或 TSV，UTF-8 编码，第一行是列名（中文、日文、英文都可以）。
  文件名就是游戏，如 FateGO.csv；同一文件夹里的 vitrine.json 写店铺的设置：
  { "currency": "CNY", "timeZone": "+08:00", "shop": "青石铺", "sample": false }

build 的选项
  --game ID        表格的文件名不是游戏 id 时，用它指明游戏
  --out DIR        写到哪里（默认 public/catalog）
  --dry-run        只检查和统计，不写任何文件
  --skip-refused   被退回的行跳过，其余照常发布（默认：有一行被退回就什么都不写）
  --json           用 JSON 报告：单个表格是一个对象，文件夹是一个数组

read 的选项
  --game ID        文字说的是哪个游戏的角色、资源和属性
  --mode MODE      query：买家想要什么（默认）；offer：账号里有什么
  --json           每行输出一个 JSON 对象，顺序与输入相同
  --lang zh|en     不用 --json 时说哪种语言（默认随环境）

退出码
  0 已写出，或已读完    1 有行被退回（verify：目录有问题）    2 读不了，或用法不对

例子
  npm run catalog -- build stock/
  npm run catalog -- build 我的表.csv --game FateGO --dry-run
  npm run catalog -- build stock/FateGO.csv --json > report.json
  npm run catalog -- verify public/catalog
  echo '梅林宝2 石800+ 500以内' | npm run -s catalog -- read --game FateGO --mode query --json`;

export const CLI_TEXTS_ZH: CliTexts = {
  help: HELP,
  wrongCall: ({ kind, detail }) =>
    ({
      'no-command': '没有说要做什么。',
      'unknown-command': `没有“${detail}”这个命令。`,
      option: `选项不对：${detail}`,
      'no-path': `${detail} 后面要写一个路径。`,
      'many-paths': `只能写一个路径，多出来的是：${detail}`,
      'foreign-option': `没有“${detail}”这种用法。`,
      'needless-path': `read 从标准输入读文字，不要写路径：${detail}`,
      'no-game': 'read 要用 --game 指明游戏 id，例如 --game FateGO。',
      'unknown-mode': `没有“${detail}”这个模式，只有 query 和 offer。`,
      'unknown-language': `没有“${detail}”这种语言，只有 zh 和 en。`,
    })[kind],
  seeHelp: '看用法：npm run catalog -- help',
  sheetProblem: ({ kind, path, near }) =>
    ({
      'no-such-path': `没有这个文件或文件夹：${path}`,
      'no-sheets': `${path} 里没有表格（.csv、.tsv）。`,
      'unknown-game': `${path}：不知道是哪个游戏，文件名应是游戏 id，或用 --game 指明${near.length === 0 ? '。' : `；是不是 ${near.join('、')}？`}`,
      unsupported: `${path}：还读不了这种文件，请另存为“CSV UTF-8”。`,
      'game-twice': `${path}：同一个游戏已有另一张表格。`,
      'game-for-folder': `${path} 是文件夹，--game 只能用于单张表格。`,
    })[kind],
  settingsIssue: (path, { key, expected, got }) =>
    `${path}${key === null ? '' : `「${key}」`}：应为 ${expected}，实际是 ${got}`,
  brokenManifest: (path, message) => `${path} 读不了，当作没有发布过：${message}`,
  failed: (code, message) => `没能完成（${code}）：${message}`,
  sheetLine: ({ path, game, rows, accepted, refused, blankRows }) =>
    `${path}（${game}）：${rows} 行，接受 ${accepted}，退回 ${refused}${blankRows === null ? '' : `；另有空行 ${blankRows}`}`,
  unreadableSheet: (path) => `${path}：读不了`,
  moreLikeIt: (count) => `……同样的问题还有 ${count} 处（--json 列出全部）`,
  nothingWritten: (refused) => `有 ${refused} 行被退回，什么都没有写。改好再来，或加 --skip-refused 只发布其余的行。`,
  nothingAccepted: (path) => `${path} 一行也没有被接受，什么都没有写。`,
  nothingReadable: '有表格读不了，什么都没有写。',
  published: ({ out, games, offers, written, kept, dryRun, skipped }) =>
    `${dryRun ? '试运行，没有写文件。会写到' : '已写到'} ${out}：${games} 个游戏，${offers} 个商品；写 ${written} 个文件，${kept} 个没有变${skipped === null ? '' : `；跳过被退回的 ${skipped} 行`}。`,
  verified: (game, offers, segments) => `${game}：完好，${offers} 个商品，${segments} 段`,
  catalogProblem: (file, code, message) => `${file}（${code}）：${message}`,
  noCatalogue: (path) => `${path} 里没有目录。`,
  shelfDiffers: (path) => `${path} 与各游戏的清单不一致，请重新 build。`,
  verifiedAll: (games, problems) => `检查了 ${games} 个游戏，问题 ${problems} 处。`,
  unknownGame: (id, near) =>
    `没有“${id}”这个游戏${near.length === 0 ? `，有的是：${GAME_IDS.join('、')}` : `，是不是 ${near.join('、')}？`}`,
  reading: {
    modes: { must: '必须有', any: '任一', nice: '最好有', never: '不要' },
    has: '有',
    price: '价格',
    ambiguous: '不确定',
    unread: '没读懂',
    not: '不是 ',
    yes: '是',
    no: '否',
    comma: '、',
  },
};
