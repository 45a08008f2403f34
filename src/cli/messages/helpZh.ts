import type { HelpMessages } from './helpMessages';

export const HELP_ZH: HelpMessages = {
  intro: '橱窗：把表格变成可以发布的商品目录',
  usage: '命令',
  sheets: `表格
  CSV、TSV（UTF-8、UTF-16、GB18030、Big5、Shift_JIS 自动识别）或 .xlsx。
  列名在表头那一行，中文、日文、英文都可以；只有编号、价格和一列文案也行，文案会被读懂。
  文件名就是游戏，如 FateGO.csv；同一文件夹里的 vitrine.json 写店铺的设置：
  { "currency": "CNY", "timeZone": "+08:00", "shop": "青石铺", "sample": false }
  一个目录的价格都用这一种货币；价格里的符号、币种列或表头写了别的货币，那一行会被退回。`,
  exitCodes: `退出码
  0 已写出，或一切正常    1 有行被退回，或内容不允许    2 读不了，或用法不对`,
  options: '选项',
  examples: '例子',
  more: '某个命令的详细说明：npm run catalog -- help build',
  commands: {
    build: {
      usage: '<表格或文件夹> [选项]',
      summary: '导入表格，写出目录；要么全部写出，要么什么都不写。',
      details: `  与现在发布的版本相比，下面这些要确认，否则什么都不写（退出码 1）：
    damaged   已发布的版本或实时变化（overlay）文件读不出来，没法完整比较
    removed   下架的编号超过一成，或一家店（两个商品以上）全部下架
    relisted  已售的编号有超过一成重新上架（例如表格少了状态一列）
    emptied   留下的商品丢了某一栏的内容，超过一成（例如那一列改了名），或几家店变成了一家
    currency  目录的货币换了
    prices    价格涨跌超过三倍，或从 0、到 0
    delisted  被跳过的行（--skip-refused）里有正在出售或预留的；有一行没有编号，就问表格里少了的全部
    sample    示例商品换掉真实商品，或反过来；首次发布的游戏与其他游戏一边是示例、一边是真实
    实时变化（overlay）里的价格与新表格不同，或写着已售、预留，而表格改过之后仍是在售`,
      options: [
        '--game ID          表格的文件名不是游戏 id 时，用它指明游戏',
        '--out DIR          写到哪里（默认 published/catalog）',
        '--dry-run          只检查和统计，不发布',
        '--skip-refused     被退回的行跳过，其余照常发布（默认：有一行被退回就什么都不写）',
        '--allow 项目,…     发布前要确认的，这些已经确认（见上；--allow-shrink 就是 --allow removed）',
        '--keep-published   跳过被退回的行，其中正在出售的商品保留已发布的版本',
        '--overlay clear|keep  实时变化与新表格矛盾时：一并清除，或保留',
        '--overlay-file 文件   与哪个实时变化文件核对（默认是目录旁边的 __serverLoader）',
        '--map 列名=字段    指明某一列是什么，可以写多次；会记在表格旁的 <表格名>.map.json',
        '--annotate 文件    另写一份带说明列的表格（.csv 或 .xlsx）',
        '--json             用 JSON 报告：单个表格是一个对象，文件夹是一个数组',
        '--print-offers     同样的报告，并列出被接受的商品，一行一个',
      ],
      examples: [
        'npm run catalog -- build stock/',
        'npm run catalog -- build 我的表.csv --game FateGO --dry-run',
        'npm run catalog -- build stock/FateGO.csv --annotate 说明.xlsx',
        'npm run catalog -- build stock/FateGO.csv --allow removed,prices --overlay clear',
        'npm run -s catalog -- build stock/FateGO.csv --print-offers > report.json',
      ],
    },
    diff: {
      usage: '<表格或文件夹> [选项]',
      summary: '先看看发布会改变什么：新增、变化（价格变得最多的在前）、去掉的商品，以及发布前要确认什么。',
      options: [
        '--game ID          表格的文件名不是游戏 id 时，用它指明游戏',
        '--out DIR          与哪个目录相比（默认 published/catalog）',
        '--map 列名=字段    与 build 相同',
        '--overlay-file 文件   与 build 相同',
        '--json             用 JSON 列出全部变化',
      ],
      examples: ['npm run catalog -- diff stock/FateGO.csv', 'npm run -s catalog -- diff stock/ --json > changes.json'],
    },
    verify: {
      usage: '[目录] [--json]',
      summary: '逐字节检查已写出的目录。',
      options: ['--json  结果写成 JSON'],
      examples: ['npm run catalog -- verify'],
    },
    history: {
      usage: '[目录] [--game ID] [--json]',
      summary: '列出可以回退的版本；被替换的版本保留最近十个。',
      options: ['--game ID  只看这个游戏', '--json     版本写成 JSON'],
      examples: ['npm run catalog -- history --game FateGO'],
    },
    rollback: {
      usage: '[目录] --game ID [--to 版本]',
      summary: '全部检查无误后，重新发布以前的版本。',
      options: [
        '--game ID            要回退的游戏',
        '--to 版本            history 列出的号码或名字（默认：现在发布的前一个版本）',
        '--overlay-file 文件  与这个版本矛盾的实时变化会列出来（默认是目录旁边的 __serverLoader）',
      ],
      examples: ['npm run catalog -- rollback --game FateGO', 'npm run catalog -- rollback --game FateGO --to 3'],
    },
    export: {
      usage: '[目录] --game ID [选项]',
      summary: '把已发布的目录写回表格；再导入不会有任何变化。',
      options: [
        '--game ID          要导出的游戏',
        '--to 文件          .csv 或 .xlsx 文件（默认：CSV，写到标准输出）',
        '--lang zh|ja|en    列名和名称用哪种语言（默认 zh）',
        '--zone 时差        时间按哪里的钟写，如 +09:00（默认 +08:00）',
      ],
      examples: [
        'npm run -s catalog -- export --game FateGO > FateGO.csv',
        'npm run -s catalog -- export --game FateGO --lang en --to FateGO.xlsx',
      ],
    },
    overlay: {
      usage: 'set|clear|show [选项]',
      summary: '写下发布之后的变化：已售、预留、新价格、暂停的店铺、公告。',
      options: [
        'set --sold 编号,…              已售（这几个选项都可以写多次；编号里有逗号的，写成 \'"A,1"\'）',
        'set --reserved 编号[@时间],…   预留，可写到什么时候，如 2026-11-20T20:00:00+08:00',
        'set --price 编号=金额,…        新价格，单位是元',
        'set --pause 店铺               这家店暂停出售',
        'set --notice 文字              页面上方的一行公告，空的就是去掉',
        'set --confirm                  确认库存：没写变化的商品都还在售（发布或回退后核对完用）；',
        '                               不写它时，写下或收回变化只确认有这些编号或店铺的游戏；公告什么也不确认',
        'clear 编号 … --pause 店铺      收回对这些编号和店铺所写的，网页不用的错误价格也一样',
        'clear --all                    全部收回（不能再写编号或店铺）',
        '--game ID                      只对这个游戏（默认：对所有游戏）',
        '--file 文件                    写在哪个文件（默认是目录旁边的 __serverLoader）',
        '--out DIR                      已发布的目录，用来查编号、记下核对的是哪一份（默认 published/catalog）',
      ],
      examples: [
        'npm run catalog -- overlay set --game FateGO --sold FG-1001,FG-1002 --price FG-1003=268',
        'npm run catalog -- overlay set --reserved FG-1004@2026-11-20T20:00:00+08:00 --pause 青石铺',
        'npm run catalog -- overlay set --confirm --game FateGO',
        'npm run catalog -- overlay clear FG-1001',
        'npm run catalog -- overlay show',
      ],
    },
    read: {
      usage: '--game ID [选项]',
      summary: '读懂标准输入里的文字，一行一条。',
      options: [
        '--game ID        文字说的是哪个游戏的角色、资源和属性',
        '--mode MODE      query：买家想要什么（默认）；offer：账号里有什么',
        '--json           每行输出一个 JSON 对象，顺序与输入相同',
        '--jsonl          输入每行是一个 JSON 对象 {"text": "…\\n…"}，文字可以有多行；输出同 --json',
        '--explain        输出同 --json，另有 `clauses`：文字怎样分句，读到哪些连接和否定，每处提到什么',
        '--lang zh|en     不用 --json 时说哪种语言（默认随环境）',
      ],
      examples: ["echo '梅林宝2 石800+ 500以内' | npm run -s catalog -- read --game FateGO --mode query --json"],
    },
    serve: {
      usage: '[文件夹] [--port N]',
      summary: '在这台机器上打开建好的站点。',
      options: ['--port N  端口（默认 8080；被占用时换一个）'],
      examples: ['npm run catalog -- serve dist --port 8080'],
    },
    'deploy-check': {
      usage: '<网址> [--all] [--json] [--timeout 秒]',
      summary: '检查已上线的网站：页面、文件、缓存、安全响应头、实时状态、目录；不对的地方写明怎么改。',
      details: `  每一项的结果是通过、失败或跳过。全部通过时退出码是 0，有失败是 1，网址不对或连不上是 2。
  网站在子目录里就写完整地址，如 https://shop.example/shop/。只读取，不改动网站。`,
      options: [
        '--all         核对目录的每个文件（默认每个游戏核对最新的一段）',
        '--json        结果写成 JSON，列出全部问题',
        '--timeout 秒  每次请求最多等多久（默认 10）',
      ],
      examples: [
        'npm run -s catalog -- deploy-check https://shop.example/',
        'npm run -s catalog -- deploy-check https://shop.example/shop/ --all --json > report.json',
      ],
    },
  },
};
