import { GAME_IDS } from '@/games/ids';
import { CONFIRMABLE } from '@/publishing/guard/guardDecisions';
import type { CliMessages } from './cliMessages';

export const CLI_MESSAGES_ZH: CliMessages = {
  invalidCommand: ({ kind, detail }) =>
    ({
      'missing-command': '请写明要执行的命令。',
      'unknown-command': `没有“${detail}”这个命令。`,
      'unknown-option': `没有 ${detail} 这个选项。`,
      'missing-value': `${detail} 后面要写一个值；以 - 开头的值要写成 ${detail}=值。`,
      'unexpected-value': `${detail} 后面不要写值。`,
      'missing-path': `${detail} 后面要写一个路径。`,
      'too-many-paths': `只能写一个路径，多出来的是：${detail}`,
      'unsupported-option': `没有“${detail}”这个选项。`,
      'unexpected-path': `read 从标准输入读文字，不要写路径：${detail}`,
      'unexpected-argument': `这里不要写别的词：${detail}`,
      'missing-game': `${detail} 要用 --game 指明游戏 id，例如 --game FateGO。`,
      'unknown-mode': `没有“${detail}”这个模式，只有 query 和 offer。`,
      'unknown-language': `没有“${detail}”这种语言，只有 zh 和 en。`,
      'unknown-sheet-language': `表格没有“${detail}”这种语言，只有 zh、ja 和 en。`,
      'unknown-sheet-kind': `文件名要以 .csv 或 .xlsx 结尾：${detail}`,
      'invalid-time-zone': `不是 +08:00 这样的时差：${detail}`,
      'invalid-port': `不是 0 到 65535 的端口：${detail}`,
      'missing-url': 'deploy-check 后面要写网站的地址，例如 https://shop.example/。',
      'invalid-url': `不是 https://shop.example/ 这样的完整地址：${detail}`,
      'invalid-timeout': `--timeout 是 1 到 999 的秒数：${detail}`,
      'unknown-overlay-action': `overlay 后面要写 set、clear 或 show${detail === '' ? '。' : `，没有“${detail}”。`}`,
      'invalid-price': `不是 FG-1=268 这样的新价格：${detail}`,
      'invalid-reservation': `不是 FG-1 或 FG-1@2026-11-20T20:00:00+08:00 这样的预留：${detail}`,
      'invalid-sold-code': `已售只写编号，如 FG-1；@ 加时间要写在 --reserved 里：${detail}`,
      'all-with-names': `--all 已经是全部收回，不要再写编号或店铺：${detail}`,
      contradiction: `同一个命令里，${detail} 写了两种说法，请只留一种。`,
      'no-changes': `${detail} 后面要写改什么，见 help overlay。`,
      'unknown-allow-value': `--allow 没有“${detail}”，只有 ${CONFIRMABLE.join('、')}。`,
      'unknown-overlay-value': `--overlay 后面要写 clear 或 keep，没有“${detail}”。`,
    })[kind],
  seeHelp: '看用法：npm run catalog -- help',
  sheetProblem: ({ kind, path, similarGames }) =>
    ({
      'no-such-path': `没有这个文件或文件夹：${path}`,
      'no-sheets': `${path} 里没有表格（.csv、.tsv、.xlsx）。`,
      'unknown-game': `${path}：不知道是哪个游戏，文件名应是游戏 id，或用 --game 指明${similarGames.length === 0 ? '。' : `；是不是 ${similarGames.join('、')}？`}`,
      'stray-file': `${path}：不知道是哪个游戏。是表格就把文件名改成游戏 id，不是就移到别处${similarGames.length === 0 ? '。' : `；是不是 ${similarGames.join('、')}？`}`,
      unsupported: `${path}：不支持这种格式，请另存为 .xlsx 或 CSV。`,
      'game-twice': `${path}：同一个游戏已有另一张表格。`,
      'game-for-folder': `${path} 是文件夹，--game 只能用于单张表格。`,
    })[kind],
  settingsIssue: (path, { key, expected, got }) =>
    `${path}${key === null ? '' : `「${key}」`}：应为 ${expected}，实际是 ${got}`,
  mapIssue: (from, { header, expected, got, suggestion }) =>
    `${from}${header === null ? '' : `「${header}」`}：应为 ${expected}，实际是 ${got}${suggestion === null ? '' : `；是不是 ${suggestion}？`}`,
  mapSaved: (path) => `--map 的列名对应已保存到 ${path}。`,
  brokenManifest: (path, message) => `${path} 读不了：${message}`,
  adopted: (from, to, publishedAt) =>
    `${to} 里没有的内容在 ${from} 里找到了${publishedAt === null ? '' : `（${publishedAt} 发布）`}，已复制过去。如果那以后还发布过，那些内容不在其中，请用 history 核对。`,
  failed: (code, message) => `没能完成（${code}）：${message}`,
  sheetLine: ({ path, game, encoding, rows, accepted, refused, blankRows }) =>
    `${path}（${game}，${encoding}）：${rows} 行，接受 ${accepted}，退回 ${refused}${blankRows === null ? '' : `；另有空行 ${blankRows}`}`,
  unreadableSheet: (path) => `${path}：读不了`,
  moreSimilar: (count) => `……同样的问题还有 ${count} 处（--json 列出全部）`,
  nothingWritten: (refused) => `有 ${refused} 行被退回，什么都没有写。改好再来，或加 --skip-refused 只发布其余的行。`,
  nothingAccepted: (path, reason) =>
    `${path} 一行也没有被接受，什么都没有写。${reason === null ? '' : { currency: '货币不同：请改 vitrine.json 里的 currency，或改表格。', columns: '有的列认不出来：请改列名，或用 --map 列名=字段 指明。' }[reason]}`,
  nothingReadable: '有表格读不了，什么都没有写。',
  published: ({ catalogFolder: out, games, offers, written, unchanged, dryRun, skipped }) =>
    `${dryRun ? '试运行，没有写文件。会写到' : '已写到'} ${out}：${games} 个游戏，${offers} 个商品；写 ${written} 个文件，${unchanged} 个没有变${skipped === null ? '' : `；跳过被退回的 ${skipped} 行`}。`,
  verified: (game, offers, segments) => `${game}：完好，${offers} 个商品，${segments} 段`,
  catalogProblem: (file, code, message) => `${file}（${code}）：${message}`,
  noCatalog: (path) => `${path} 里没有目录。`,
  indexDiffers: (path) => `${path} 与各游戏的清单不一致，请重新 build。`,
  verifiedAll: (games, problems) => `检查了 ${games} 个游戏，问题 ${problems} 处。`,
  noTextLine: (line) => `第 ${line} 行：应该是带 "text" 的 JSON 对象，没有读。`,
  unknownGame: (id, similarGames) =>
    `没有“${id}”这个游戏${similarGames.length === 0 ? `，可以写的是：${GAME_IDS.join('、')}` : `，是不是 ${similarGames.join('、')}？`}`,
  parsedText: {
    modes: { must: '必须有', any: '任一', nice: '最好有', never: '不要' },
    has: '有',
    price: '价格',
    ambiguous: '不确定',
    unread: '没读懂',
    sort: '排序',
    sorts: { price: '从便宜到贵', '-price': '从贵到便宜', newest: '最新的在前' },
    not: '不是 ',
    yes: '是',
    no: '否',
    comma: '、',
  },
};
