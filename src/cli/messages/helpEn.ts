import type { HelpMessages } from './helpMessages';

export const HELP_EN: HelpMessages = {
  intro: 'Vitrine: turns spreadsheets into a catalog that can be published',
  usage: 'Commands',
  sheets: `Sheets
  CSV, TSV (UTF-8, UTF-16, GB18030, Big5, Shift_JIS are detected) or .xlsx.
  The row of headers holds the names of the columns, in Chinese, Japanese or English; code, price and one column of listing text are enough.
  The file's name is the game, as in FateGO.csv; vitrine.json in the same folder holds the shop's settings:
  { "currency": "CNY", "timeZone": "+08:00", "shop": "Blue Stone", "sample": false }
  All prices of a catalog are in this currency; a row whose price sign, currency column or header states
  another one is refused.`,
  exitCodes: `Exit codes
  0 written, or all is well    1 rows refused, or the content forbids it    2 unreadable, or a wrong call`,
  options: 'Options',
  examples: 'Examples',
  more: 'More about one command: npm run catalog -- help build',
  commands: {
    build: {
      usage: '<sheet|folder> [options]',
      summary: 'Imports sheets and writes the catalog: all of them, or none.',
      details: `  Compared with the published version, these have to be confirmed, or nothing is written (exit code 1):
    damaged   the published version, or the overlay file, cannot be read completely, so it cannot be compared
    removed   more than 10 % of the codes would go, or all offers of a shop that has at least two
    relisted  more than 10 % of the sold codes would be back on sale (as where the sheet has lost its statuses)
    emptied   over 10 % of the staying offers with a value in some field would lose it (as where a column has another name),
              or the offers of several shops would all be in one
    currency  the catalog's currency changes
    prices    a price changes more than threefold, or from or to 0
    delisted  skipped rows (--skip-refused) are on sale or reserved now; for a row without a code, all that the sheet lacks
    sample    sample stock would replace real stock, or the reverse; or a new game has one, and all others the other
    the overlay has another price than the new sheet, or has sold or reserved what a changed row has on sale`,
      options: [
        "--game ID          the game, where the sheet's file name is not its id",
        '--out DIR          where to write (default: published/catalog)',
        '--dry-run          check and count only, publish nothing',
        '--skip-refused     publish without the refused rows (default: one refused row, and nothing is written)',
        '--allow NAME,…     confirms what is listed above (--allow-shrink is the same as --allow removed)',
        '--keep-published   skips refused rows, and keeps the published version of those that are on sale',
        '--overlay clear|keep  where the overlay contradicts the new sheet: remove its entries, or keep them',
        '--overlay-file FILE   the overlay that is compared (default: __serverLoader beside the catalog folder)',
        '--map HEADER=FIELD says what a column speaks of; may be given several times; remembered in <sheet>.map.json',
        '--annotate FILE    write a copy of the sheet with a column of remarks (.csv or .xlsx)',
        '--json             report as JSON: an object for a sheet, an array for a folder',
        '--print-offers     the same report with the accepted offers too, one a line',
      ],
      examples: [
        'npm run catalog -- build stock/',
        'npm run catalog -- build mine.csv --game FateGO --dry-run',
        'npm run catalog -- build stock/FateGO.csv --annotate remarks.xlsx',
        'npm run catalog -- build stock/FateGO.csv --allow removed,prices --overlay clear',
        'npm run -s catalog -- build stock/FateGO.csv --print-offers > report.json',
      ],
    },
    diff: {
      usage: '<sheet|folder> [options]',
      summary:
        'Says what publishing the sheets would change: added, changed (largest price change first) and removed offers, and what has to be confirmed.',
      options: [
        "--game ID          the game, where the sheet's file name is not its id",
        '--out DIR          the catalog to compare with (default: published/catalog)',
        '--map HEADER=FIELD as of build',
        '--overlay-file FILE   as of build',
        '--json             the whole difference as JSON',
      ],
      examples: ['npm run catalog -- diff stock/FateGO.csv', 'npm run -s catalog -- diff stock/ --json > changes.json'],
    },
    verify: {
      usage: '[catalog] [--json]',
      summary: 'Checks every byte of a written catalog.',
      options: ['--json  what was found as JSON'],
      examples: ['npm run catalog -- verify'],
    },
    history: {
      usage: '[catalog] [--game ID] [--json]',
      summary: 'Lists the versions that can be gone back to; the last ten replaced ones are kept.',
      options: ['--game ID  this game only', '--json     the versions as JSON'],
      examples: ['npm run catalog -- history --game FateGO'],
    },
    rollback: {
      usage: '[catalog] --game ID [--to VERSION]',
      summary: 'Publishes an earlier version again, after checking all of it.',
      options: [
        '--game ID            the game to roll back',
        '--to VERSION         the number or the name that history shows (default: the version before the published one)',
        '--overlay-file FILE  entries that contradict the version are listed (default: __serverLoader beside the catalog folder)',
      ],
      examples: ['npm run catalog -- rollback --game FateGO', 'npm run catalog -- rollback --game FateGO --to 3'],
    },
    export: {
      usage: '[catalog] --game ID [options]',
      summary: 'Writes a published catalog back as a sheet; importing it changes nothing.',
      options: [
        '--game ID          the game to export',
        '--to FILE          a .csv or .xlsx file (default: CSV on standard output)',
        '--lang zh|ja|en    language of headers and names (default: zh)',
        '--zone OFFSET      the clock that times are written on, as in +09:00 (default: +08:00)',
      ],
      examples: [
        'npm run -s catalog -- export --game FateGO > FateGO.csv',
        'npm run -s catalog -- export --game FateGO --lang en --to FateGO.xlsx',
      ],
    },
    overlay: {
      usage: 'set|clear|show [options]',
      summary: 'Says what has changed since publishing: sold, reserved, new prices, paused shops, a notice.',
      options: [
        'set --sold CODE,…              sold (each of these may be given several times; quote a code with a comma: \'"A,1"\')',
        'set --reserved CODE[@TIME],…   reserved, until a time such as 2026-11-20T20:00:00+08:00',
        'set --price CODE=AMOUNT,…      a new price in whole units',
        'set --pause SHOP               the shop sells nothing for now',
        'set --notice TEXT              a line above the page; an empty text takes it away',
        'set --confirm                  confirm the stock: all offers without an entry are on sale (after publishing or a rollback);',
        '                               without it, a change confirms only games with its codes or shops, and a notice none',
        'clear CODE … --pause SHOP      take back what is said of codes and shops; also prices that pages leave out',
        'clear --all                    take back everything (without codes or shops)',
        '--game ID                      for this game only (default: for every game)',
        '--file FILE                    the overlay file (default: __serverLoader beside the catalog folder)',
        '--out DIR                      the published catalog, to look up codes and to name what was confirmed (default: published/catalog)',
      ],
      examples: [
        'npm run catalog -- overlay set --game FateGO --sold FG-1001,FG-1002 --price FG-1003=268',
        'npm run catalog -- overlay set --reserved FG-1004@2026-11-20T20:00:00+08:00 --pause "Blue Stone"',
        'npm run catalog -- overlay set --confirm --game FateGO',
        'npm run catalog -- overlay clear FG-1001',
        'npm run catalog -- overlay show',
      ],
    },
    read: {
      usage: '--game ID [options]',
      summary: 'Reads texts, one a line of standard input.',
      options: [
        '--game ID        whose items, resources and attributes the texts are about',
        '--mode MODE      query: wishes of a buyer (default); offer: what an account holds',
        '--json           one JSON object a line, in the order of the lines',
        '--jsonl          each line of input is a JSON object {"text": "…\\n…"}, for texts of several lines; output as --json',
        '--explain        as --json, with `clauses`: how the text was split, which operators were read, and what each mention says',
        '--lang zh|en     language of the output without --json (default: that of the environment)',
      ],
      examples: ["echo '梅林宝2 石800+ 500以内' | npm run -s catalog -- read --game FateGO --mode query --json"],
    },
    serve: {
      usage: '[folder] [--port N]',
      summary: 'Serves the built site on this machine.',
      options: ['--port N  the port (default: 8080; another one where it is taken)'],
      examples: ['npm run catalog -- serve dist --port 8080'],
    },
    'deploy-check': {
      usage: '<url> [--all] [--json] [--timeout SECONDS]',
      summary:
        'Checks a live site: pages, files, caching, security headers, live status and catalogs, with a remedy for each failure.',
      details: `  Each check passes, fails or is skipped. Exit code 0: none failed, 1: one failed, 2: invalid address, or the site is unreachable.
  For a site in a folder of its host, give the complete address, as in https://shop.example/shop/. The site is only read.`,
      options: [
        '--all              verify every file of the catalogs (default: the latest segment of each game)',
        '--json             print the results as JSON, with every finding',
        '--timeout SECONDS  how long each request may take (default: 10)',
      ],
      examples: [
        'npm run -s catalog -- deploy-check https://shop.example/',
        'npm run -s catalog -- deploy-check https://shop.example/shop/ --all --json > report.json',
      ],
    },
  },
};
