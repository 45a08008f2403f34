import { readFileSync } from 'node:fs';
import { gameById } from '../../src/games/games';
import { gameTitle } from '../../src/games/gameTitle';
import type { Game } from '../../src/games/types';
import { zh } from '../../src/locales/zh';
import { PREVIEW_SIZE } from '../site/head/previewImages';

/** Games on the shelf of the site's own image; a square crop shows the three in the middle. */
const WELCOME_GAMES = ['MasterDuel', 'UmaMusume', 'FateGO', 'BlueArchive', 'pokemontcgp'] as const;

const STYLE = `
body{margin:0;width:${PREVIEW_SIZE.width}px;height:${PREVIEW_SIZE.height}px;overflow:hidden;background:var(--background);
color:var(--text);font-family:"PingFang SC","Noto Sans CJK SC","Noto Sans SC","Microsoft YaHei",sans-serif;text-align:center}
.row{display:flex;justify-content:center;align-items:flex-end;gap:44px;height:330px;border-bottom:6px solid var(--primary-border)}
.arch{display:grid;flex:none;place-items:end center;box-sizing:border-box;width:210px;height:236px;padding-bottom:34px;
border-radius:105px 105px 0 0;background:var(--sunken)}
.arch svg{display:block;width:112px;height:112px}
.lit{width:268px;height:290px;padding-bottom:40px;border-radius:134px 134px 0 0;
background:linear-gradient(color-mix(in srgb,var(--game-accent) 22%,#fff),color-mix(in srgb,var(--game-accent) 5%,#fff))}
.lit svg{width:164px;height:164px}
.text{display:grid;align-content:center;justify-items:center;gap:10px;height:196px}
h1{max-width:860px;margin:0;font-size:58px;font-weight:600;line-height:72px;text-wrap:balance;word-break:keep-all}
h1.long{font-size:48px;line-height:62px}
p{margin:0;color:var(--text-secondary);font-size:32px;line-height:44px}
footer{display:flex;justify-content:center;align-items:center;gap:14px;color:var(--text-secondary);font-size:28px;line-height:40px}
footer b{color:var(--text);font-weight:600}
footer svg{width:40px;height:40px}`;

/** Returns the page whose screenshot is the preview image of a game: its icon in the lit arch of a shop window, its name and server. */
export function gamePreview(game: Game): string {
  const unlit = '<span class="arch"></span>';
  const name = gameTitle(game).zh;
  return page(
    `${unlit}${unlit}${arch(game, 'lit')}${unlit}${unlit}`,
    `<h1${name.length > 20 ? ' class="long"' : ''}>${name}</h1>${game.edition === null ? '' : `<p>${game.edition.zh}</p>`}`,
  );
}

/** Returns the page whose screenshot is the preview image of the site itself. */
export function sitePreview(): string {
  const arches = WELCOME_GAMES.map((id) => arch(gameById(id), 'lit'));
  return page(arches.join(''), `<h1>${zh.welcome.headline}</h1>`);
}

function page(row: string, text: string): string {
  const { brand, brandOther } = zh.common;
  return `<!doctype html><html lang="zh-CN"><style>${readFileSync('src/global.css', 'utf8')}${STYLE}</style>
<div class="row">${row}</div><div class="text">${text}</div>
<footer>${readFileSync('public/favicon.svg', 'utf8')}<span><b>${brand}</b> ${brandOther}</span></footer></html>`;
}

function arch(game: Game, look: string): string {
  const icon = readFileSync(`public${game.icon}`, 'utf8');
  return `<span class="arch ${look}" style="--game-accent:var(--accent-${game.hue})">${icon}</span>`;
}
