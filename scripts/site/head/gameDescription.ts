import { specOf } from '../../../src/games/specs/specOf';
import type { Game, GameSpec } from '../../../src/games/types';

/** Describes in one Chinese sentence what a buyer finds on the page of a game. Contains nothing that a new catalog would change. */
export function describeGame(game: Game): string {
  const spec = specOf(game);
  const items = spec.kinds.map(({ names }) => names.zh).join('、');
  return (
    `在${withSpaces(game.names.zh)}的橱窗里，打上想要的${items}，再定${limitsOf(spec).join('、')}和预算，` +
    '马上看到哪些店有这样的账号、卖多少钱；没有完全符合的，就列出最接近的，并写明差在哪里。'
  );
}

/** Adds the space that separates Chinese from a Latin word at either end of a name. */
function withSpaces(name: string): string {
  return name.replace(/^(?=\w)/, ' ').replace(/(?<=\w)$/, ' ');
}

/** The two main resources, and the server, or how the account is handed over if there is only one server. */
function limitsOf({ resources, attributes }: GameSpec): readonly string[] {
  const server = attributes.find(({ id }) => id === 'server');
  const hasServers = server?.type === 'enum' && server.options.length > 1;
  const attribute = hasServers ? server : attributes.find(({ id }) => id === 'bind');
  return [...resources.slice(0, 2), ...(attribute === undefined ? [] : [attribute])].map(({ names }) => names.zh);
}
