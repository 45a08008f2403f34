import { GAME_IDS } from '@/games/ids';
import { CONFIRMABLE } from '@/publishing/guard/guardDecisions';
import type { CliMessages } from './cliMessages';

export const CLI_MESSAGES_EN: CliMessages = {
  invalidCommand: ({ kind, detail }) =>
    ({
      'missing-command': 'No command given.',
      'unknown-command': `There is no command "${detail}".`,
      'unknown-option': `There is no option ${detail}.`,
      'missing-value': `${detail} needs a value; a value that starts with - is written ${detail}=value.`,
      'unexpected-value': `${detail} takes no value.`,
      'missing-path': `${detail} needs a path.`,
      'too-many-paths': `Too many paths; remove: ${detail}`,
      'unsupported-option': `There is no option "${detail}".`,
      'unexpected-path': `read reads texts from standard input, not from a file: ${detail}`,
      'unexpected-argument': `Unexpected argument: ${detail}`,
      'missing-game': `${detail} needs --game with the id of a game, as in --game FateGO.`,
      'unknown-mode': `There is no mode "${detail}"; the modes are query and offer.`,
      'unknown-language': `There is no language "${detail}"; the languages are zh and en.`,
      'unknown-sheet-language': `There is no language "${detail}" for a sheet; the languages are zh, ja and en.`,
      'unknown-sheet-kind': `The file must end in .csv or .xlsx: ${detail}`,
      'invalid-time-zone': `Not a UTC offset such as +08:00: ${detail}`,
      'invalid-port': `Not a port from 0 to 65535: ${detail}`,
      'missing-url': 'deploy-check needs the address of the site, as in https://shop.example/.',
      'invalid-url': `Not a complete address such as https://shop.example/: ${detail}`,
      'invalid-timeout': `--timeout is a number of seconds from 1 to 999: ${detail}`,
      'unknown-overlay-action': `overlay needs set, clear or show${detail === '' ? '.' : `; there is no "${detail}".`}`,
      'invalid-price': `Not a price such as FG-1=268: ${detail}`,
      'invalid-reservation': `Not a reservation such as FG-1 or FG-1@2026-11-20T20:00:00+08:00: ${detail}`,
      'invalid-sold-code': `--sold takes codes such as FG-1; a code with an end time belongs to --reserved: ${detail}`,
      'all-with-names': `--all already clears everything; remove the codes and shops: ${detail}`,
      contradiction: `There are two different changes for ${detail}; keep one of them.`,
      'no-changes': `${detail} needs at least one change; see help overlay.`,
      'unknown-allow-value': `--allow has no "${detail}"; it takes ${CONFIRMABLE.join(', ')}.`,
      'unknown-overlay-value': `--overlay takes clear or keep, not "${detail}".`,
    })[kind],
  seeHelp: 'For help: npm run catalog -- help',
  sheetProblem: ({ kind, path, similarGames }) =>
    ({
      'no-such-path': `No such file or folder: ${path}`,
      'no-sheets': `No sheets (.csv, .tsv, .xlsx) in ${path}.`,
      'stray-file': `${path}: unknown game; rename the sheet to the id of its game, or move it away if it is not a sheet${similarGames.length === 0 ? '.' : `; did you mean ${similarGames.join(', ')}?`}`,
      'unknown-game': `${path}: unknown game; rename the file to the id of its game, or use --game${similarGames.length === 0 ? '.' : `; did you mean ${similarGames.join(', ')}?`}`,
      unsupported: `${path}: this format is not supported; save the file as .xlsx or CSV.`,
      'game-twice': `${path}: there is another sheet for the same game.`,
      'game-for-folder': `${path} is a folder; --game is for a single sheet.`,
    })[kind],
  settingsIssue: (path, { key, expected, got }) =>
    `${path}${key === null ? '' : ` "${key}"`}: expected ${expected}, got ${got}`,
  mapIssue: (from, { header, expected, got, suggestion }) =>
    `${from}${header === null ? '' : ` "${header}"`}: expected ${expected}, got ${got}${suggestion === null ? '' : `; did you mean ${suggestion}?`}`,
  mapSaved: (path) => `The column mappings of --map are saved in ${path}.`,
  brokenManifest: (path, message) => `${path} cannot be read: ${message}`,
  adopted: (from, to, publishedAt) =>
    `${to} was missing and has been copied from ${from}${publishedAt === null ? '' : ` (published ${publishedAt})`}. Anything published after that is not included: check with history.`,
  failed: (code, message) => `Failed (${code}): ${message}`,
  sheetLine: ({ path, game, encoding, rows, accepted, refused, blankRows }) =>
    `${path} (${game}, ${encoding}): rows ${rows}, accepted ${accepted}, refused ${refused}${blankRows === null ? '' : `; empty rows ${blankRows}`}`,
  unreadableSheet: (path) => `${path}: cannot be read`,
  moreSimilar: (count) => `… similar issues: ${count} more (--json lists all)`,
  nothingWritten: (refused) =>
    `Nothing written; refused rows: ${refused}. Correct them, or use --skip-refused to publish the others.`,
  nothingAccepted: (path, reason) =>
    `${path}: no row was accepted; nothing written.${reason === null ? '' : { currency: ' The currency differs: correct "currency" in vitrine.json, or the sheet.', columns: ' Some columns are not recognized: rename them, or use --map HEADER=FIELD.' }[reason]}`,
  nothingReadable: 'A sheet cannot be read; nothing written.',
  published: ({ catalogFolder: out, games, offers, written, unchanged, dryRun, skipped }) =>
    `${dryRun ? 'Dry run, nothing written. Would write to' : 'Written to'} ${out}: games ${games}, offers ${offers}; files written ${written}, unchanged ${unchanged}${skipped === null ? '' : `; refused rows skipped: ${skipped}`}.`,
  verified: (game, offers, segments) => `${game}: intact; offers ${offers}, segments ${segments}`,
  catalogProblem: (file, code, message) => `${file} (${code}): ${message}`,
  noCatalog: (path) => `No catalog in ${path}.`,
  indexDiffers: (path) => `${path} does not match the manifests; run build again.`,
  verifiedAll: (games, problems) => `Games checked: ${games}; problems: ${problems}.`,
  noTextLine: (line) => `line ${line}: expected a JSON object with a "text"; not read.`,
  unknownGame: (id, similarGames) =>
    `There is no game "${id}"${similarGames.length === 0 ? `; the games: ${GAME_IDS.join(', ')}` : `; did you mean ${similarGames.join(', ')}?`}`,
  parsedText: {
    modes: { must: 'must have', any: 'any of', nice: 'nice to have', never: 'not' },
    has: 'has',
    price: 'price',
    ambiguous: 'ambiguous',
    unread: 'not understood',
    sort: 'order',
    sorts: { price: 'cheapest first', '-price': 'most expensive first', newest: 'newest first' },
    not: 'not ',
    yes: 'yes',
    no: 'no',
    comma: ', ',
  },
};
