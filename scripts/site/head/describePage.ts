import { compareZh } from '../../../src/features/compare/messages/zh';
import { favouritesZh } from '../../../src/features/favourites/messages/zh';
import { operatorZh } from '../../../src/features/operator/messages/zh';
import { findGame, GAMES } from '../../../src/games/games';
import { gamePath } from '../../../src/games/paths';
import type { Game } from '../../../src/games/types';
import { zh } from '../../../src/locales/zh';
import { notFoundZh } from '../../../src/pages/404/messages/zh';
import { aboutZh } from '../../../src/pages/about/messages/zh';
import { describeGame } from './gameDescription';

/** The facts about a page that its metadata contains, in Chinese. */
export type PageFacts = {
  readonly kind: 'welcome' | 'game' | 'about' | 'other';
  /** Path of the canonical URL; null for a page that search engines should not list. */
  readonly canonicalPath: string | null;
  /** The same title that the page sets when it has loaded. */
  readonly title: string;
  readonly description: string;
  /** The game that the page is about. */
  readonly game: Game | null;
};

const GAME_PAGE = /^\/(game|sale|compare)\/([^/]+)$/;

/** Describes the page of a path; unknown paths have the not-found page. */
export function describePage(path: string): PageFacts {
  const [, group, id = ''] = GAME_PAGE.exec(path) ?? [];
  const game = findGame(id);
  if (game !== null) return group === 'compare' ? comparePage(game) : gamePage(game);
  switch (path) {
    case '/':
    case '/welcome':
      return {
        kind: 'welcome',
        canonicalPath: '/welcome',
        title: titleOf(zh.welcome.title),
        description: `橱窗收着 ${GAMES.length} 个手游和卡牌游戏的账号：选一个游戏，打上想要的角色、卡牌、石头和预算，马上看到哪家店有、卖多少钱。不用登录，条件都在网址里，发给朋友打开还是同一个结果。`,
        game: null,
      };
    case '/about':
      return {
        kind: 'about',
        canonicalPath: '/about',
        title: titleOf(aboutZh.title),
        description: `${aboutZh.summary}这里写着买家怎么找、店主怎么上架，以及示例数据和商标的说明。`,
        game: null,
      };
    case '/operator':
      return unlisted(operatorZh.title, `${operatorZh.lead}${operatorZh.privacy}`);
    case '/favourites':
      return unlisted(
        favouritesZh.pageTitle,
        '收藏的商品都在这里，只保存在这台设备的浏览器里：看看哪些降价了、被预留或已经售出，也可以导出、导入，或复制编号发给店家。',
      );
    case '/compare':
      return comparePage(null);
    default:
      return unlisted(
        notFoundZh.title,
        `这个地址没有对应的页面，可能是链接抄漏了几个字。可以从全部 ${GAMES.length} 个游戏里选一个，或者回到首页重新找。`,
      );
  }
}

/** Both route groups have the same page; search engines list the one of `/game`. */
function gamePage(game: Game): PageFacts {
  return {
    kind: 'game',
    canonicalPath: gamePath('game', game.id),
    title: titleOf(game.names.zh),
    description: describeGame(game),
    game,
  };
}

/** `/compare` redirects to the comparison of a game. */
function comparePage(game: Game | null): PageFacts {
  const title = game === null ? zh.layout.compare : compareZh.pageTitle(game.names.zh);
  const subject = game === null ? '' : `${game.names.zh}：`;
  const description = `${subject}最多四个商品并排对比，角色和等级、资源、账号情况与价格逐行列出，只看不同的地方。网址里就是整张对比，可以直接发给朋友。`;
  return { ...unlisted(title, description), game };
}

function unlisted(title: string, description: string): PageFacts {
  return { kind: 'other', canonicalPath: null, title: titleOf(title), description, game: null };
}

function titleOf(page: string): string {
  return zh.common.pageTitle(page);
}
