import { GAME_IDS } from '@/games/ids';
import { CONFIRMABLE } from '@/publishing/guard/guardAnswers';
import type { CliMessages } from './cliMessages';

export const CLI_MESSAGES_EN: CliMessages = {
  wrongCall: ({ kind, detail }) =>
    ({
      'no-command': 'No command given.',
      'unknown-command': `There is no command "${detail}".`,
      option: `Wrong option: ${detail}`,
      'no-path': `${detail} needs a path.`,
      'many-paths': `One path only; too many: ${detail}`,
      'foreign-option': `There is no "${detail}".`,
      'needless-path': `read takes its texts from standard input, not from a path: ${detail}`,
      'needless-word': `This stands where no word is needed: ${detail}`,
      'no-game': `${detail} needs --game with the id of a game, as in --game FateGO.`,
      'unknown-mode': `There is no mode "${detail}"; the modes are query and offer.`,
      'unknown-language': `There is no language "${detail}"; the languages are zh and en.`,
      'unknown-sheet-language': `There is no language "${detail}" for a sheet; the languages are zh, ja and en.`,
      'unknown-sheet-kind': `The file must end in .csv or .xlsx: ${detail}`,
      'not-a-zone': `No time zone such as +08:00: ${detail}`,
      'not-a-port': `No port from 0 to 65535: ${detail}`,
      'unknown-overlay-word': `overlay needs one of set, clear, show${detail === '' ? '.' : `; there is no "${detail}".`}`,
      'not-a-new-price': `No new price such as FG-1=268: ${detail}`,
      'not-a-reservation': `No reservation such as FG-1 or FG-1@2026-11-20T20:00:00+08:00: ${detail}`,
      'not-a-sold-code': `--sold takes a code such as FG-1 only; an @ with a time belongs to --reserved: ${detail}`,
      'all-and-some': `--all clears everything already; name no code or shop beside it: ${detail}`,
      contradiction: `The call says two different things about ${detail}; keep one of them.`,
      'nothing-said': `${detail}: say what; help overlay lists it.`,
      'unknown-allow-word': `--allow has no "${detail}"; it takes ${CONFIRMABLE.join(', ')}.`,
      'unknown-overlay-answer': `--overlay takes clear or keep, not "${detail}".`,
    })[kind],
  seeHelp: 'For help: npm run catalog -- help',
  sheetProblem: ({ kind, path, near }) =>
    ({
      'no-such-path': `No such file or folder: ${path}`,
      'no-sheets': `No sheets (.csv, .tsv, .xlsx) in ${path}.`,
      'stray-file': `${path}: the game is not known; rename the sheet to the game id, or move it away if it is none${near.length === 0 ? '.' : `; ${near.join(', ')}?`}`,
      'unknown-game': `${path}: which game? Name the file by the game's id or use --game${near.length === 0 ? '.' : `; did you mean ${near.join(', ')}?`}`,
      unsupported: `${path}: files of this kind cannot be read yet, save it as .xlsx or CSV.`,
      'game-twice': `${path}: there is another sheet of the same game.`,
      'game-for-folder': `${path} is a folder; --game is for a single sheet.`,
    })[kind],
  settingsIssue: (path, { key, expected, got }) =>
    `${path}${key === null ? '' : ` "${key}"`}: expected ${expected}, got ${got}`,
  mapIssue: (from, { header, expected, got, suggestion }) =>
    `${from}${header === null ? '' : ` "${header}"`}: expected ${expected}, got ${got}${suggestion === null ? '' : `; did you mean ${suggestion}?`}`,
  mapRemembered: (path) => `What --map says is remembered in ${path}.`,
  brokenManifest: (path, message) => `${path} cannot be read: ${message}`,
  adopted: (from, to, publishedAt) =>
    `${to} was missing and has been copied from ${from}${publishedAt === null ? '' : ` (published ${publishedAt})`}. Anything published after that is not included: check with history.`,
  failed: (code, message) => `Could not finish (${code}): ${message}`,
  sheetLine: ({ path, game, encoding, rows, accepted, refused, blankRows }) =>
    `${path} (${game}, ${encoding}): rows ${rows}, accepted ${accepted}, refused ${refused}${blankRows === null ? '' : `; empty rows ${blankRows}`}`,
  unreadableSheet: (path) => `${path}: cannot be read`,
  moreLikeIt: (count) => `… more like it: ${count} (--json lists all)`,
  nothingWritten: (refused) =>
    `Nothing written; rows refused: ${refused}. Mend them, or use --skip-refused to publish the others.`,
  nothingAccepted: (path, reason) =>
    `${path}: not one row accepted, nothing written.${reason === null ? '' : { currency: ' The currency differs: correct "currency" in vitrine.json, or the sheet.', columns: ' Columns are missing: rename them, or use --map HEADER=FIELD.' }[reason]}`,
  nothingReadable: 'A sheet cannot be read, nothing written.',
  published: ({ out, games, offers, written, kept, dryRun, skipped }) =>
    `${dryRun ? 'Dry run, nothing written. Would write to' : 'Written to'} ${out}: games ${games}, offers ${offers}; files written ${written}, unchanged ${kept}${skipped === null ? '' : `; refused rows left out: ${skipped}`}.`,
  verified: (game, offers, segments) => `${game}: whole; offers ${offers}, segments ${segments}`,
  catalogProblem: (file, code, message) => `${file} (${code}): ${message}`,
  noCatalog: (path) => `No catalog in ${path}.`,
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
