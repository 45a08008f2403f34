import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { GAMES } from '@/games/games';
import { GameGlyph } from '@/ui/components/display/GameGlyph';

/** Returns the shapes of an SVG in order, without colours and ids. */
function shapesOf(svg: Element): readonly string[] {
  return [...svg.querySelectorAll('path, circle, rect')].map((shape) =>
    ['d', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height', 'rx', 'fill-rule']
      .flatMap((name) => (shape.hasAttribute(name) ? [`${name}=${shape.getAttribute(name)}`] : []))
      .join(' '),
  );
}

describe('GameGlyph', () => {
  it.each(GAMES)('draws the same shapes as the icon file of $id', (game) => {
    const file = new DOMParser().parseFromString(readFileSync(`public${game.icon}`, 'utf8'), 'image/svg+xml');

    const { container } = render(<GameGlyph game={game} size={24} />);

    expect(shapesOf(container)).toEqual(shapesOf(file.documentElement));
  });

  it('uses a separate mask for each glyph on a page', () => {
    const [game] = GAMES;

    const { container } = render(
      <>
        <GameGlyph game={game!} size={24} />
        <GameGlyph game={game!} size={60} />
      </>,
    );

    const masks = [...container.querySelectorAll('mask')].map((mask) => `url(#${mask.id})`);
    expect(new Set(masks).size).toBe(2);
    expect([...container.querySelectorAll('g[mask]')].map((group) => group.getAttribute('mask'))).toEqual(masks);
  });
});
