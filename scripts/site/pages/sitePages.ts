import { facetsOf } from '../../../src/games/facetsOf';
import { GAMES } from '../../../src/games/games';
import { GAME_GROUPS, gamePath } from '../../../src/games/paths';
import { specOf } from '../../../src/games/specs/specOf';
import type { Game } from '../../../src/games/types';

/** A page that is rendered at build time. */
export type SitePage = {
  /** The path that is rendered. */
  readonly path: string;
  /** Paths at which the page may be shown; null for the page of unknown paths. */
  readonly paths: readonly string[] | null;
  /** Files below the site's folder. */
  readonly files: readonly string[];
  /** Named chunks that the page needs at once, in the order of their use. */
  readonly chunks: readonly string[];
  /** Named chunks that parse a text. */
  readonly textChunks: readonly string[];
  /** Names of the chunks with messages, without the language. */
  readonly messages: readonly string[];
  /** The game of a shop page. */
  readonly game: Game | null;
  /** Parameters of the URL that become chips. */
  readonly chipParams: readonly string[];
};

const SHOP_MESSAGES = ['messages', 'shop-messages'];
const WANT_PARAMS = ['q', 'want', 'any', 'nice', 'not'];

/** Lists all pages of the site. */
export function listSitePages(): readonly SitePage[] {
  return [
    {
      ...plainPage('/welcome', ['p__welcome__index']),
      paths: ['/welcome', '/'],
      // Also the page that simple hosts serve for every path.
      files: ['welcome.html', 'index.html'],
    },
    ...GAMES.flatMap((game) => GAME_GROUPS.map((group) => shopPage(game, gamePath(group, game.id)))),
    {
      ...plainPage('/favourites', ['layouts__index', 'p__favourites__index', 'shop', 'favourites']),
      messages: SHOP_MESSAGES,
    },
    ...['/compare', ...GAMES.map(({ id }) => `/compare/${id}`)].map((path) => ({
      ...plainPage(path, ['layouts__index', 'p__compare__index', 'shop', 'compare']),
      messages: SHOP_MESSAGES,
    })),
    plainPage('/operator', ['layouts__index', 'p__operator__index']),
    plainPage('/about', ['layouts__index', 'p__about__index']),
    { ...plainPage('/404', ['p__404__index']), paths: null },
  ];
}

function plainPage(path: string, chunks: readonly string[]): SitePage {
  return {
    path,
    paths: [path],
    files: [`${path.slice(1)}.html`],
    chunks,
    textChunks: [],
    messages: ['messages'],
    game: null,
    chipParams: [],
  };
}

function shopPage(game: Game, path: string): SitePage {
  const { family, id } = game;
  return {
    ...plainPage(path, [`p__game__${id}`, 'shop', `spec-${family}`, `roster-${family}`]),
    textChunks: ['query-parser', `names-${family}`],
    messages: SHOP_MESSAGES,
    game,
    chipParams: [...WANT_PARAMS, ...facetsOf(specOf(game)).map(({ param }) => param)],
  };
}
