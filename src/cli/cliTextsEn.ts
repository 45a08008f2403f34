import { GAME_IDS } from '@/games/ids';
import type { CliTexts } from './cliTexts';

const HELP = `Vitrine: turns spreadsheets into a catalogue that can be published

Usage
  npm run catalog -- build <sheet|folder> [options]   import sheets and write the catalogue
  npm run catalog -- verify <folder>                  check every byte of a written catalogue
  npm run -s catalog -- read --game ID [options]      read texts, one a line of standard input
  npm run catalog -- help                             show this text

Sheets
  CSV or TSV in UTF-8; the first row holds the names of the columns, in Chinese, Japanese or English.
  The file's name is the game, as in FateGO.csv; vitrine.json in the same folder holds the shop's settings:
  { "currency": "CNY", "timeZone": "+08:00", "shop": "Blue Stone", "sample": false }

Options of build
  --game ID        the game, where the sheet's file name is not its id
  --out DIR        where to write (default: public/catalog)
  --dry-run        check and count only, write nothing
  --skip-refused   publish without the refused rows (default: one refused row, and nothing is written)
  --json           report as JSON: an object for a sheet, an array for a folder

Options of read
  --game ID        whose items, resources and attributes the texts are about
  --mode MODE      query: wishes of a buyer (default); offer: what an account holds
  --json           one JSON object a line, in the order of the lines
  --lang zh|en     language of the answer without --json (default: that of the environment)

Exit codes
  0 written, or read    1 rows refused (verify: the catalogue does not hold)    2 unreadable, or a wrong call

Examples
  npm run catalog -- build stock/
  npm run catalog -- build mine.csv --game FateGO --dry-run
  npm run catalog -- build stock/FateGO.csv --json > report.json
  npm run catalog -- verify public/catalog
  echo '梅林宝2 石800+ 500以内' | npm run -s catalog -- read --game FateGO --mode query --json`;

export const CLI_TEXTS_EN: CliTexts = {
  help: HELP,
  wrongCall: ({ kind, detail }) =>
    ({
      'no-command': 'No command given.',
      'unknown-command': `There is no command "${detail}".`,
      option: `Wrong option: ${detail}`,
      'no-path': `${detail} needs a path.`,
      'many-paths': `One path only; too many: ${detail}`,
      'foreign-option': `There is no "${detail}".`,
      'needless-path': `read takes its texts from standard input, not from a path: ${detail}`,
      'no-game': 'read needs --game with the id of a game, as in --game FateGO.',
      'unknown-mode': `There is no mode "${detail}"; the modes are query and offer.`,
      'unknown-language': `There is no language "${detail}"; the languages are zh and en.`,
    })[kind],
  seeHelp: 'For help: npm run catalog -- help',
  sheetProblem: ({ kind, path, near }) =>
    ({
      'no-such-path': `No such file or folder: ${path}`,
      'no-sheets': `No sheets (.csv, .tsv) in ${path}.`,
      'unknown-game': `${path}: which game? Name the file by the game's id or use --game${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`,
      unsupported: `${path}: files of this kind cannot be read yet, save it as "CSV UTF-8".`,
      'game-twice': `${path}: there is another sheet of the same game.`,
      'game-for-folder': `${path} is a folder; --game is for a single sheet.`,
    })[kind],
  settingsIssue: (path, { key, expected, got }) =>
    `${path}${key === null ? '' : ` "${key}"`}: expected ${expected}, got ${got}`,
  brokenManifest: (path, message) => `${path} cannot be read and counts as not published: ${message}`,
  failed: (code, message) => `Could not finish (${code}): ${message}`,
  sheetLine: ({ path, game, rows, accepted, refused, blankRows }) =>
    `${path} (${game}): rows ${rows}, accepted ${accepted}, refused ${refused}${blankRows === null ? '' : `; empty rows ${blankRows}`}`,
  unreadableSheet: (path) => `${path}: cannot be read`,
  moreLikeIt: (count) => `… more like it: ${count} (--json lists all)`,
  nothingWritten: (refused) =>
    `Nothing written; rows refused: ${refused}. Mend them, or use --skip-refused to publish the others.`,
  nothingAccepted: (path) => `${path}: not one row accepted, nothing written.`,
  nothingReadable: 'A sheet cannot be read, nothing written.',
  published: ({ out, games, offers, written, kept, dryRun, skipped }) =>
    `${dryRun ? 'Dry run, nothing written. Would write to' : 'Written to'} ${out}: games ${games}, offers ${offers}; files written ${written}, unchanged ${kept}${skipped === null ? '' : `; refused rows left out: ${skipped}`}.`,
  verified: (game, offers, segments) => `${game}: whole; offers ${offers}, segments ${segments}`,
  catalogProblem: (file, code, message) => `${file} (${code}): ${message}`,
  noCatalogue: (path) => `No catalogue in ${path}.`,
  shelfDiffers: (path) => `${path} does not agree with the manifests, build again.`,
  verifiedAll: (games, problems) => `Games checked: ${games}; problems: ${problems}.`,
  unknownGame: (id, near) =>
    `There is no game "${id}"${near.length === 0 ? `; the games: ${GAME_IDS.join(', ')}` : `; did you mean ${near.join(', ')}?`}`,
  reading: {
    modes: { must: 'must have', any: 'any of', nice: 'nice to have', never: 'not' },
    has: 'has',
    price: 'price',
    ambiguous: 'ambiguous',
    unread: 'not read',
    not: 'not ',
    yes: 'yes',
    no: 'no',
    comma: ', ',
  },
};
